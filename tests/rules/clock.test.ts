import { afterAll, describe, expect, it } from 'vitest';
import { isStoreOpen, msUntilChange, type OpeningHoursEntry } from '../../lib/rules/dates/opening-hours.ts';
import { lastMonths } from '../../lib/rules/dates/months.ts';
import { quoteStatusOn } from '../../lib/rules/orders/quote-status.ts';
import { daysAfter } from '../../lib/rules/orders/quote-validity.ts';
import { formatDate, formatTime, reykjavikNow } from '../../lib/rules/text/icelandic.ts';

/* Reliability F38: the shop's clock is Iceland's, wherever the visitor's or the server's stands. */

const own = process.env['TZ'];
afterAll(() => {
  if (own === undefined) delete process.env['TZ'];
  else process.env['TZ'] = own;
});

/** With and without summer time, a day before and a day ahead, half an hour off. */
const zones = [
  'Atlantic/Reykjavik',
  'America/Los_Angeles',
  'Europe/Copenhagen',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
];

const day = (date: string, weekday: number): OpeningHoursEntry => ({
  date,
  day: weekday,
  opensAt: 7.5 * 3600,
  closesAt: 16 * 3600,
  isToday: false,
});
/** A leap day, and the Sunday on which Europe's clocks change. */
const week = [day('2028-02-29', 2), day('2028-03-01', 3), day('2028-03-26', 0)];

/** What the rules say of a moment. */
const look = (now: Date) => ({
  here: reykjavikNow(now),
  isOpen: isStoreOpen(week, now),
  changesIn: msUntilChange(week, now),
  shown: `${formatDate(now)} ${formatTime(now)}`,
  quote: quoteStatusOn(reykjavikNow(now).date, { status: 'Sent', validUntil: '2028-02-29' }),
});

describe.each(zones)('for a visitor in %s', (zone) => {
  it.each([
    ['2028-02-29T07:30:00.000Z', '2028-02-29', false, 'Sent'],
    ['2028-02-29T07:30:01.000Z', '2028-02-29', true, 'Sent'],
    ['2028-02-29T15:59:59.999Z', '2028-02-29', true, 'Sent'],
    ['2028-02-29T16:00:00.000Z', '2028-02-29', false, 'Sent'],
    ['2028-02-29T23:59:59.999Z', '2028-02-29', false, 'Sent'],
    ['2028-03-01T00:00:00.000Z', '2028-03-01', false, 'Expired'],
    ['2028-03-26T01:00:00.000Z', '2028-03-26', false, 'Expired'],
    ['2028-03-26T07:30:01.000Z', '2028-03-26', true, 'Expired'],
  ] as const)('%s is %s, open: %s, and a quote until the leap day is %s', (at, date, isOpen, quote) => {
    process.env['TZ'] = zone;
    const now = new Date(at);
    // The zone counts: elsewhere it is another hour.
    expect(now.getTimezoneOffset() === 0).toBe(zone === 'Atlantic/Reykjavik');
    expect(look(now)).toMatchObject({ here: { date }, isOpen, quote });
    const there = look(now);
    process.env['TZ'] = 'Atlantic/Reykjavik';
    expect(there).toEqual(look(now));
  });

  it('counts days and months over leap days and changes of the clock', () => {
    process.env['TZ'] = zone;
    expect(daysAfter('2028-02-28', 1)).toBe('2028-02-29');
    expect(daysAfter('2028-02-29', 365)).toBe('2029-02-28');
    expect(daysAfter('2028-03-25', 2)).toBe('2028-03-27');
    expect(lastMonths('2028-03-31', 2)).toEqual([
      { year: 2028, month: 2 },
      { year: 2028, month: 3 },
    ]);
  });
});
