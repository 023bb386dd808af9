import { once } from 'node:events';
import { type IncomingMessage, request, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { shop } from './own-shop.ts';
import { startServer } from './stand-ins.ts';

/**
 * The shop at an address of its own, over a line that stops within a page: what comes before `mark` in its HTML, and the rest
 * once `finish` is called.
 */
export async function startSlowLine(
  mark: string,
): Promise<{ url: string; finish(): void; stop(): Promise<void> }> {
  const rest = Promise.withResolvers<void>();
  const { hostname, port } = new URL(shop.url);
  const answer: RequestListener = (asked, response) => {
    const passOn = async (): Promise<void> => {
      const headers = { ...asked.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' };
      const sent = request({ hostname, port, path: asked.url, method: asked.method, headers });
      asked.pipe(sent);
      const [received] = (await once(sent, 'response')) as [IncomingMessage];
      response.writeHead(received.statusCode ?? 500, received.headers);
      if (received.headers['content-type']?.startsWith('text/html') !== true)
        return void received.pipe(response);
      const html = await text(received);
      const end = html.indexOf(mark);
      if (end < 0) throw new Error(`${asked.url} has no ${mark}`);
      response.write(html.slice(0, end));
      await rest.promise;
      response.end(html.slice(end));
    };
    passOn().catch(() => response.destroy());
  };
  const { port: ownPort, stop } = await startServer(answer);
  return { url: `http://localhost:${ownPort}`, finish: rest.resolve, stop };
}
