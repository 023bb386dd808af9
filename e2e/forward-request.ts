import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { shop } from './own-shop.ts';

/**
 * Passes a request on to a part of the shop, as if it had come to the shop's own address, and the answer back.
 * @param to address of that part
 * @param deliver writes the answer's body, where it does not pass as it comes
 */
export function forwardRequest(
  to: string,
  asked: IncomingMessage,
  response: ServerResponse,
  deliver = (answered: IncomingMessage): Promise<void> => pipeline(answered, response),
): void {
  const { hostname, port } = new URL(to);
  const { host: _host, origin, ...headers } = asked.headers;
  const forwarded = request(
    {
      hostname,
      port,
      path: asked.url,
      method: asked.method,
      headers: { ...headers, ...(origin !== undefined && { origin: shop.url }) },
    },
    (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      deliver(answered).catch(() => response.destroy());
    },
  );
  forwarded.on('error', () => response.destroy());
  asked.pipe(forwarded);
}
