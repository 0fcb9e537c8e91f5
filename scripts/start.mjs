/** `npm start`: builds the site and serves it until Ctrl-C. */
import { requireNode, run } from './lib.mjs';

await requireNode();
const wanted = process.env.PORT;
const port = wanted === undefined || wanted === '' ? undefined : Number(wanted);
if (port !== undefined && !(Number.isInteger(port) && port >= 0 && port < 65536)) {
  console.error(`PORT is ${wanted}: expected a number from 0 to 65535`);
  process.exit(1);
}

console.log('Building the site …');
const built = await run('node', ['scripts/build.mjs']);
if (built !== 0) process.exit(built);

const { serve } = await import('./serve.mjs');
try {
  const { server, port: got } = await serve(port);
  const base = (process.env.BASE_PATH ?? '/').replace(/\/?$/, '/');
  console.log(`\n  The rules of novuss: http://localhost:${got}${base}\n  Stop with Ctrl-C.\n`);
  const stop = () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: choose another with PORT=…` : error.message);
  process.exit(1);
}
