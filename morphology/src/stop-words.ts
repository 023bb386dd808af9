import { foldIcelandic } from '../../lib/rules/text/icelandic-order.ts';

/** Words that shoppers type and that carry no meaning for a product search. A missing one must not make a search fail. */
export const stopWords: readonly string[] = `
  á að af auk ásamt báðar báðir bæði eða ef eftir ein eins eitt einn ekki en er eru frá fyrir gegn handa hjá hvað hver hvernig
  í inn innan með meðal milli mig mér nú og ofan okkur óska óskast sem sér sín svo til um undan undir upp úr út utan vantar við
  yfir það þá þær þar þegar þeir þess þessi þetta þó því þú
  best besta bestar besti bestir bestu bestur eigið eigum einhver einhverja eitthvað eruð fá finn finna flott flottir get gott góð
  góða góðan góðar góði góðir góðu góður hef hvaða hvar kaupa magni nr númer ódýr ódýra ódýran ódýrar ódýrasta ódýrasti ódýri ódýrir
  ódýrt ódýru seljið stærð vil þarf þið þolir
  and for of the with
`
  .trim()
  .split(/\s+/);

const folded: ReadonlySet<string> = new Set(stopWords.map(foldIcelandic));

/** Also without accents and in upper case: `Á`, `ur`. */
export function isStopWord(word: string): boolean {
  return folded.has(foldIcelandic(word));
}
