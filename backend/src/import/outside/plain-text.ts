const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const maxLength = 20_000;

/** The words of a description in HTML; paragraphs stay apart. Text without tags stays as it is. */
export function toPlainText(html: string): string {
  return html
    .replaceAll(/<(script|style)\b[^>]*>.*?<\/\1\s*>/gis, '')
    .replaceAll(/<\/(p|div|li|h[1-6]|tr)\s*>|<br\s*\/?>/gi, '\n')
    .replaceAll(/<[a-z/!][^>]*>/gi, '')
    .replaceAll(/&#(\d+);/g, (_, number: string) => String.fromCodePoint(Math.min(Number(number), 0x10ff_ff)))
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ *\n\s*/g, '\n')
    .trim()
    .slice(0, maxLength);
}
