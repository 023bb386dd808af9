import { type JsonObject, strings } from '../json.ts';
import type { Folding } from './folding.ts';
import { TermDictionary } from './term-dictionary.ts';
import { termsOf } from './tokens.ts';

export interface DictionaryEntries {
  plurals: readonly JsonObject[];
  stopwords: readonly JsonObject[];
  compounds: readonly JsonObject[];
}

/** The dictionaries of one language setting, folded like the index. */
export interface Language {
  /** Every form of the lemmas of `form`; empty for an unknown form. */
  formsOf(form: string): readonly string[];
  /** All forms, for typos and prefixes of a form that no record contains. */
  forms: TermDictionary;
  /** `formsOf` each of `forms.sorted()`, the same list for all forms of a word. */
  groups: readonly (readonly string[])[];
  stopWords: ReadonlySet<string>;
  partsOf: ReadonlyMap<string, readonly string[]>;
  /** The compounds that contain a part. */
  compoundsWith: ReadonlyMap<string, readonly string[]>;
}

const none: readonly string[] = [];

export function createLanguage(entries: DictionaryEntries, folding: Folding): Language {
  const isEnabled = (entry: JsonObject) => entry['state'] !== 'disabled';
  const fold = (text: string) => termsOf(text, folding).join('');
  const forms = new TermDictionary();
  const groups = new Map<string, string[]>();
  for (const entry of entries.plurals.filter(isEnabled)) {
    const group = [...new Set(strings(entry['words']).map(fold))].filter(Boolean);
    for (const form of group) {
      forms.add(form);
      const known = groups.get(form);
      groups.set(form, known ? [...new Set([...known, ...group])] : group);
    }
  }
  const stopWords = new Set(
    entries.stopwords.filter(isEnabled).flatMap((entry) => strings(entry['word']).map(fold)),
  );
  const partsOf = new Map<string, string[]>();
  const compoundsWith = new Map<string, string[]>();
  for (const entry of entries.compounds.filter(isEnabled)) {
    const [compound = ''] = strings(entry['word']).map(fold);
    const parts = strings(entry['decomposition']).map(fold);
    partsOf.set(compound, parts);
    for (const part of parts) compoundsWith.set(part, [...(compoundsWith.get(part) ?? []), compound]);
  }
  const formsOf = (form: string) => groups.get(form) ?? none;
  return { formsOf, forms, groups: forms.sorted().map(formsOf), stopWords, partsOf, compoundsWith };
}
