import { foldIcelandic } from '../text/icelandic-order.ts';
import { searchWords } from '../text/marked-text.ts';

/** A shorter word inside of another says nothing: `al` is in half of all names. */
const minimumInfixLength = 3;

/**
 * Those whose name has every word of the query, at most `limit`: names that begin with the query first, then those
 * with words that begin so, then those where a word stands inside of another (`pappír` in `Klósettpappír`).
 */
export function suggestByName<Named extends { name: string }>(
  all: readonly Named[],
  query: string,
  limit: number,
): Named[] {
  const words = searchWords(query);
  if (words.length === 0) return [];
  const rankedItems = all.flatMap((item) => {
    const rank = rankName(foldIcelandic(item.name), words);
    return rank === null ? [] : [{ named: item, rank }];
  });
  return rankedItems
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, limit)
    .map(({ named: item }) => item);
}

/** Lower is better; null where a word is missing. */
function rankName(name: string, words: readonly string[]): number | null {
  const ownWords = name.split(/[^\p{L}\p{N}]+/u);
  let rank = name.startsWith(words.join(' ')) ? 0 : 1;
  for (const word of words) {
    if (ownWords.some((own) => own.startsWith(word))) continue;
    if (word.length < minimumInfixLength || !name.includes(word)) return null;
    rank = 2;
  }
  return rank;
}
