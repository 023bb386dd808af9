import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/connect.ts';
import type { Task } from '../../jobs/service.ts';
import { createLanguage, type Language } from '../language/language.ts';
import { knownWords } from '../terms-store.ts';
import { type HostedSearch, hostedSearch, refusalOf } from './client.ts';
import { allPending, claimPending, finishPending, markPending } from './pending-store.ts';
import { namedWords, recordOf, type SearchRecord } from './record.ts';
import { allRecords, attributeNames, countRecords, recordsByIds } from './record-store.ts';
import { indexSettings, replicaSettings } from './settings.ts';
import { sendDictionaries, sendSynonyms } from './wording.ts';

/** What the index says of itself: whether its records carry the forms of their words. */
const userDataSchema = z.object({ withForms: z.boolean() }).catch({ withForms: true });

const batchSize = 1_000;
const leaseSeconds = 60;

/**
 * Puts the whole range in the place of what the index holds, in one step: shoppers see the old index until the new one stands.
 * @returns the number of records
 */
export async function indexAll(
  db: Database,
  hosted: HostedSearch,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const waiting = await allPending(db);
  const { language, withForms } = await prepareIndex(db, hosted);
  const total = await countRecords(db);
  const records: SearchRecord[] = [];
  for await (const page of allRecords(db)) {
    for (const row of page) records.push(recordOf(row, language, withForms));
    onProgress(records.length, total);
  }
  await hosted.client.replaceAllObjects({ indexName: hosted.index, objects: records, batchSize });
  await finishPending(db, waiting);
  return records.length;
}

/** Settings, synonyms and dictionaries, as the catalogue is now. */
async function prepareIndex(
  db: Database,
  hosted: HostedSearch,
): Promise<{ language: Language; withForms: boolean }> {
  const { client, index } = hosted;
  const words = await knownWords(db);
  const language = createLanguage(words);
  const withForms = !(await sendDictionaries(hosted, language, words, true));
  const settings = indexSettings(index, await attributeNames(db));
  const { taskID } = await client.setSettings({
    indexName: index,
    // What the next change of a product has to know.
    indexSettings: { ...settings, userData: { withForms } },
  });
  await client.waitForTask({ indexName: index, taskID });
  const { replicas: _, ...shared } = settings;
  for (const [indexName, own] of replicaSettings(index))
    await client.setSettings({ indexName, indexSettings: { ...shared, ...own } });
  await sendSynonyms(hosted);
  return { language, withForms };
}

/** Tells the hosted search of what has changed; sets it up first where it has no such index yet. */
export async function sendChanges(db: Database, hosted: HostedSearch, signal: AbortSignal): Promise<void> {
  let known: { language: Language; withForms: boolean } | undefined;
  while (!signal.aborted) {
    const claimed = await claimPending(db, batchSize, leaseSeconds);
    if (claimed.length === 0) return;
    known ??= await readIndex(db, hosted);
    const { language, withForms } = known;
    const ids = claimed.map(({ productId }) => productId);
    const rows = await recordsByIds(db, ids);
    if (!withForms)
      await sendDictionaries(hosted, language, new Set(rows.flatMap(({ name }) => namedWords(name))), false);
    const there = new Set(rows.map(({ id }) => id));
    const { index: indexName, client } = hosted;
    await client.batch({
      indexName,
      batchWriteParams: {
        requests: [
          ...rows.map((row) => ({
            action: 'updateObject' as const,
            body: recordOf(row, language, withForms),
          })),
          ...ids
            .filter((id) => !there.has(id))
            .map((id) => ({ action: 'deleteObject' as const, body: { objectID: String(id) } })),
        ],
      },
    });
    await finishPending(db, claimed);
  }
}

async function readIndex(
  db: Database,
  hosted: HostedSearch,
): Promise<{ language: Language; withForms: boolean }> {
  try {
    const settings = await hosted.client.getSettings({ indexName: hosted.index });
    const { withForms } = userDataSchema.parse(settings.userData);
    return { language: createLanguage(await knownWords(db)), withForms };
  } catch (error) {
    if (refusalOf(error) !== 404) throw error;
    const prepared = await prepareIndex(db, hosted);
    await markPending(db, sql`SELECT id FROM products WHERE taken_out_at IS NULL`);
    return prepared;
  }
}

/** For startJobs: nothing where the shop searches by itself. @throws Error as hostedSearch */
export function indexingTasks(config: Parameters<typeof hostedSearch>[0]): Task[] {
  const hosted = hostedSearch(config);
  if (!hosted) return [];
  return [
    {
      name: 'search index',
      everyMs: 2_000,
      run: ({ db }, signal) => sendChanges(db, hosted, signal),
    },
  ];
}
