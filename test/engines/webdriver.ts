/**
 * As much of WebDriver as the journeys need, in both its forms: BiDi, which Firefox speaks by itself, and classic, which WebKit's driver speaks. No library
 * drives both without geckodriver, which neither Debian nor npm has.
 */

/** Input as both forms have it: https://www.w3.org/TR/webdriver2/#actions. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' };
  readonly actions: readonly Readonly<Record<string, string | number>>[];
}

/** Of a window, px. */
const SIZE = { width: 1280, height: 1000 };

/** A browser with one page. */
export interface Driver {
  readonly version: string;
  /** Opens an address, or the page's own again; resolves when it is loaded. */
  open(address: string): Promise<void>;
  /** The value of an expression in the page, awaited, as JSON has it. */
  evaluate(expression: string): Promise<unknown>;
  perform(sources: readonly InputSource[]): Promise<void>;
}

/** A script that gives a value as JSON: what JSON does not have (undefined) is null. */
const asJson = (expression: string): string =>
  `Promise.resolve((() => (${expression}))()).then((value) => JSON.stringify(value === undefined ? null : value))`;

/** Speaks BiDi over a browser's own socket, such as `ws://127.0.0.1:9222`. */
export async function bidi(address: string): Promise<Driver> {
  const socket = new WebSocket(`${address}/session`);
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  let last = 0;
  const send = (method: string, params: object): Promise<Record<string, unknown>> => {
    last += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, error, message } = JSON.parse(String(data));
    if (type === 'error') waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`nobody answers at ${address}`)));
  });
  const { capabilities } = (await send('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: readonly { context: string }[] };
  const { context } = (await send('browsingContext.create', { type: 'window' })) as { context: string };
  // the window that Firefox begins with would keep the focus
  for (const { context: first } of contexts) await send('browsingContext.close', { context: first });
  await send('browsingContext.activate', { context });
  await send('browsingContext.setViewport', { context, viewport: SIZE });
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const params = { expression: asJson(expression), target: { context }, awaitPromise: true };
      const { result, exceptionDetails } = (await send('script.evaluate', params)) as {
        result?: { value: string };
        exceptionDetails?: { text: string };
      };
      if (!result) throw new Error(exceptionDetails?.text ?? 'no answer');
      return JSON.parse(result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
  };
}

/** Speaks classic WebDriver with the driver at an address, such as `http://127.0.0.1:4444`. */
export async function classic(address: string, capabilities: object): Promise<Driver> {
  const post = async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${address}/session${path}`, { method: 'POST', body: JSON.stringify(body) });
    const { value } = (await response.json()) as { value: unknown };
    const { error, message } = (value ?? {}) as { error?: string; message?: string };
    if (!response.ok) throw new Error(`${error}: ${message}`);
    return value;
  };
  const session = (await post('', { capabilities: { alwaysMatch: capabilities } })) as {
    sessionId: string;
    capabilities: { browserVersion: string };
  };
  const page = (path: string, body: object): Promise<unknown> => post(`/${session.sessionId}/${path}`, body);
  await page('window/rect', SIZE);
  return {
    version: session.capabilities.browserVersion,
    open: async (url) => void (await page('url', { url })),
    evaluate: async (expression) => {
      const script = `const done = arguments[0]; ${asJson(expression)}.then(done, (error) => done({ error: String(error) }))`;
      const answer = await page('execute/async', { script, args: [] });
      if (typeof answer !== 'string') throw new Error((answer as { error?: string } | null)?.error ?? 'no answer');
      return JSON.parse(answer);
    },
    perform: async (actions) => void (await page('actions', { actions })),
  };
}
