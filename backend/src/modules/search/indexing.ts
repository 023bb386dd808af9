import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { createLanguage, type Language } from './language/language.ts';
import { knownWords } from './internal/terms-store.ts';
import { type HostedSearch, hostedSearch, refusalOf, type SearchConfig } from './hosted-client.ts';
import { allPending, anyDue, claimPending, finishPending, markPending } from './pending-changes.ts';
import { namedWords, recordOf, type SearchRecord } from './hosted/record.ts';
import { allRecords, attributeNames, countRecords, recordsByIds } from './hosted/record-store.ts';
import { indexSettings, replicaSettings } from './hosted/settings.ts';
import { forgetTold } from './told-purchases.ts';
import { sendDictionaries, sendSynonyms } from './hosted/wording.ts';

/** Raise it with a change of settings or records: an index of another version is set up anew. */
const version = 2;

/** What the index says of itself: whether its records carry the forms of their words. */
const userDataSchema = z.object({ withForms: z.boolean(), version: z.literal(version) });

const batchSize = 1_000;
const leaseSeconds = 60;
/** From a failure to the next try. */
const pauseMs = 20_000;

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
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  const { replicas: _, ...shared } = settings;
  for (const [indexName, own] of replicaSettings(index))
    await client.setSettings({ indexName, indexSettings: { ...shared, ...own } });
  await sendSynonyms(hosted);
  // Last: who finds it knows that the rest is there.
  const userData = { withForms, version } satisfies z.infer<typeof userDataSchema>;
  const marked = await client.setSettings({ indexName: index, indexSettings: { userData } });
  await client.waitForTask({ indexName: index, taskID: marked.taskID });
  return { language, withForms };
}

/** Tells the hosted search of what has changed; one that has no such index yet is set up first, and gets everything. */
export async function sendChanges(db: Database, hosted: HostedSearch, signal: AbortSignal): Promise<void> {
  const { index: indexName, client } = hosted;
  const withForms = await ensureIndex(db, hosted);
  let language: Language | undefined;
  while (!signal.aborted) {
    const claimed = await claimPending(db, batchSize, leaseSeconds);
    if (claimed.length === 0) return;
    const known = (language ??= createLanguage(await knownWords(db)));
    const ids = claimed.map(({ productId }) => productId);
    const rows = await recordsByIds(db, ids);
    const words = new Set(rows.flatMap(({ name }) => namedWords(name)));
    if (!withForms) await sendDictionaries(hosted, known, words, false);
    const there = new Set(rows.map(({ id }) => id));
    const gone = ids.filter((id) => !there.has(id));
    await client.batch({
      indexName,
      batchWriteParams: {
        requests: [
          ...rows.map((row) => ({ action: 'updateObject' as const, body: recordOf(row, known, withForms) })),
          ...gone.map((id) => ({ action: 'deleteObject' as const, body: { objectID: String(id) } })),
        ],
      },
    });
    await finishPending(db, claimed);
  }
}

/** Whether the index's records carry the forms of their words; an index that is not set up yet is. */
async function ensureIndex(db: Database, hosted: HostedSearch): Promise<boolean> {
  const known = userDataSchema.safeParse(await userDataOf(hosted));
  if (known.success) return known.data.withForms;
  await forgetTold(db, hosted.index);
  await markPending(db, sql`SELECT id FROM products WHERE taken_out_at IS NULL`);
  return (await prepareIndex(db, hosted)).withForms;
}

async function userDataOf({ client, index }: HostedSearch): Promise<unknown> {
  try {
    const settings = await client.getSettings({ indexName: index });
    return settings.userData;
  } catch (error) {
    if (refusalOf(error) === 404) return undefined;
    throw error;
  }
}

/** For startJobs: nothing where the shop searches by itself. */
export function indexingTasks(config: SearchConfig): Task[] {
  const hosted = hostedSearch(config);
  if (!hosted) return [];
  // The service is asked at the start, and then only when there is something to tell it.
  let asked = false;
  let pausedUntil = 0;
  return [
    {
      name: 'search index',
      everyMs: 2_000,
      async run({ db, log }, signal) {
        if (Date.now() < pausedUntil || (asked && !(await anyDue(db)))) return;
        try {
          await sendChanges(db, hosted, signal);
          asked = true;
        } catch (error) {
          pausedUntil = Date.now() + pauseMs;
          log.warn({ reason: String(error) }, 'the search service did not take the changes');
        }
      },
    },
  ];
}
