import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import sirv from 'sirv';
import { DIST } from '../../support/dist.ts';

/** The built site on a server of its own, parts of which can be renewed and which can be switched off. */
export interface SwitchedSite {
  /** Texts that are served in place of what was built, by path. */
  readonly renewed: Map<string, string>;
  /** Every path that was asked for, in order. */
  readonly asked: string[];
  /** Starts the server; gives its address without a last slash. */
  readonly start: () => Promise<string>;
  /** Cuts all connections and stops the server. */
  readonly stop: () => Promise<void>;
}

/** A site that a test switches on and off by itself, beside the server of all tests; another one than that of all tests where a folder is given. */
export function switchedSite(folder = DIST): SwitchedSite {
  const renewed = new Map<string, string>();
  const asked: string[] = [];
  const files = sirv(folder, { etag: true });
  const server: Server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/, '');
    asked.push(path);
    const text = renewed.get(path);
    if (text === undefined) return files(request, response);
    response.writeHead(200, { 'content-type': path.endsWith('.json') ? 'application/json' : 'text/html' });
    response.end(text);
  });
  const start = () =>
    new Promise<string>((resolve) => server.listen(0, () => resolve(`http://localhost:${(server.address() as AddressInfo).port}`)));
  const stop = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { renewed, asked, start, stop };
}

/** Keeps German for offline, as a reader does. */
export async function keepGerman(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/de/offline/`);
  await page.getByRole('button', { name: 'Deutsch offline behalten' }).click();
  await expect(page.getByText(/Deutsch ist behalten/)).toBeVisible({ timeout: 120_000 });
}

/** Errors of the pages' scripts, gathered from now on. Requests that a next page cuts off are none. */
export function scriptErrors(page: Page): readonly string[] {
  const said: string[] = [];
  page.on('pageerror', (error) => said.push(String(error)));
  return said;
}
