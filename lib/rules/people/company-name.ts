const legalFormPattern = /[\s,]+(ehf|hf|slf|sf|ltd|inc)\.?$/i;
const maximumNameLength = 15;

/**
 * A name short enough for the account button: without its legal form, and initials when still over 15 characters. Of a single
 * word its beginning says more than one letter.
 */
export function shortCompanyName(name: string): string {
  const withoutLegalForm = name.trim().replace(legalFormPattern, '');
  if (withoutLegalForm.length <= maximumNameLength) return withoutLegalForm;
  return initials(withoutLegalForm) ?? `${withoutLegalForm.slice(0, maximumNameLength - 1)}…`;
}

/** Null for a single word. */
function initials(name: string): string | null {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length < 2) return null;
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}
