/* Chromium carries no Icelandic data for Intl, so server and browser would disagree; order and folding are our own. */

/** Negative, 0 or positive: case-insensitive Icelandic order first, then a stable tie-break. */
export function compareIcelandic(a: string, b: string): number {
  return compareCodePoints(icelandicSortKey(a), icelandicSortKey(b));
}

/*
 * Every token is smaller than `~` and larger than the space that ends the first part. `~` lifts a letter above all
 * words that begin with the letter before it, yet below the next letter: á = `a~`, þ = `z~`, æ = `z~~`.
 */
const letterTokens: Readonly<Record<string, string>> = {
  á: 'a~',
  ð: 'd~',
  é: 'e~',
  í: 'i~',
  ó: 'o~',
  ú: 'u~',
  ý: 'y~',
  þ: 'z~',
  æ: 'z~~',
  ä: 'z~~',
  ö: 'z~~~',
  ø: 'z~~~',
  å: 'z~~~~',
  ß: 'ss',
  ' ': '!',
};

/**
 * Text whose byte order (PostgreSQL's C collation) is Icelandic alphabetical order:
 * signs, digits, aábcdðeéf…þæö, other letters. Kept in a column, because PGlite has no Icelandic collation.
 */
export function icelandicSortKey(text: string): string {
  // PostgreSQL refuses NUL; half a surrogate pair has no UTF-8 form.
  const clean = text.toWellFormed().replaceAll('\0', '').normalize('NFC');
  let first = '';
  for (const character of clean.toLowerCase().normalize('NFC')) first += letterToken(character);
  return `${first} ${clean}`;
}

function letterToken(character: string): string {
  if (/^[0-9a-z]$/.test(character)) return character;
  const knownToken = letterTokens[character];
  if (knownToken) return knownToken;
  const base = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (/^[0-9a-z]?$/.test(base)) return base;
  const code = (character.codePointAt(0) ?? 0).toString(16).padStart(6, '0');
  return /\p{L}/u.test(character) ? `{${code}` : `#${code}`;
}

/** UTF-8 byte order; JavaScript's own `<` puts U+10000 and above before U+E000. */
function compareCodePoints(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a[index] === b[index]) index += 1;
  const surrogateStart = /[\uDC00-\uDFFF]/.test(a.charAt(index) || b.charAt(index)) ? index - 1 : index;
  return (a.codePointAt(surrogateStart) ?? -1) - (b.codePointAt(surrogateStart) ?? -1);
}

const foldings: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ý: 'y',
  ö: 'o',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ł: 'l',
};
/** Each of these folds by itself: text of them, which is most of it, needs no normal form. */
const icelandicOnly = /^[ -~áéíóúýðþæöÁÉÍÓÚÝÐÞÆÖ]*$/;

/** Lower case without Icelandic letters, for search and slugs: `Þvottaefni` → `thvottaefni`. */
export function foldIcelandic(text: string): string {
  return icelandicOnly.test(text)
    ? foldLetters(text.toLowerCase())
    : foldLetters(text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()).normalize('NFC');
}

const foldLetters = (text: string): string =>
  text.replaceAll(/[áéíóúýöðþæøßđł]/g, (letter) => foldings[letter] ?? letter);

/** `Einnota hanskar, 100 stk.` → `einnota-hanskar-100-stk`; empty when nothing of it can stand in an address. */
export function slugify(text: string): string {
  return foldIcelandic(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
