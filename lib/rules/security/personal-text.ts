/** What may stand in a message about a person, and what is written instead. */
const replacements: readonly (readonly [RegExp, string])[] = [
  // Queries hold what was searched for, codes and return addresses.
  [/\?[^\s"'<>)]+/g, '?…'],
  [/[^\s"'<>@()]+@[^\s"'<>@()]+\.[^\s"'<>@().]+/g, '<email>'],
  // National ids, phone numbers with or without a country, and cards.
  [/(?<![\w.-])\+?\d(?:[ -]?\d){6,18}(?![\w-])/g, '<number>'],
];

/** A text without addresses of mail, national ids, phone and card numbers, and queries: for the log, which nobody erases from. */
export function withoutPersonalData(text: string): string {
  return replacements.reduce((rest, [pattern, mark]) => rest.replaceAll(pattern, mark), text);
}
