/** Readings of a word that count; the rest are too unlikely to be shown to shoppers. */
const maxReadings = 3;

/**
 * Groups of all forms, one for each lemma. Groups may share a form (bolla is a bun, and of a cup), except that a form which is
 * first of all the nominative of another word among `words` belongs to that one alone: `borði`, where ribbons are sold, means the
 * ribbon, and not the table in the dative.
 */
export function groupByLemma(
  words: readonly string[],
  lemmasOf: (word: string) => readonly string[],
  formsOf: (lemma: string) => ReadonlySet<string>,
): string[][] {
  const readingsOf = (word: string): readonly string[] => {
    const found = lemmasOf(word);
    return found[0] === word ? [word] : found.slice(0, maxReadings);
  };
  const lemmas = new Set(words.flatMap(readingsOf));
  const nominatives = new Set(words.filter((word) => lemmasOf(word)[0] === word));
  return [...lemmas].flatMap((lemma) => {
    const others = [...formsOf(lemma)].filter((form) => form !== lemma && !nominatives.has(form));
    return others.length > 0 ? [[lemma, ...others]] : [];
  });
}
