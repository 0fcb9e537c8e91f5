/** The styles of what only scripts show: the look-up's list, a term's note. */
import extra from '../styles/extra.css?url';
import { addStylesheet } from './stylesheet.ts';

export const addExtra = (): Promise<void> => addStylesheet(extra);
