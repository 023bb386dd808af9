import { strings } from '../json.ts';
import { type Settings, readText } from '../settings.ts';
import type { Folding } from '../text/folding.ts';
import type { Language } from '../text/language.ts';
import { termsOf, type Token, tokenise } from '../text/tokens.ts';

/** As at Algolia, the rest is ignored. */
const maxQueryBytes = 512;
/** Further words are ignored, so that no query takes long. */
const maxWords = 20;

export interface QueryWord extends Token {
  /** A prefix match is enough. */
  prefix: boolean;
  /** Ranks records higher, but is not required. */
  optional: boolean;
}

interface WordOptions {
  folding: Folding;
  separators: string;
  language: Language;
  parameters: Settings;
}

/** The words of a query, without stop words. */
export function parseQueryWords(query: string, { folding, separators, language, parameters }: WordOptions) {
  const tokens = tokenise(truncateQuery(query), folding, separators).slice(0, maxWords);
  const queryType = readText(parameters, 'queryType', 'prefixLast');
  const optional = new Set(
    strings(parameters['optionalWords']).flatMap((words) =>
      words.split(',').flatMap((word) => termsOf(word, folding)),
    ),
  );
  const removes = parameters['removeStopWords'] === true || Array.isArray(parameters['removeStopWords']);
  const isStopWord = (term: string) => removes && language.stopWords.has(term);
  const kept = tokens.filter(({ term }, at) => !isStopWord(term) || at === tokens.length - 1);
  const last = kept.length - 1;
  return kept.map((token, at): QueryWord => ({
    ...token,
    prefix: queryType === 'prefixAll' || (queryType === 'prefixLast' && at === last),
    // The last word may be the start of another, so a stop word stays there, but is not required.
    optional: optional.has(token.term) || (last > 0 && at === last && isStopWord(token.term)),
  }));
}

function truncateQuery(query: string): string {
  const bytes = Buffer.from(query);
  if (bytes.length <= maxQueryBytes) return query;
  return new TextDecoder().decode(bytes.subarray(0, maxQueryBytes), { stream: true });
}
