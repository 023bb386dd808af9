import { sql } from 'drizzle-orm';
import { createLanguage } from '@vorulind/morphology/language';
import type { Database } from '../../db/connect.ts';
import type { Task } from '../jobs/jobs.ts';
import { countKnownWords, readKnownWords } from './internal/terms-store.ts';
import { readThesaurus } from './internal/wording-store.ts';
import { type HostedSearch, configureHostedSearch, type SearchConfig } from './hosted-client.ts';
import { listPending, hasDueChanges, claimPending, finishPending, markPending } from './pending-changes.ts';
import { inflectedWords, toRecord } from './hosted/record.ts';
import {
  streamRecords,
  findAttributeNames,
  countRecords,
  findRecordsByIds,
  type RecordRow,
} from './hosted/record-store.ts';
import {
  hashContent,
  type IndexContent,
  prepareIndex,
  readSettings,
  resendContent,
  sendFacets,
  userDataSchema,
} from './hosted/prepare-index.ts';
import { replaceIndex } from './hosted/replace-index.ts';
import { facetAttributes } from './hosted/settings.ts';
import { readPins } from './staff-lists.ts';
import { resetPurchaseEvents } from './purchase-event-cursor.ts';
import { sendDictionaries, type Wording } from './hosted/wording.ts';

const batchSize = 1_000;
const leaseSeconds = 60;
/** Pause after a failure, until the next attempt. */
const pauseMs = 20_000;

/** Replaces the whole index. @returns the number of records */
export async function reindexAll(
  db: Database,
  hosted: HostedSearch,
  onProgress: (done: number, total: number) => void,
): Promise<number> {
  const pendingBefore = await listPending(db);
  const total = await countRecords(db);
  const count = await replaceIndex(hosted, await readIndexContent(db), streamRecords(db), (done) =>
    onProgress(done, total),
  );
  await finishPending(db, pendingBefore);
  return count;
}

export const readIndexContent = async (db: Database): Promise<IndexContent> => ({
  words: await readKnownWords(db),
  attributeNames: await findAttributeNames(db),
  ...(await readStaffContent(db)),
});

const readStaffContent = async (db: Database) => ({
  thesaurus: await readThesaurus(db),
  pins: await readPins(db),
});

/** Sends changes to the hosted search; an index that does not exist yet is set up first, and gets everything. */
export async function sendChanges(db: Database, hosted: HostedSearch, signal: AbortSignal): Promise<void> {
  const { index: indexName, client } = hosted;
  const { withForms, attributeNames } = await ensureIndex(db, hosted);
  let wording: Wording | undefined;
  let wordCount = 0;
  while (!signal.aborted) {
    const claimed = await claimPending(db, batchSize, leaseSeconds);
    if (claimed.length === 0) return;
    // What an import adds meanwhile may be words that others are compounded of.
    const count = await countKnownWords(db);
    if (!wording || count !== wordCount) wording = await readWording(db);
    wordCount = count;
    const known = wording;
    const ids = claimed.map(({ productId }) => productId);
    const rows = await findRecordsByIds(db, ids);
    const words = new Set(rows.flatMap(({ name }) => inflectedWords(name)));
    await addFacets(db, hosted, attributeNames, rows);
    if (!withForms) await sendDictionaries(hosted, known, words, false);
    const presentRows = new Set(rows.map(({ id }) => id));
    const removedIds = ids.filter((id) => !presentRows.has(id));
    await client.batch({
      indexName,
      batchWriteParams: {
        requests: [
          ...rows.map((row) => ({
            action: 'updateObject' as const,
            body: toRecord(row, known, withForms),
          })),
          ...removedIds.map((id) => ({ action: 'deleteObject' as const, body: { objectID: String(id) } })),
        ],
      },
    });
    await finishPending(db, claimed);
  }
}

/** How the index was set up; sets it up if necessary. */
async function ensureIndex(
  db: Database,
  hosted: HostedSearch,
): Promise<{ withForms: boolean; attributeNames: Set<string> }> {
  const settings = await readSettings(hosted);
  const known = userDataSchema.safeParse(settings?.userData);
  if (known.success) {
    const content = await readStaffContent(db);
    if (known.data.content !== hashContent(content)) {
      const words = await readKnownWords(db);
      const wording = { language: createLanguage(words), thesaurus: content.thesaurus };
      await resendContent(hosted, wording, { words, pins: content.pins });
    }
    return {
      withForms: known.data.withForms,
      attributeNames: facetAttributes(settings?.attributesForFaceting),
    };
  }
  await resetPurchaseEvents(db, hosted.index);
  await markPending(db, sql`SELECT id FROM products WHERE taken_out_at IS NULL`);
  const content = await readIndexContent(db);
  const { withForms } = await prepareIndex(hosted, content);
  return { withForms, attributeNames: new Set(content.attributeNames) };
}

const readWording = async (db: Database): Promise<Wording> => ({
  language: createLanguage(await readKnownWords(db)),
  thesaurus: await readThesaurus(db),
});

/** Makes facets of attributes that no product had before: of all in the catalogue, as another process may have sent others. */
async function addFacets(
  db: Database,
  hosted: HostedSearch,
  attributeNames: Set<string>,
  rows: readonly Pick<RecordRow, 'attributes'>[],
): Promise<void> {
  const isNew = rows.some(({ attributes }) => attributes.some(({ name }) => !attributeNames.has(name)));
  if (!isNew) return;
  const names = await findAttributeNames(db);
  await sendFacets(hosted, names);
  for (const name of names) attributeNames.add(name);
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
