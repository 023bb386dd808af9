import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Makes the function that ends a server: no new connection is taken, and each that is there ends with its next answer, or when it has been
 * idle for as long as its client was told. By itself Node serves a connection that is kept busy, as a storefront's are, for ever, and
 * closes idle ones at once, under requests that are on their way.
 * @returns takes the milliseconds after which what is still open is cut off
 */
export function createDrain(server: Server): (withinMs: number) => Promise<void> {
  const open = new Set<ServerResponse>();
  let ending = false;
  // Before the handler, which sends the headers.
  server.prependListener('request', (_request, response) => {
    if (ending) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async (withinMs) => {
    ending = true;
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
    const cut = setTimeout(() => server.closeAllConnections(), withinMs);
    await new Promise<void>((done) => void NetServer.prototype.close.call(server, () => done()));
    clearTimeout(cut);
  };
}
