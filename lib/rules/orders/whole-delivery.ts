import type { DateOfDelivery } from '../dates/delivery-date-text.ts';

interface Line {
  name: string;
  /** Null where nobody can say when it comes. */
  date: DateOfDelivery | null;
}

/**
 * When all of a cart is there, which goes in one shipment: as late as its last line; null where that of some line is not known. `late` names
 * the lines that the others wait for, none where all come together.
 */
export function wholeDelivery(lines: readonly Line[]): { date: DateOfDelivery | null; late: string[] } {
  const unknown = lines.filter(({ date }) => date === null);
  if (unknown.length > 0)
    return { date: null, late: unknown.length < lines.length ? unknown.map(({ name }) => name) : [] };
  const [last = null] = lines
    .flatMap(({ date }) => date ?? [])
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0));
  const late = lines.filter(({ date }) => date?.date === last?.date);
  return { date: last, late: late.length < lines.length ? late.map(({ name }) => name) : [] };
}
