import { describe, expect, it } from 'vitest';
import { isWorkingDay, workingDayFrom, workingDaysBefore } from '../../lib/rules/dates/working-days.ts';
import {
  isStandingRhythm,
  rhythmText,
  standingDates,
  type StandingRhythm,
} from '../../lib/rules/orders/standing-rhythm.ts';

const dates = (rhythm: StandingRhythm, after: string, count: number) =>
  standingDates(rhythm, after, count).map(({ date }) => date);

describe('working days', () => {
  it.each([
    ['2026-11-27', true],
    ['2026-11-28', false],
    ['2026-12-24', false],
    ['2026-12-31', false],
    ['2027-01-01', false],
    ['2026-06-17', false],
    ['2026-04-23', false],
  ])('%s: %s', (date, expected) => {
    expect(isWorkingDay(date)).toBe(expected);
  });

  it.each([
    ['2026-04-02', '2026-04-07'],
    ['2026-12-24', '2026-12-28'],
    ['2026-11-28', '2026-11-30'],
    ['2026-11-30', '2026-11-30'],
  ])('the first from %s on is %s', (from, expected) => {
    expect(workingDayFrom(from)).toBe(expected);
  });

  it.each([
    ['2026-11-30', '2026-11-26'],
    ['2026-04-07', '2026-03-31'],
    ['2026-12-28', '2026-12-22'],
  ])('two before %s is %s', (from, expected) => {
    expect(workingDaysBefore(from, 2)).toBe(expected);
  });
});

describe('dates of a standing order', () => {
  it('come every so many weeks, counted from the first day of the rhythm', () => {
    const mondays = { everyWeeks: 2, weekdays: [1], startsOn: '2026-11-20' };
    expect(dates(mondays, '2026-11-19', 3)).toEqual(['2026-11-23', '2026-12-07', '2026-12-21']);
    expect(dates(mondays, '2026-11-23', 1)).toEqual(['2026-12-07']);
    expect(dates(mondays, '2027-03-01', 1)).toEqual(['2027-03-15']);
  });

  it('move to the next working day, and say from which', () => {
    const thursdays = { everyWeeks: 1, weekdays: [4], startsOn: '2026-12-17' };
    expect(standingDates(thursdays, '2026-12-16', 3)).toEqual([
      { date: '2026-12-17', plannedDate: '2026-12-17' },
      { date: '2026-12-28', plannedDate: '2026-12-24' },
      { date: '2027-01-04', plannedDate: '2026-12-31' },
    ]);
    // Asked on a holiday, what it moved is still to come.
    expect(dates(thursdays, '2026-12-25', 1)).toEqual(['2026-12-28']);
    expect(dates(thursdays, '2026-12-28', 1)).toEqual(['2027-01-04']);
  });

  it('are made once where two days meet', () => {
    const daily = { everyWeeks: 1, weekdays: [1, 2, 3, 4, 5], startsOn: '2026-01-01' };
    expect(standingDates(daily, '2026-03-31', 3)).toEqual([
      { date: '2026-04-01', plannedDate: '2026-04-01' },
      { date: '2026-04-07', plannedDate: '2026-04-07' },
      { date: '2026-04-08', plannedDate: '2026-04-08' },
    ]);
  });

  it('never repeat, never fall on a holiday, for years', () => {
    for (const everyWeeks of [1, 3, 12])
      for (const weekdays of [[1], [2, 4], [5], [1, 2, 3, 4, 5]]) {
        const all = dates({ everyWeeks, weekdays, startsOn: '2026-01-01' }, '2025-12-31', 150);
        expect(all.toSorted()).toEqual(all);
        expect(new Set(all).size).toBe(all.length);
        expect(all.filter((date) => !isWorkingDay(date))).toEqual([]);
        // Walked date by date it is the same.
        const walked = all.map((_, index) =>
          dates({ everyWeeks, weekdays, startsOn: '2026-01-01' }, all[index - 1] ?? '2025-12-31', 1),
        );
        expect(walked.flat()).toEqual(all);
      }
  });
});

describe('a rhythm', () => {
  const rhythm = { everyWeeks: 1, weekdays: [1], startsOn: '2026-11-23' };
  it.each([
    [rhythm, true],
    [{ ...rhythm, everyWeeks: 12 }, true],
    [{ ...rhythm, everyWeeks: 0 }, false],
    [{ ...rhythm, everyWeeks: 13 }, false],
    [{ ...rhythm, everyWeeks: 1.5 }, false],
    [{ ...rhythm, weekdays: [] }, false],
    [{ ...rhythm, weekdays: [1, 1] }, false],
    [{ ...rhythm, weekdays: [6] }, false],
    [{ ...rhythm, startsOn: '2026-02-30' }, false],
  ])('%j: %s', (candidate, expected) => {
    expect(isStandingRhythm(candidate)).toBe(expected);
  });

  it.each([
    [1, [1], 'Í hverri viku á mánudögum'],
    [1, [4, 1], 'Í hverri viku á mánudögum og fimmtudögum'],
    [1, [1, 2, 3, 4, 5], 'Alla virka daga'],
    [2, [3], 'Á tveggja vikna fresti á miðvikudögum'],
    [4, [1, 3, 5], 'Á fjögurra vikna fresti á mánudögum, miðvikudögum og föstudögum'],
    [12, [2], 'Á tólf vikna fresti á þriðjudögum'],
    [3, [1, 2, 3, 4, 5], 'Á þriggja vikna fresti alla virka daga'],
  ])('every %i weeks on %j reads „%s“', (everyWeeks, weekdays, expected) => {
    expect(rhythmText({ everyWeeks, weekdays })).toBe(expected);
  });
});
