import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createLanguage, type Language } from '@vorulind/morphology/language';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { readKnownWords } from './internal/terms-store.ts';
import {
  type HostedSearch,
  configureHostedSearch,
  refusalStatus,
  type SearchConfig,
} from './hosted-client.ts';
import { listPending, hasDueChanges, claimPending, finishPending, markPending } from './pending-changes.ts';
import { inflectedWords, toRecord, type SearchRecord } from './hosted/record.ts';
import { streamRecords, findAttributeNames, countRecords, findRecordsByIds } from './hosted/record-store.ts';
import { indexSettings, replicaSettings } from './hosted/settings.ts';
import { resetPurchaseEvents } from './purchase-event-cursor.ts';
import { sendDictionaries, sendSynonyms } from './hosted/wording.ts';

/** Increment it with a change of settings or records: an index of another version is set up again. */
const indexVersion = 2;

/** User data of the index: whether its records contain the forms of their words. */
const userDataSchema = z.object({ withForms: z.boolean(), version: z.literal(indexVersion) });

const batchSize = 1_000;
const leaseSeconds = 60;
/** Pause after a failure, until the next attempt. */
const pauseMs = 20_000;

/**
 * Replaces the whole index in one step: shoppers see the old one until the new one is complete.
 * @returns the number of records
 */
export async function reindexAll(
  db: Database,
  hosted: HostedSearch,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const pendingBefore = await listPending(db);
  const { language, withForms } = await prepareIndex(db, hosted);
  const total = await countRecords(db);
  const records: SearchRecord[] = [];
  for await (const page of streamRecords(db)) {
    for (const row of page) records.push(toRecord(row, language, withForms));
    onProgress(records.length, total);
  }
  await hosted.client.replaceAllObjects({ indexName: hosted.index, objects: records, batchSize });
  await finishPending(db, pendingBefore);
  return records.length;
}

/** Settings, synonyms and dictionaries for the current catalogue. */
async function prepareIndex(
  db: Database,
  hosted: HostedSearch,
): Promise<{ language: Language; withForms: boolean }> {
  const { client, index } = hosted;
  const words = await readKnownWords(db);
  const language = createLanguage(words);
  const withForms = !(await sendDictionaries(hosted, language, words, true));
  const settings = indexSettings(index, await findAttributeNames(db));
  const { taskID } = await client.setSettings({ indexName: index, indexSettings: settings });
  await client.waitForTask({ indexName: index, taskID });
  const { replicas: _, ...shared } = settings;
  for (const [indexName, ownSettings] of replicaSettings(index))
    await client.setSettings({ indexName, indexSettings: { ...shared, ...ownSettings } });
  await sendSynonyms(hosted);
  // Last: its presence means that everything before it is complete.
  const userData = { withForms, version: indexVersion } satisfies z.infer<typeof userDataSchema>;
  const markedSettings = await client.setSettings({ indexName: index, indexSettings: { userData } });
  await client.waitForTask({ indexName: index, taskID: markedSettings.taskID });
  return { language, withForms };
}

/** Sends changes to the hosted search; an index that does not exist yet is set up first, and gets everything. */
export async function sendChanges(db: Database, hosted: HostedSearch, signal: AbortSignal): Promise<void> {
  const { index: indexName, client } = hosted;
  const withForms = await ensureIndex(db, hosted);
  let language: Language | undefined;
  while (!signal.aborted) {
    const claimed = await claimPending(db, batchSize, leaseSeconds);
    if (claimed.length === 0) return;
    const knownIds = (language ??= createLanguage(await readKnownWords(db)));
    const ids = claimed.map(({ productId }) => productId);
    const rows = await findRecordsByIds(db, ids);
    const words = new Set(rows.flatMap(({ name }) => inflectedWords(name)));
    if (!withForms) await sendDictionaries(hosted, knownIds, words, false);
    const presentRows = new Set(rows.map(({ id }) => id));
    const removedIds = ids.filter((id) => !presentRows.has(id));
    await client.batch({
      indexName,
      batchWriteParams: {
        requests: [
          ...rows.map((row) => ({
            action: 'updateObject' as const,
            body: toRecord(row, knownIds, withForms),
          })),
          ...removedIds.map((id) => ({ action: 'deleteObject' as const, body: { objectID: String(id) } })),
        ],
      },
    });
    await finishPending(db, claimed);
  }
}

/** Whether the index's records contain the forms of their words; sets the index up if necessary. */
async function ensureIndex(db: Database, hosted: HostedSearch): Promise<boolean> {
  const isKnown = userDataSchema.safeParse(await readUserData(hosted));
  if (isKnown.success) return isKnown.data.withForms;
  await resetPurchaseEvents(db, hosted.index);
  await markPending(db, sql`SELECT id FROM products WHERE taken_out_at IS NULL`);
  return (await prepareIndex(db, hosted)).withForms;
}

async function readUserData({ client, index }: HostedSearch): Promise<unknown> {
  try {
    const settings = await client.getSettings({ indexName: index });
    return settings.userData;
  } catch (error) {
    if (refusalStatus(error) === 404) return undefined;
    throw error;
  }
}

/** For startJobs: none where the shop's own search answers. */
export function indexingTasks(config: SearchConfig): Task[] {
  const hosted = configureHostedSearch(config);
  if (!hosted) return [];
  // The service is queried at the start, and then only when there are changes.
  let lastCheckedAt = false;
  let pausedUntil = 0;
  return [
    {
      name: 'search index',
      everyMs: 2_000,
      async run({ db, log }, signal) {
        if (Date.now() < pausedUntil || (lastCheckedAt && !(await hasDueChanges(db)))) return;
        try {
          await sendChanges(db, hosted, signal);
          lastCheckedAt = true;
        } catch (error) {
          pausedUntil = Date.now() + pauseMs;
          log.warn({ reason: String(error) }, 'sending changes to the hosted search failed');
        }
      },
    },
  ];
}
