import type { BatchDictionaryEntriesRequest, SynonymHit } from 'algoliasearch';
import type { Language } from '../language/language.ts';
import { stopWords } from '../language/stop-words.ts';
import { synonymGroups } from '../language/data/synonyms.ts';
import { lemmasBehind } from '../internal/vocabulary.ts';
import { type HostedSearch, refusalOf } from '../hosted-client.ts';

const atOnce = 1_000;

/** What the service answers where the plan has no dictionaries of one's own. */
const notInThePlan: ReadonlySet<number> = new Set([402, 403, 404]);

export async function sendSynonyms({ client, index }: HostedSearch): Promise<void> {
  const synonymHit = synonymGroups.map((group, at): SynonymHit => ({
    objectID: `hopur-${at + 1}`,
    type: 'synonym',
    synonyms: [...group],
  }));
  await client.saveSynonyms({
    indexName: index,
    synonymHit,
    replaceExistingSynonyms: true,
    forwardToReplicas: true,
  });
}

/**
 * Sends all forms of these words; with `anew` also those of synonyms and the stop words, in place of what was there.
 * @returns false where the service takes no dictionaries: then the records have to carry the forms
 */
export async function sendDictionaries(
  { client }: HostedSearch,
  language: Language,
  words: Iterable<string>,
  anew: boolean,
): Promise<boolean> {
  const lemmas = lemmasBehind(language, words);
  const groups = language.lemmaGroups(anew ? [...lemmas, ...synonymGroups.flat()] : lemmas);
  const plurals = groups.map((group) =>
    added({ objectID: `is-${group[0]}`, language: 'is', words: group, type: 'custom' }),
  );
  const stops = stopWords.map((word) =>
    added({ objectID: `is-${word}`, language: 'is', word, type: 'custom' }),
  );
  const send = (
    dictionaryName: 'plurals' | 'stopwords',
    requests: BatchDictionaryEntriesRequest[],
    clearExistingDictionaryEntries: boolean,
  ) =>
    client.batchDictionaryEntries({
      dictionaryName,
      batchDictionaryEntriesParams: { clearExistingDictionaryEntries, requests },
    });
  try {
    if (anew) await send('stopwords', stops, true);
    for (let from = 0; from < plurals.length; from += atOnce)
      await send('plurals', plurals.slice(from, from + atOnce), anew && from === 0);
    return true;
  } catch (error) {
    if (notInThePlan.has(refusalOf(error) ?? 0)) return false;
    throw error;
  }
}

function added(body: BatchDictionaryEntriesRequest['body']): BatchDictionaryEntriesRequest {
  return { action: 'addEntry', body };
}
