/** A word and all its forms, as a line of the gold list gives them. */
interface GoldWord {
  readonly lemma: string;
  readonly forms: readonly string[];
}

export function readGold(text: string): GoldWord[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const forms = [...new Set(line.split(/[\s|]+/).filter((form) => form !== '-'))];
      return { lemma: forms[0] ?? '', forms };
    });
}
