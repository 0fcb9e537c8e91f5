/** The one script that runs before the first paint: the remembered theme. Its hash goes into the page's policy. */
import { createHash } from 'node:crypto';

export const THEME_SCRIPT =
  "document.documentElement.className='js';try{var t=localStorage.getItem('novuss.theme');if(t)document.documentElement.dataset.theme=t}catch{}";

/** As `script-src` wants it. */
export const scriptHash = (script: string): `sha256-${string}` => `sha256-${createHash('sha256').update(script).digest('base64')}`;
