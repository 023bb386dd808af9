import { expect, it } from 'vitest';
import type { OpeningHoursEntry } from '../../lib/rules/dates/opening-hours.ts';
import { weeklyHoursLines } from '../../lib/rules/dates/weekly-hours.ts';

/** Days from a Monday on; `hours` by weekday, Sunday first. */
function days(count: number, hours: readonly (readonly [number, number] | null)[]): OpeningHoursEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2026, 10, 16 + index));
    const of = hours[date.getUTCDay()];
    return {
      date: date.toISOString().slice(0, 10),
      day: date.getUTCDay(),
      opensAt: of ? of[0] * 3600 : null,
      closesAt: of ? of[1] * 3600 : null,
      isToday: index === 0,
    };
  });
}

const weekday = [7.5, 16] as const;
const usual = [null, weekday, weekday, weekday, weekday, weekday, null];

it('names the specified week in one line', () => {
  expect(weeklyHoursLines(days(7, usual))).toEqual(['Mán.–fös. 07:30–16:00']);
});

it.each([
  [
    [null, weekday, weekday, weekday, weekday, [7.5, 15], null],
    ['Mán.–fim. 07:30–16:00', 'Fös. 07:30–15:00'],
  ],
  [
    [[12, 16], weekday, weekday, null, weekday, weekday, [12, 16]],
    ['Mán.–þri. 07:30–16:00', 'Fim.–fös. 07:30–16:00', 'Lau.–sun. 12:00–16:00'],
  ],
  [[weekday, weekday, weekday, weekday, weekday, weekday, weekday], ['Mán.–sun. 07:30–16:00']],
  [[null, null, null, null, null, null, null], []],
] as const)('names each run of days with the same hours: %j', (hours, lines) => {
  expect(weeklyHoursLines(days(7, hours))).toEqual(lines);
});

it('looks past a holiday to the ordinary day of a later week', () => {
  const entries = days(14, usual).map((entry, index) =>
    index === 3 ? { ...entry, opensAt: null, closesAt: null, holiday: 'sumardagurinn fyrsti' } : entry,
  );
  expect(weeklyHoursLines(entries)).toEqual(['Mán.–fös. 07:30–16:00']);
});

it('says nothing when no hours are known', () => {
  expect(weeklyHoursLines([])).toEqual([]);
});
