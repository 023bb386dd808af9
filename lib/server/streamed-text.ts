import 'server-only';
import { logFailure } from '../io/log.ts';

/**
 * A streamed response with backpressure. The first two parts are produced before anything is sent, so that a backend that is
 * down gives a proper error status; a later failure aborts the response instead of ending it.
 */
export async function streamText(
  parts: AsyncGenerator<string>,
  type: string,
  maxAge: number,
): Promise<Response> {
  const firstParts = [await parts.next(), await parts.next()];
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const next = firstParts.shift() ?? (await parts.next());
        if (next.done) controller.close();
        else controller.enqueue(encoder.encode(next.value));
      } catch (error) {
        logFailure('An answer broke off', error);
        controller.error(error);
      }
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
  return new Response(body, {
    headers: { 'Content-Type': type, 'Cache-Control': `public, max-age=${maxAge}, s-maxage=${maxAge}` },
  });
}
