import { asText, type JsonObject, strings } from '../json.ts';
import type { Settings } from '../settings.ts';
import type { Entries } from '../store/entries.ts';
import type { Indexes, OpenIndex } from '../store/indexes.ts';
import type { Folding } from '../text/folding.ts';
import { type DictionaryEntries, type Language, createLanguage } from '../text/language.ts';
import { type Synonyms, createSynonyms } from '../text/synonyms.ts';

/** Caches dictionaries, synonyms and rules until they change, folded for the index that uses them. */
export class Wording {
  readonly #entries: Entries;
  readonly #indexes: Indexes;
  #languages = new WeakMap<Folding, Map<string, Language>>();
  #synonyms = new WeakMap<Folding, Map<string, Synonyms>>();
  #rules = new Map<string, readonly JsonObject[]>();

  constructor(indexes: Indexes) {
    this.#indexes = indexes;
    this.#entries = indexes.entries;
  }

  /** Changes with what is known. */
  version = 0;

  /** Call it when a dictionary, synonyms or rules changed. */
  forget(): void {
    this.version += 1;
    this.#languages = new WeakMap();
    this.#synonyms = new WeakMap();
    this.#rules = new Map();
  }

  rules(index: OpenIndex): readonly JsonObject[] {
    const known = this.#rules.get(index.name) ?? this.#entries.list('rule', index.name);
    this.#rules.set(index.name, known);
    return known;
  }

  language(folding: Folding, parameters: Settings): Language {
    const requestedLanguages = {
      plurals: languagesIn(parameters['ignorePlurals'], parameters),
      stopwords: languagesIn(parameters['removeStopWords'], parameters),
      compounds: strings(parameters['queryLanguages']),
    };
    return cachedBy(this.#languages, folding, JSON.stringify(requestedLanguages), () => {
      const of = (dictionary: keyof DictionaryEntries, languages: readonly string[] | true | undefined) =>
        this.#entries
          .list('dictionary', dictionary)
          .filter(({ language }) => languages === true || languages?.includes(asText(language)));
      const plurals = of('plurals', requestedLanguages.plurals);
      const stopwords = of('stopwords', requestedLanguages.stopwords);
      const compounds = of(
        'compounds',
        requestedLanguages.compounds.length > 0 ? requestedLanguages.compounds : true,
      );
      return createLanguage({ plurals, stopwords, compounds }, folding);
    });
  }

  /** A replica without synonyms of its own uses those of its index. */
  synonyms(folding: Folding, index: OpenIndex): Synonyms {
    return cachedBy(this.#synonyms, folding, index.name, () => {
      const own = this.#entries.list('synonym', index.name);
      const entries = own.length > 0 ? own : this.#entries.list('synonym', this.#indexes.source(index).name);
      return createSynonyms(entries, folding);
    });
  }
}

function cachedBy<T>(
  cache: WeakMap<Folding, Map<string, T>>,
  folding: Folding,
  key: string,
  make: () => T,
): T {
  const known = cache.get(folding) ?? new Map<string, T>();
  cache.set(folding, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** `true` means the query's languages, or all when it names none; a list names them; otherwise none. */
function languagesIn(value: Settings[string], parameters: Settings): readonly string[] | true | undefined {
  if (Array.isArray(value)) return strings(value);
  if (value !== true) return undefined;
  const languages = strings(parameters['queryLanguages']);
  return languages.length > 0 ? languages : true;
}
