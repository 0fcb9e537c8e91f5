/** The bare table as one picture, fetched once and shown under every figure. Its colours are those of the light theme; pages dim it in the dark. */
import type { APIRoute } from 'astro';
import { render } from 'svelte/server';
import { NOMINAL } from '../geometry/parameters.ts';
import { SPAN, viewBox } from '../widgets/table/board/draw.ts';
import TableBase from '../widgets/table/board/TableBase.svelte';

const STYLE = `
.lacquer-a{stop-color:#eed9b0}.lacquer-b{stop-color:#e3c896}.lamp{stop-color:#fffdf2}.hole-in{stop-color:#15100c}.hole-out{stop-color:#050302}
.vein{fill:none;stroke:#b78d5c;stroke-opacity:.22;stroke-width:2}.fine{stroke-width:.8}.rail{fill:#855636}.rail-side{fill:#643c24}
.rail-vein{stroke:#2a1409;stroke-opacity:.2;stroke-width:1.4}.rail-lip{fill:none;stroke:#e8c9a4;stroke-opacity:.3;stroke-width:2.4}
.mitre{fill:none;stroke:#1f0f06;stroke-opacity:.45;stroke-width:1.4}.line{fill:none;stroke:#1b1713}
.hair{stroke-width:.8px;vector-effect:non-scaling-stroke;stroke-opacity:.72}.pocket-rim{fill:#54361f;fill-opacity:.55}`;

export const GET: APIRoute = () => {
  const { body } = render(TableBase, { props: { uid: 't' } });
  const drawing = body.replace(/<!--.*?-->/g, '');
  const box = viewBox(NOMINAL);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${SPAN}" height="${SPAN}"><style>${STYLE}</style>${drawing}</svg>`;
  return new Response(svg, { headers: { 'content-type': 'image/svg+xml' } });
};
