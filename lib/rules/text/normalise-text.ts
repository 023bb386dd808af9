/** Text as it is stored: composed letters, no spaces at its ends. */
export function normaliseText(text: string | null | undefined): string {
  return (text ?? '').normalize('NFC').trim();
}

/** As normaliseText, with one space between words. */
export function collapseSpaces(text: string | null | undefined): string {
  return normaliseText(text).replaceAll(/\s+/gu, ' ');
}
