/** LIKE's pattern for a word anywhere in a text; what LIKE would read as signs of its own is taken as it is. */
export function containsPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
