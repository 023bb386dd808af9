import { sendSearchOutcome } from '../io/search/search-outcomes.ts';

/** Texts of which a result was opened or put into the cart, and those that were reported, since the page was loaded. */
const used = new Set<string>();
const reported = new Set<string>();

/** A result of this text was of use. */
export function noteUse(text: string): void {
  used.add(text);
}

/** Once for each text and page, as the box closes; `total` null where no answer came. */
export function reportOutcome(text: string, total: number | null): void {
  if (text === '' || total === null || reported.has(text)) return;
  reported.add(text);
  sendSearchOutcome({ text, isEmpty: total === 0, isUsed: used.has(text) });
}
