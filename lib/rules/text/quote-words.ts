/** Words in Icelandic quotation marks: „a“, „b“ og „c“. */
export function quoteWords(words: readonly string[]): string {
  const quoted = words.map((word) => `„${word}“`);
  return [quoted.slice(0, -1).join(', '), quoted.at(-1)].filter(Boolean).join(' og ');
}
