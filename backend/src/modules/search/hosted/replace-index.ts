import type { HostedSearch } from '../hosted-client.ts';
import { type IndexContent, prepareIndex } from './prepare-index.ts';
import type { RecordRow } from './record-store.ts';
import { toRecord } from './record.ts';

/** What has not been written yet piles up at the service. */
const mostUnwritten = 1_000;

/**
 * Replaces the whole index in one step: shoppers see the old one until the new one is complete. Holds a page of rows in memory.
 * @returns the number of records
 */
export async function replaceIndex(
  hosted: HostedSearch,
  content: IndexContent,
  pages: AsyncIterable<RecordRow[]>,
  onProgress: (done: number) => void,
): Promise<number> {
  const { client, index } = hosted;
  const { wording, withForms } = await prepareIndex(hosted, content);
  const newIndex = `${index}_new_${Date.now()}`;
  const finish = async (indexName: string, { taskID }: { taskID: number }): Promise<void> => {
    await client.waitForTask({ indexName, taskID });
  };
  await finish(
    newIndex,
    await client.operationIndex({
      indexName: index,
      operationIndexParams: {
        operation: 'copy',
        destination: newIndex,
        scope: ['settings', 'synonyms', 'rules'],
      },
    }),
  );
  let done = 0;
  let written = 0;
  let task = { taskID: 0 };
  // Tasks are done one after the other: with the last, all before it.
  const untilWritten = async (): Promise<void> => {
    await finish(newIndex, task);
    onProgress((written = done));
  };
  try {
    for await (const page of pages) {
      const requests = page.map((row) => ({
        action: 'addObject' as const,
        body: toRecord(row, wording, withForms),
      }));
      task = await client.batch({ indexName: newIndex, batchWriteParams: { requests } });
      done += page.length;
      if (done - written >= mostUnwritten) await untilWritten();
    }
    if (done > written) await untilWritten();
    await finish(
      newIndex,
      await client.operationIndex({
        indexName: newIndex,
        operationIndexParams: { operation: 'move', destination: index },
      }),
    );
  } catch (error) {
    await client.deleteIndex({ indexName: newIndex });
    throw error;
  }
  return done;
}
