import { describe, expect, test } from 'vitest';
import { icelandicHolidays } from '../../lib/rules/dates/holidays.ts';
import {
  formatClock,
  isStoreOpen,
  msUntilChange,
  nextOpening,
  nextOpeningText,
  type OpeningHoursEntry,
  hoursOfToday,
  todayText,
} from '../../lib/rules/dates/opening-hours.ts';

const opensAt = 7.5 * 3600;
const closesAt = 16 * 3600;

function entry(date: string, change: Partial<OpeningHoursEntry> = {}): OpeningHoursEntry {
  const day = new Date(date).getUTCDay();
  const closed = day === 0 || day === 6;
  return {
    date,
    day,
    opensAt: closed ? null : opensAt,
    closesAt: closed ? null : closesAt,
    isToday: false,
    ...change,
  };
}

/** Friday 20 to Thursday 26 November 2026. */
const week = ['20', '21', '22', '23', '24', '25', '26'].map((day) => entry(`2026-11-${day}`));
const friday = (time: string) => new Date(`2026-11-20T${time}Z`);

test.each([
  ['07:29:59', false],
  ['07:30:00', false],
  ['07:30:01', true],
  ['12:00:00', true],
  ['15:59:59.999', true],
  ['16:00:00', false],
  ['23:59:59', false],
])('on Friday at %s open is %s', (time, open) => {
  expect(isStoreOpen(week, friday(time))).toBe(open);
});

test('closed at the weekend, on a day without hours and without any entry', () => {
  expect(isStoreOpen(week, new Date('2026-11-21T12:00:00Z'))).toBe(false);
  expect(isStoreOpen([], friday('12:00:00'))).toBe(false);
});

test('today is found by date, then by the mark, then it is the first', () => {
  const marked = [entry('2026-11-19'), entry('2026-11-20', { isToday: true })];
  expect(hoursOfToday(marked, new Date('2026-11-19T10:00:00Z'))?.date).toBe('2026-11-19');
  expect(hoursOfToday(marked, new Date('2026-11-25T10:00:00Z'))?.date).toBe('2026-11-20');
  expect(hoursOfToday([entry('2026-11-19')], friday('10:00:00'))?.date).toBe('2026-11-19');
});

test.each([
  ['07:00:00', (30 * 60 + 1) * 1000],
  ['07:30:00.250', 750],
  ['07:30:01', (closesAt - opensAt - 1) * 1000],
  ['15:59:59.999', 1],
  ['16:00:00', 8 * 3600 * 1000],
])('at %s the next change is %d ms away', (time, ms) => {
  expect(msUntilChange(week, friday(time))).toBe(ms);
  const before = isStoreOpen(week, friday(time));
  expect(isStoreOpen(week, new Date(friday(time).getTime() + ms - 1))).toBe(before);
});

test.each([
  ['2026-11-20T07:00:00Z', 'Opnar í dag kl. 07:30'],
  ['2026-11-20T17:00:00Z', 'Opnar mánudag kl. 07:30'],
  ['2026-11-22T17:00:00Z', 'Opnar á morgun kl. 07:30'],
])('at %s: %s', (now, words) => {
  expect(nextOpeningText(week, new Date(now))).toBe(words);
});

test('an opening a week or more away has its date, an unknown one is not guessed', () => {
  expect(nextOpeningText([entry('2026-11-30')], friday('17:00:00'))).toBe(
    'Opnar mánudag 30. nóvember 2026 kl. 07:30',
  );
  expect(nextOpeningText([entry('2026-11-20')], friday('17:00:00'))).toBeNull();
  expect(nextOpening(week.toReversed(), friday('17:00:00'))?.date).toBe('2026-11-23');
});

test('words for today', () => {
  expect(todayText(week, friday('08:00:00'))).toBe('Opið í dag kl. 07:30–16:00');
  expect(todayText(week, new Date('2026-11-21T08:00:00Z'))).toBe('Lokað');
  const holiday = entry('2026-12-25', { opensAt: null, closesAt: null, holiday: 'jóladagur' });
  expect(todayText([holiday], new Date('2026-12-25T08:00:00Z'))).toBe('Lokað í dag, jóladagur');
  expect(formatClock(opensAt)).toBe('07:30');
});

describe('holidays', () => {
  /** design table, day.month in the order of the names below */
  const names = [
    'skírdagur',
    'föstudagurinn langi',
    'páskadagur',
    'annar í páskum',
    'sumardagurinn fyrsti',
    'uppstigningardagur',
    'hvítasunnudagur',
    'annar í hvítasunnu',
    'frídagur verslunarmanna',
  ];
  test.each([
    [2026, '2.4. 3.4. 5.4. 6.4. 23.4. 14.5. 24.5. 25.5. 3.8.'],
    [2027, '25.3. 26.3. 28.3. 29.3. 22.4. 6.5. 16.5. 17.5. 2.8.'],
    [2028, '13.4. 14.4. 16.4. 17.4. 20.4. 25.5. 4.6. 5.6. 7.8.'],
    [2029, '29.3. 30.3. 1.4. 2.4. 19.4. 10.5. 20.5. 21.5. 6.8.'],
    [2030, '18.4. 19.4. 21.4. 22.4. 25.4. 30.5. 9.6. 10.6. 5.8.'],
  ])('that move in %d', (year, expected) => {
    const holidays = icelandicHolidays(year);
    const dates = names.map((name) => {
      const [, month, day] = holidays.find((holiday) => holiday.name === name)?.date.split('-') ?? [];
      return `${Number(day)}.${Number(month)}.`;
    });
    expect(dates.join(' ')).toBe(expected);
  });

  test('that stand fast, in order of date', () => {
    const holidays = icelandicHolidays(2026);
    const fixed = ['01-01', '05-01', '06-17', '12-24', '12-25', '12-26', '12-31'];
    expect(holidays).toHaveLength(16);
    expect(holidays.map(({ date }) => date)).toEqual(
      expect.arrayContaining(fixed.map((date) => `2026-${date}`)),
    );
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
  });

  test('only the 24th and the 31st of December close early, at 13:00', () => {
    const early = icelandicHolidays(2026).filter(({ closesAt: at }) => at !== null);
    expect(early).toEqual([
      { date: '2026-12-24', name: 'aðfangadagur', closesAt: 46_800 },
      { date: '2026-12-31', name: 'gamlársdagur', closesAt: 46_800 },
    ]);
  });
});
