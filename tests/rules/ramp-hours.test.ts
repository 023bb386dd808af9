import { describe, expect, it } from 'vitest';
import { formatRampHours, rampHoursProblem, unitLabel } from '../../lib/rules/orders/ramp-hours.ts';

const days = (weekdays: readonly number[], from: string, to: string) =>
  weekdays.map((weekday) => ({ weekday, from, to }));

describe('hours of a ramp', () => {
  it.each([
    [[], null],
    [days([3], '08:00', '16:00'), 'mið. kl. 8–16'],
    [days([1, 2, 3, 4, 5], '07:30', '15:05'), 'mán.–fös. kl. 7:30–15:05'],
    [
      [...days([1, 2], '08:00', '16:00'), ...days([4, 5], '08:00', '16:00'), ...days([7], '10:00', '24:00')],
      'mán.–þri. kl. 8–16, fim.–fös. kl. 8–16, sun. kl. 10–24',
    ],
    [[...days([2], '08:00', '16:00'), ...days([1], '08:00', '12:00')], 'mán. kl. 8–12, þri. kl. 8–16'],
  ])('are a line, days of the same hours together', (hours, text) => {
    expect(formatRampHours(hours)).toBe(text);
  });

  it.each([
    [1, '08:00', '16:00', null],
    [0, '08:00', '16:00', 'Dagurinn er ekki til'],
    [8, '08:00', '16:00', 'Dagurinn er ekki til'],
    [1, '8:00', '16:00', 'Tíminn þarf að vera eins og 08:00'],
    [1, '08:00', '24:30', 'Tíminn þarf að vera eins og 08:00'],
    [1, '', '16:00', 'Tíminn þarf að vera eins og 08:00'],
    [1, '16:00', '16:00', 'Lokunartími þarf að vera á eftir opnunartíma'],
  ])('of day %s from %s to %s are checked', (weekday, from, to, problem) => {
    expect(rampHoursProblem({ weekday, from, to })).toBe(problem);
  });

  it('are of a unit that is named with its number', () => {
    expect([unitLabel({ name: 'Bar', number: null }), unitLabel({ name: 'Bar', number: '7' })]).toEqual([
      'Bar',
      '7 Bar',
    ]);
  });
});
