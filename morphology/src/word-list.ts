import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The contents of the package dictionary-is, read once. Names (capital letters) are left out: they are no products. */
interface WordList {
  /** Words that occur in the list in any form, without those that its affix flags would add. */
  readonly words: ReadonlySet<string>;
  /** Headwords by kind. */
  readonly nouns: ReadonlySet<string>;
  readonly adjectives: ReadonlySet<string>;
  /** Headwords with affix flags, and their flags. */
  readonly flagged: ReadonlyMap<string, readonly string[]>;
  /** All forms that the word's own flags generate, including the word. */
  readonly flagForms: (word: string) => Set<string>;
}

interface AffixRule {
  readonly strip: string;
  readonly add: string;
  readonly condition: RegExp | undefined;
}

/** Hunspell's numbers for the word classes whose inflection concerns products. */
const noun = '243';
const adjective = '244';

function readRules(affixes: string): Map<string, AffixRule[]> {
  const rules = new Map<string, AffixRule[]>();
  for (const [, flag = '', strip = '', add = '', condition = ''] of affixes.matchAll(
    /^SFX (\d+) (\S+) ([^\s/]+)\S* ([^\s]+)\t/gm,
  )) {
    const known = rules.get(flag) ?? [];
    known.push({
      strip: strip === '0' ? '' : strip,
      add: add === '0' ? '' : add,
      condition: condition === '.' ? undefined : new RegExp(`${condition}$`),
    });
    rules.set(flag, known);
  }
  return rules;
}

function isName(word: string): boolean {
  return word.charAt(0) !== word.charAt(0).toLowerCase();
}

export function readWordList(): WordList {
  const { resolve: resolvePath } = createRequire(import.meta.url);
  const words = new Set<string>();
  const nouns = new Set<string>();
  const adjectives = new Set<string>();
  const flagged = new Map<string, string[]>();
  const lines = readFileSync(resolvePath('dictionary-is/index.dic'), 'utf8').split('\n');
  for (const line of lines.slice(1)) {
    const [entry = '', kind] = line.split('\t');
    const [word = '', flags] = entry.split('/');
    if (word === '' || isName(word)) continue;
    words.add(word);
    if (kind !== noun && kind !== adjective) continue;
    (kind === noun ? nouns : adjectives).add(word);
    if (flags !== undefined) flagged.set(word, [...(flagged.get(word) ?? []), ...flags.split(',')]);
  }
  const rules = readRules(readFileSync(resolvePath('dictionary-is/index.aff'), 'utf8'));
  const flagForms = (word: string) => {
    const forms = new Set([word]);
    for (const flag of flagged.get(word) ?? [])
      for (const { strip, add, condition } of rules.get(flag) ?? [])
        if (word.endsWith(strip) && condition?.test(word) !== false)
          forms.add(word.slice(0, word.length - strip.length) + add);
    return forms;
  };
  return { words, nouns, adjectives, flagged, flagForms };
}
