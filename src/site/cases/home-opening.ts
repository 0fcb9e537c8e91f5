/** The position on the home page: two red discs wait at the pockets, one needs the far board; black keeps the corner. */
import type { Opening } from '../../widgets/table/state.svelte.ts';

export const HOME_OPENING: Opening = {
  position: {
    discs: [
      { id: 'red1', color: 'red', x: 318, y: 330 },
      { id: 'red2', color: 'red', x: -36, y: 62 },
      { id: 'red3', color: 'red', x: -250, y: 410 },
      { id: 'black1', color: 'black', x: -352, y: 214 },
      { id: 'black2', color: 'black', x: 120, y: -60 },
      { id: 'black3', color: 'black', x: 404, y: -150 },
      { id: 'black4', color: 'black', x: -140, y: -230 },
    ],
    striker: { x: 236, y: -436 },
  },
  stroke: { angle: 83.9, speed: 2.6 },
};
