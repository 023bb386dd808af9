/** Characters of a list's name. */
export const maximumListNameLength = 120;

/** What is kept of a typed name: without spaces around it, and without characters that are no text; null for none or a longer one. */
export function normaliseListName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!text.isWellFormed() || name === '' || Array.from(name).length > maximumListNameLength) return null;
  return name;
}
