/** Characters of a list's name. */
export const longestListName = 120;

/** What is kept of a typed name: without spaces around it, and without characters that are no text; null for none or a longer one. */
export function listName(typed: string): string | null {
  const name = typed
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (!typed.isWellFormed() || name === '' || Array.from(name).length > longestListName) return null;
  return name;
}
