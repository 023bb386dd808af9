import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Creates the function that stops a server: it accepts no new connection, and each open one closes with its next response, or
 * once it has been idle for its announced keep-alive. Node by itself serves a busy connection, such as a storefront's, forever,
 * and closes idle ones at once, while requests are on their way.
 * @returns takes the milliseconds after which open connections are cut off
 */
export function createDrain(server: Server): (withinMs: number) => Promise<void> {
  const open = new Set<ServerResponse>();
  let ending = false;
  // Runs before the handler, which sends the headers.
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
