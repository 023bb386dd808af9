import { dayMs } from './durations.ts';
import type { OpeningHoursEntry } from './opening-hours.ts';

/** Opening and closing in seconds from midnight, 0 when closed all day, and the name of a holiday. */
type PackedDay = readonly [opensAt: number, closesAt: number, holiday?: string] | 0 | string;

/** The hours of days in a row, as short as every page should carry them. */
export interface PackedHours {
  /** ISO date of the first day. */
  readonly from: string;
  readonly days: readonly PackedDay[];
}

/** @param entries ordered by date; what comes after a gap is left out */
export function packHours(entries: readonly OpeningHoursEntry[]): PackedHours {
  const from = entries[0]?.date ?? '';
  const gap = entries.findIndex(({ date }, index) => date !== dateAfter(from, index));
  return { from, days: entries.slice(0, gap === -1 ? entries.length : gap).map(packDay) };
}

export function unpackHours({ from, days }: PackedHours): OpeningHoursEntry[] {
  return days.map((day, index) => {
    const date = dateAfter(from, index);
    const [opensAt, closesAt, holiday] = Array.isArray(day)
      ? (day as readonly [number, number, string?])
      : [];
    return {
      date,
      day: new Date(date).getUTCDay(),
      opensAt: opensAt ?? null,
      closesAt: closesAt ?? null,
      isToday: index === 0,
      holiday: holiday ?? (typeof day === 'string' ? day : null),
    };
  });
}

function packDay({ opensAt, closesAt, holiday }: OpeningHoursEntry): PackedDay {
  if (opensAt == null || closesAt == null) return holiday ?? 0;
  return holiday ? [opensAt, closesAt, holiday] : [opensAt, closesAt];
}

function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}
