const vowels = 'aeiouáéíóúýæöy';
const lastVowel = new RegExp(`^(.*?)([${vowels}]+)([^${vowels}]*)$`);

interface Syllable {
  readonly head: string;
  readonly vowel: string;
  readonly tail: string;
}

/** The last run of vowels of a stem, with the text before and after it. */
function lastSyllable(stem: string): Syllable | undefined {
  const match = lastVowel.exec(stem);
  return match ? { head: match[1] ?? '', vowel: match[2] ?? '', tail: match[3] ?? '' } : undefined;
}

/** Unstressed syllables turn a into u, and the a before them into ö: skammtar → skömmtur, lagað → löguð. */
const weakTail = /^(?:r|ð|n|l|st)$/;

/** u-umlaut. Two results where the last syllable may be unstressed (skammtar) or the last part of a compound (rafhlað). */
export function uUmlaut(stem: string): readonly string[] {
  const last = lastSyllable(stem);
  if (last === undefined || !last.vowel.endsWith('a')) return [stem];
  const head = last.head + last.vowel.slice(0, -1);
  const strong = `${head}ö${last.tail}`;
  if (!weakTail.test(last.tail) || lastSyllable(last.head) === undefined) return [strong];
  const before = lastSyllable(head);
  const raised = before?.vowel === 'a' ? `${before.head}ö${before.tail}` : head;
  return [`${raised}u${last.tail}`, strong];
}

/** Reverts u-umlaut: sög → sag. Before v the ö belongs to the stem (stöðvun, vökvun). */
export function undoUUmlaut(stem: string): readonly string[] {
  const last = lastSyllable(stem);
  if (last?.vowel.endsWith('ö') !== true || last.tail.endsWith('v')) return [stem];
  return [`${last.head}${last.vowel.slice(0, -1)}a${last.tail}`];
}

const iUmlauts: Readonly<Record<string, string>> = { á: 'æ', ö: 'e', a: 'e', o: 'e', ó: 'æ', ú: 'ý', u: 'y' };

/** i-umlaut: þráð → þræð, vönd → vend, skjöld → skild. */
export function iUmlaut(stem: string): readonly string[] {
  const last = lastSyllable(stem);
  if (last === undefined) return [stem];
  if (last.vowel === 'ö' && last.head.endsWith('j')) return [`${last.head.slice(0, -1)}i${last.tail}`];
  const vowel = iUmlauts[last.vowel];
  return vowel === undefined ? [stem] : [last.head + vowel + last.tail];
}

/** Possible stems before u-umlaut. */
export function beforeUUmlaut(stem: string): readonly string[] {
  const stems = [stem];
  const last = lastSyllable(stem);
  if (last?.vowel.endsWith('ö')) stems.push(`${last.head}${last.vowel.slice(0, -1)}a${last.tail}`);
  if (last?.vowel === 'u' && weakTail.test(last.tail)) {
    stems.push(`${last.head}a${last.tail}`);
    const before = lastSyllable(last.head);
    if (before?.vowel === 'ö') stems.push(`${before.head}a${before.tail}a${last.tail}`);
  }
  return stems;
}

/** Possible stems before u-umlaut was reverted: sag ← sög. */
export function beforeUndoing(stem: string): readonly string[] {
  const last = lastSyllable(stem);
  return last?.vowel.endsWith('a') ? [stem, `${last.head}${last.vowel.slice(0, -1)}ö${last.tail}`] : [stem];
}

/** Possible stems before i-umlaut: þræð ← þráð. */
export function beforeIUmlaut(stem: string): readonly string[] {
  const last = lastSyllable(stem);
  if (last === undefined) return [stem];
  const stems = Object.entries(iUmlauts)
    .filter(([, vowel]) => vowel === last.vowel)
    .map(([vowel]) => last.head + vowel + last.tail);
  if (last.vowel === 'i') stems.push(`${last.head}jö${last.tail}`);
  return [stem, ...stems];
}

/** Neuter t of adjectives. First match counts. */
const neuterEndings: readonly (readonly [RegExp, string])[] = [
  [/(?<=[aeiouáéíóúýæö])[ðd]$/, 'tt'],
  [/(?<=[aeiouáéíóúýæö])dd$/, 'tt'],
  [/[ðd]$/, 't'],
  [/tt$/, 'tt'],
  [/(?<=[^aeiouáéíóúýæö])t$/, 't'],
  [/(?<=[áéíóúýæ])$/, 'tt'],
  [/$/, 't'],
];

/** The neuter of an adjective's stem: hvít → hvítt, rauð → rautt, harð → hart, blá → blátt. */
export function neuter(stem: string): string {
  for (const [pattern, ending] of neuterEndings) if (pattern.test(stem)) return stem.replace(pattern, ending);
  return stem;
}

/** Possible stems of this neuter. */
export function beforeNeuter(form: string): readonly string[] {
  const short = form.slice(0, -1);
  const shorter = form.slice(0, -2);
  return [short, form, shorter, `${shorter}ð`, `${short}ð`, `${short}d`].filter(
    (stem) => stem.length > 1 && neuter(stem) === form,
  );
}
