const legalFormPattern = /[\s,]+(ehf|hf|slf|sf|ltd|inc)\.?$/i;
const maximumNameLength = 15;

/** A name short enough for the account button: without its legal form, and initials when still over 15 characters. */
export function shortCompanyName(name: string): string {
  const withoutLegalForm = name.trim().replace(legalFormPattern, '');
  return withoutLegalForm.length > maximumNameLength ? initials(withoutLegalForm) : withoutLegalForm;
}

function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [name];
  return words.map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toUpperCase()).join('');
}
