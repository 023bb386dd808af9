import { foldIcelandic } from '../../../../../lib/rules/icelandic.ts';

/** Words that shoppers write and that say nothing about the goods. A search must not fail for want of them. */
export const stopWords: readonly string[] = `
  á að af auk ásamt báðar báðir bæði eða ef eftir ein eins eitt einn ekki en er eru frá fyrir gegn handa hjá hvað hver hvernig
  í inn innan með meðal milli mig mér nú og ofan okkur óska óskast sem sér sín svo til um undan undir upp úr út utan vantar við
  yfir það þá þær þar þegar þeir þess þessi þetta þó því þú
`
  .trim()
  .split(/\s+/);

const folded: ReadonlySet<string> = new Set(stopWords.map(foldIcelandic));

/** Also without accents and in capitals: `Á`, `ur`. */
export function isStopWord(word: string): boolean {
  return folded.has(foldIcelandic(word));
}
