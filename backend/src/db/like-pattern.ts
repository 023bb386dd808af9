/** LIKE pattern for a word anywhere in a text; LIKE's special characters are escaped. */
export function containsPattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
