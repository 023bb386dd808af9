import type { BatchDictionaryEntriesRequest, SynonymHit } from 'algoliasearch';
import type { Language } from '@vorulind/morphology/language';
import { stopWords } from '@vorulind/morphology/stop-words';
import type { Thesaurus } from '../internal/synonyms.ts';
import { findLemmasBehind } from '../internal/vocabulary.ts';
import { type HostedSearch, refusalStatus } from '../hosted-client.ts';

/** What names of goods depend on: the words of the catalogue, and what else they are called. */
export interface Wording {
  readonly language: Language;
  readonly thesaurus: Thesaurus;
}

const batchSize = 1_000;

/** Statuses by which the service refuses custom dictionaries on this plan. */
const notInPlanStatuses: ReadonlySet<number> = new Set([402, 403, 404]);

/** Prefix of the ids of what the shop sends: all others are the merchant's own and stay as they are. */
const ownSynonyms = 'hopur-';

export async function sendSynonyms(
  { client, index: indexName }: HostedSearch,
  { groups }: Thesaurus,
): Promise<void> {
  const synonymHit = groups.map((group, at): SynonymHit => ({
    objectID: `${ownSynonyms}${at + 1}`,
    type: 'synonym',
    synonyms: [...group],
  }));
  await client.saveSynonyms({ indexName, synonymHit });
  const sent = new Set(synonymHit.map(({ objectID }) => objectID));
  const outdated: string[] = [];
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => {
      for (const { objectID } of hits)
        if (objectID.startsWith(ownSynonyms) && !sent.has(objectID)) outdated.push(objectID);
    },
  });
  for (const objectID of outdated) await client.deleteSynonym({ indexName, objectID });
}

/**
 * Sends all forms of these words; with `replaceAll` also those of synonyms and the stop words.
 * @returns false where the service takes no dictionaries: then the records have to contain the forms
 */
export async function sendDictionaries(
  { client }: HostedSearch,
  { language, thesaurus }: Wording,
  words: Iterable<string>,
  replaceAll: boolean,
): Promise<boolean> {
  const lemmas = findLemmasBehind(language, words);
  const groups = language.lemmaGroups(replaceAll ? [...lemmas, ...thesaurus.groups.flat()] : lemmas);
  const plurals = groups.map((group) =>
    toAddRequests({ objectID: `is-${group[0]}`, language: 'is', words: group, type: 'custom' }),
  );
  const stops = stopWords.map((word) =>
    toAddRequests({ objectID: `is-${word}`, language: 'is', word, type: 'custom' }),
  );
  const send = (dictionaryName: 'plurals' | 'stopwords', requests: BatchDictionaryEntriesRequest[]) =>
    // Entries with other ids are the merchant's own.
    client.batchDictionaryEntries({ dictionaryName, batchDictionaryEntriesParams: { requests } });
  try {
    if (replaceAll) await send('stopwords', stops);
    for (let from = 0; from < plurals.length; from += batchSize)
      await send('plurals', plurals.slice(from, from + batchSize));
    return true;
  } catch (error) {
    if (notInPlanStatuses.has(refusalStatus(error) ?? 0)) return false;
    throw error;
  }
}

function toAddRequests(body: BatchDictionaryEntriesRequest['body']): BatchDictionaryEntriesRequest {
  return { action: 'addEntry', body };
}
