import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { forwardRequest } from './forward-request.ts';
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
  const { port, stop } = await startServer((asked, response) => {
    asked.headers['accept-encoding'] = 'identity';
    forwardRequest(shop.url, asked, response, async (answered) => {
      if (!answered.headers['content-type']?.startsWith('text/html')) return pipeline(answered, response);
      const html = await text(answered);
      const end = html.indexOf(mark);
      if (end < 0) throw new Error(`${asked.url} has no ${mark}`);
      response.write(html.slice(0, end));
      await rest.promise;
      response.end(html.slice(end));
    });
  });
  return { url: `http://localhost:${port}`, finish: rest.resolve, stop };
}
