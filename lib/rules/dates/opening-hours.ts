import { formatLongDate, reykjavikNow } from '../text/icelandic.ts';

/** One day of the store's hours, as the OpeningHours type of the contract. */
export interface OpeningHoursEntry {
  /** ISO date. */
  date: string;
  /** 0 = Sunday. */
  day: number;
  /** Seconds from midnight; null when closed all day. */
  opensAt?: number | null;
  closesAt?: number | null;
  isToday: boolean;
  holiday?: string | null;
}

const daySeconds = 86_400;
const weekdayAccusatives = 'sunnudag mánudag þriðjudag miðvikudag fimmtudag föstudag laugardag'.split(' ');

/**
 * Today's entry by its date, else the one marked as today, else the first (specification §4.2).
 * The date comes first because the mark was set when the page was made, perhaps yesterday.
 */
export function hoursOfToday<E extends OpeningHoursEntry>(entries: readonly E[], now: Date): E | undefined {
  const { date } = reykjavikNow(now);
  return entries.find((entry) => entry.date === date) ?? entries.find((entry) => entry.isToday) ?? entries[0];
}

/** Open when the Reykjavík clock (whole seconds) is strictly between opening and closing; no hours means closed. */
export function isStoreOpen(entries: readonly OpeningHoursEntry[], now: Date): boolean {
  const hours = openingTimes(hoursOfToday(entries, now));
  const { secondsFromMidnight } = reykjavikNow(now);
  return hours !== null && secondsFromMidnight > hours.opensAt && secondsFromMidnight < hours.closesAt;
}

/** Milliseconds until the store opens, closes or a new day begins: when a clock has to look again. */
export function msUntilChange(entries: readonly OpeningHoursEntry[], now: Date): number {
  const hours = openingTimes(hoursOfToday(entries, now));
  const msFromMidnight = now.getTime() % (daySeconds * 1000);
  // Strictly between: the first open second is the one after opensAt.
  const changes = hours ? [hours.opensAt + 1, hours.closesAt, daySeconds] : [daySeconds];
  return Math.min(...changes.map((at) => at * 1000 - msFromMidnight).filter((ms) => ms > 0));
}

/** The next entry that opens after now, or undefined when the entries end before. */
export function nextOpening<E extends OpeningHoursEntry>(entries: readonly E[], now: Date): E | undefined {
  const { date, secondsFromMidnight } = reykjavikNow(now);
  return entries
    .filter((entry) => {
      const hours = openingTimes(entry);
      return hours && (entry.date > date || (entry.date === date && hours.opensAt >= secondsFromMidnight));
    })
    .reduce<E | undefined>(
      (soonest, entry) => (soonest && soonest.date <= entry.date ? soonest : entry),
      undefined,
    );
}

/** 'Opnar mánudag kl. 07:30', or null when no opening is known. */
export function nextOpeningText(entries: readonly OpeningHoursEntry[], now: Date): string | null {
  const next = nextOpening(entries, now);
  const hours = openingTimes(next);
  return next && hours ? `Opnar ${relativeDayText(next.date, now)} kl. ${formatClock(hours.opensAt)}` : null;
}

/** 'Opið í dag kl. 07:30–16:00', or why it is closed all day. */
export function todayText(entries: readonly OpeningHoursEntry[], now: Date): string {
  const today = hoursOfToday(entries, now);
  const hours = openingTimes(today);
  if (hours) return `Opið í dag kl. ${formatClock(hours.opensAt)}–${formatClock(hours.closesAt)}`;
  return today?.holiday ? `Lokað í dag, ${today.holiday}` : 'Lokað';
}

/** What the header says of the store at this moment, and what follows from it. No hours means closed. */
export function openingStatusTexts(
  entries: readonly OpeningHoursEntry[],
  now: Date,
): [string, (string | null)?] {
  if (isStoreOpen(entries, now)) return [todayText(entries, now)];
  const today = hoursOfToday(entries, now);
  return [openingTimes(today) ? 'Lokað' : todayText(entries, now), nextOpeningText(entries, now)];
}

/** Seconds from midnight as `07:30`. */
export function formatClock(seconds: number): string {
  const twoDigits = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${twoDigits(seconds / 3600)}:${twoDigits((seconds % 3600) / 60)}`;
}

function openingTimes(entry: OpeningHoursEntry | undefined): { opensAt: number; closesAt: number } | null {
  if (entry?.opensAt == null || entry.closesAt == null) return null;
  return { opensAt: entry.opensAt, closesAt: entry.closesAt };
}

/** `í dag`, `á morgun`, `mánudag`, and from a week on with the date. */
export function relativeDayText(date: string, now: Date): string {
  const days = (Date.parse(date) - Date.parse(reykjavikNow(now).date)) / (daySeconds * 1000);
  if (days === 0) return 'í dag';
  if (days === 1) return 'á morgun';
  const weekday = weekdayAccusatives[new Date(date).getUTCDay()] ?? '';
  return days < 7 ? weekday : `${weekday} ${formatLongDate(date)}`;
}
