import { formatLongDate, reykjavikNow } from '../text/icelandic.ts';
import { formatClock, relativeDayText, type OpeningHoursEntry } from './opening-hours.ts';

/** What a way of delivery needs to make an order ready and to bring it. */
export interface DeliveryTerms {
  /** Seconds from midnight; who orders later counts as of the next day. Null: as long as it can still be made ready. */
  cutOff: number | null;
  /** Minutes of opening hours that it takes to make an order ready. */
  handlingMinutes: number;
  /** Working days on the way; null: it is fetched in the store. */
  transitDays: number | null;
}

interface DeliveryPromise {
  /** ISO date. */
  date: string;
  /** Seconds from midnight when the store closes, where it is fetched there; else null. */
  before: number | null;
}

interface OpenDay extends OpeningHoursEntry {
  opensAt: number;
  closesAt: number;
}

/**
 * When an order of this moment can be fetched, or is delivered (Reykjavík's clock).
 * @param afterDays working days until the goods are at hand; see daysUntilGoods
 * @param entries opening hours from today on; null where they end too soon to say
 */
export function deliveryPromise(
  terms: DeliveryTerms,
  afterDays: number | null,
  entries: readonly OpeningHoursEntry[],
  now: Date,
): DeliveryPromise | null {
  if (afterDays === null) return null;
  const { date, secondsFromMidnight: at } = reykjavikNow(now);
  return promiseFrom(terms, afterDays, entries, { date, at });
}

/** A promise, and the last moment at which an order gets it. */
export interface DeliveryWindow extends DeliveryPromise {
  /** Ms. */
  orderBy: number;
}

/** The promise of this moment with its last moment, and those that come after it, `count` in all; fewer where the hours end. */
export function deliveryWindows(
  terms: DeliveryTerms,
  afterDays: number | null,
  entries: readonly OpeningHoursEntry[],
  now: Date,
  count: number,
): DeliveryWindow[] {
  const windows: DeliveryWindow[] = [];
  if (afterDays === null) return windows;
  const { date: today, secondsFromMidnight } = reykjavikNow(now);
  let start = { date: today, at: secondsFromMidnight };
  // Each step is one day of the shop: orders up to its last moment are made ready with each other.
  for (let day = firstDayFor(terms, entries, start); day; day = firstDayFor(terms, entries, start)) {
    const promise = promiseFrom(terms, afterDays, entries, start);
    const previous = windows.at(-1);
    if (!promise) break;
    const at = lastMomentOf(day, terms);
    const orderBy = Date.parse(day.date) + at * 1000;
    if (previous?.date === promise.date) previous.orderBy = orderBy;
    else if (windows.length === count) break;
    else windows.push({ ...promise, orderBy });
    start = { date: day.date, at: at + 1 };
  }
  return windows;
}

interface Moment {
  date: string;
  /** Seconds from midnight. */
  at: number;
}

function firstDayFor(
  terms: DeliveryTerms,
  entries: readonly OpeningHoursEntry[],
  start: Moment,
): OpenDay | undefined {
  return entries.find((entry): entry is OpenDay => canHandleOn(entry, terms, start));
}

/** Seconds from midnight until which an order is made ready on that day. */
const lastMomentOf = ({ closesAt }: OpenDay, { cutOff, handlingMinutes }: DeliveryTerms): number =>
  Math.min(closesAt - handlingMinutes * 60, cutOff ?? Infinity);

function promiseFrom(
  terms: DeliveryTerms,
  afterDays: number,
  entries: readonly OpeningHoursEntry[],
  start: Moment,
): DeliveryPromise | null {
  const firstDay = firstDayFor(terms, entries, start);
  if (!firstDay) return null;
  const goodsDate = workingDaysAfter(entries, firstDay.date, afterDays);
  const readyDay =
    goodsDate &&
    firstDayFor(
      terms,
      entries.filter(({ date }) => date >= goodsDate),
      start,
    );
  if (!readyDay) return null;
  if (terms.transitDays === null) return { date: readyDay.date, before: readyDay.closesAt };
  const date = workingDaysAfter(entries, readyDay.date, terms.transitDays);
  return date === null ? null : { date, before: null };
}

/** Whether an order that is there from `start` on can be made ready on this day. */
function canHandleOn(entry: OpeningHoursEntry, terms: DeliveryTerms, start: Moment): boolean {
  if (!isOpen(entry) || entry.date < start.date) return false;
  // Before it opens nothing is made ready, but an order that is there by then is in time.
  const at = entry.date === start.date ? start.at : 0;
  const isInTime = Math.max(at, entry.opensAt) + terms.handlingMinutes * 60 <= entry.closesAt;
  return isInTime && at <= lastMomentOf(entry, terms);
}

const isOpen = (entry: OpeningHoursEntry): entry is OpenDay =>
  entry.opensAt != null && entry.closesAt != null;

/** Monday to Friday, no holidays; days on which the shop only closes early are holidays of carriers and suppliers. */
const isWorkingDay = ({ day, holiday }: OpeningHoursEntry): boolean => day >= 1 && day <= 5 && !holiday;

/** The date so many working days after another; the same for none. Null beyond the entries. */
function workingDaysAfter(entries: readonly OpeningHoursEntry[], date: string, count: number): string | null {
  if (count === 0) return date;
  return entries.filter((entry) => entry.date > date && isWorkingDay(entry))[count - 1]?.date ?? null;
}

const timeUnits: readonly [RegExp, number][] = [
  [/vik/, 5],
  [/mánu/, 21],
  [/da[gu]/, 1],
];

/**
 * Working days that a product's delivery time says at most: '1–2 virkir dagar' 2, 'Væntanlegt innan viku' 5, 'Samdægurs' 0.
 * Null where it says nothing of the kind.
 */
export function parseDeliveryDays(text: string): number | null {
  const words = text.toLowerCase();
  if (words.includes('samdægurs')) return 0;
  const unit = timeUnits.find(([pattern]) => pattern.test(words));
  if (!unit) return null;
  const numbers = words.match(/\d+/g) ?? ['1'];
  return Math.max(...numbers.map(Number)) * unit[1];
}

/**
 * Working days until the last of the goods is at hand. Null, nobody can say, for special orders and goods without a
 * known time; goods in stock without one are at hand.
 */
export function daysUntilGoods(
  products: readonly { deliveryTime: string | null; isSpecialOrder: boolean }[],
): number | null {
  const days = products.map(({ deliveryTime, isSpecialOrder }) =>
    deliveryTime === null ? (isSpecialOrder ? null : 0) : parseDeliveryDays(deliveryTime),
  );
  return days.includes(null) ? null : Math.max(0, ...days.flatMap((count) => count ?? []));
}

/** 'Tilbúið til afhendingar í dag fyrir kl. 16:00', 'Áætluð afhending mánudag 23. nóvember 2026'. Without `now` by its date. */
export function deliveryPromiseText({ date, before }: DeliveryPromise, now: Date | null): string {
  const dayText = now ? relativeDayText(date, now) : formatLongDate(date);
  return before === null
    ? `Áætluð afhending ${dayText}`
    : `Tilbúið til afhendingar ${dayText} fyrir kl. ${formatClock(before)}`;
}

/** Where nobody can say when. */
export const unknownPromiseText = 'Við látum vita þegar ljóst er hvenær pöntunin verður afhent.';
