import { createLanguage, type Language } from '@vorulind/morphology/language';

/** A language remembers every word that it was asked for: after so many words another one takes over. */
const maxWords = 20_000;

let language: Language | undefined;
let words = 0;

/** Icelandic as the dictionary has it, for words that the catalogue does not have. */
export function getQueryLanguage(): Language {
  words += 1;
  if (!language || words > maxWords) {
    language = createLanguage();
    words = 0;
  }
  return language;
}
