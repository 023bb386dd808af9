import { expect, it } from 'vitest';
import { packHours, unpackHours } from '../../lib/rules/dates/packed-hours.ts';

const ordinary = { opensAt: 27_000, closesAt: 57_600, holiday: null };
const entries = [
  { date: '2026-12-30', day: 3, isToday: true, ...ordinary },
  { date: '2026-12-31', day: 4, isToday: false, opensAt: 27_000, closesAt: 43_200, holiday: 'Gamlársdagur' },
  { date: '2027-01-01', day: 5, isToday: false, opensAt: null, closesAt: null, holiday: 'Nýársdagur' },
  { date: '2027-01-02', day: 6, isToday: false, opensAt: null, closesAt: null, holiday: null },
];

it('gives back what it packed', () => {
  expect(unpackHours(packHours(entries))).toEqual(entries);
});

it('says each day in as little as it can', () => {
  expect(packHours(entries)).toEqual({
    from: '2026-12-30',
    days: [[27_000, 57_600], [27_000, 43_200, 'Gamlársdagur'], 'Nýársdagur', 0],
  });
});

it('leaves out what comes after a gap', () => {
  const [first, , third] = entries;
  expect(unpackHours(packHours([first!, third!]))).toEqual([first]);
});

it('knows no hours', () => {
  expect(unpackHours(packHours([]))).toEqual([]);
});
