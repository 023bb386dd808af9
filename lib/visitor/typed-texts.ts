/* Texts that were typed and not sent yet, while the visitor looks at something else; in memory, so that a reload forgets them. */

/** By what they belong to, then by the name of their field. */
const kept = new Map<string, ReadonlyMap<string, string>>();
const shown = new Map<string, HTMLElement>();

type TextField = HTMLInputElement | HTMLTextAreaElement;

const notText: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'file',
  'hidden',
  'password',
  'submit',
  'button',
]);

const textFieldsOf = (place: HTMLElement): TextField[] =>
  [...place.querySelectorAll<TextField>('input[name], textarea[name]')].filter(
    ({ type }) => !notText.has(type),
  );

/**
 * Puts back into `place` what was typed for `owner` and not sent. @returns keeps what is typed there by then, for the next time;
 * fields that still say what they began with are left out
 */
export function showTypedTexts(owner: string, place: HTMLElement): () => void {
  const texts = kept.get(owner);
  for (const field of texts ? textFieldsOf(place) : []) field.value = texts?.get(field.name) ?? field.value;
  shown.set(owner, place);
  return () => {
    if (shown.get(owner) !== place) return;
    shown.delete(owner);
    const typed = textFieldsOf(place).filter(({ value, defaultValue }) => value !== defaultValue);
    kept.set(owner, new Map(typed.map(({ name, value }) => [name, value])));
  };
}

/** What is on the page was sent: it is not put back. */
export function forgetShownTexts(): void {
  for (const owner of shown.keys()) kept.delete(owner);
  shown.clear();
}

/** Nothing that somebody typed is shown to who comes after them. */
export function forgetTypedTexts(): void {
  kept.clear();
  shown.clear();
}

/** Keeps one text that a component holds itself, and gives it back. */
export const keepText = (owner: string, text: string): void =>
  void kept.set(owner, new Map([['text', text]]));
export const keptText = (owner: string): string => kept.get(owner)?.get('text') ?? '';
