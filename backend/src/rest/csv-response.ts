import type { Context as HonoContext } from 'hono';
import { utf8Mark } from '../../../lib/rules/text/csv-text.ts';
import type { Context } from '../context.ts';

type Records = AsyncIterable<string> | Iterable<string>;

/**
 * A CSV file streamed while its records are read. When reading fails midway the response is aborted, so that no browser mistakes
 * half of a list for the whole.
 */
export function toCsvResponse(
  c: HonoContext<{ Variables: { shop: Context } }>,
  name: string,
  records: Records,
): Response {
  const { log } = c.get('shop');
  return c.body(
    toStream(records, (error) => log.error({ err: error, name }, 'file export aborted')),
    200,
    {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  );
}

/** @param onFailure is called with the error that aborts the stream */
export function toStream(records: Records, onFailure: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const parts = prependStart(records);
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        onFailure(error);
        // Without the cause: the server prints it, and database errors quote values.
        controller.error(new Error('The file export was aborted'));
      }
    },
    // The client is gone: stops reading from the database.
    cancel: async () => void (await parts.return()),
  });
}

async function* prependStart(records: Records): AsyncGenerator<string, void, void> {
  yield utf8Mark;
  yield* records;
}
