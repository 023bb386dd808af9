import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseDeliveryDays,
  deliveryPromise,
  deliveryPromiseText,
  deliveryWindows,
  type DeliveryTerms,
  daysUntilGoods,
} from '../../lib/rules/dates/delivery-promise.ts';
import { icelandicHolidays } from '../../lib/rules/dates/holidays.ts';
import type { OpeningHoursEntry } from '../../lib/rules/dates/opening-hours.ts';

const hour = 3600;

/** The store's hours for so many days: Monday to Friday 07:30 to 16:00, and Iceland's holidays. */
function hours(from: string, count: number, saturday = false): OpeningHoursEntry[] {
  return Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.parse(from) + index * 86_400_000).toISOString().slice(0, 10);
    const day = new Date(date).getUTCDay();
    const holiday = icelandicHolidays(Number(date.slice(0, 4))).find((one) => one.date === date);
    const open = day >= 1 && day <= (saturday ? 6 : 5) && (!holiday || holiday.closesAt !== null);
    return {
      date,
      day,
      isToday: index === 0,
      opensAt: open ? 7.5 * hour : null,
      closesAt: open ? (holiday?.closesAt ?? 16 * hour) : null,
      holiday: holiday?.name ?? null,
    };
  });
}

const fetched: DeliveryTerms = { cutOff: null, handlingMinutes: 120, transitDays: null };
const brought: DeliveryTerms = { cutOff: 14 * hour, handlingMinutes: 60, transitDays: 1 };

/** What is said to who orders at this moment. */
function promiseText(terms: DeliveryTerms, at: string, days: number | null = 0): string | null {
  const now = new Date(`${at}Z`);
  const promise = deliveryPromise(terms, days, hours(at.slice(0, 10), 62), now);
  return promise && deliveryPromiseText(promise, now);
}

describe('fetched in the store', () => {
  it.each([
    ['in the morning', '2026-11-20T09:00', 'í dag fyrir kl. 16:00'],
    ['before it opens', '2026-11-20T05:00', 'í dag fyrir kl. 16:00'],
    ['at the last moment', '2026-11-20T14:00:00', 'í dag fyrir kl. 16:00'],
    ['a second later, on a Friday', '2026-11-20T14:00:01', 'mánudag fyrir kl. 16:00'],
    ['after it has closed', '2026-11-19T18:00', 'á morgun fyrir kl. 16:00'],
    ['on a Saturday', '2026-11-21T12:00', 'mánudag fyrir kl. 16:00'],
    ['on a Sunday', '2026-11-22T12:00', 'á morgun fyrir kl. 16:00'],
    ['on a half day', '2026-12-24T10:59', 'í dag fyrir kl. 13:00'],
    ['too late on a half day', '2026-12-24T11:30', 'mánudag fyrir kl. 16:00'],
    ['before Easter', '2026-04-01T15:00', 'þriðjudag fyrir kl. 16:00'],
    ['at New Year', '2026-12-31T12:00', 'mánudag fyrir kl. 16:00'],
  ])('%s', (_, at, when) => expect(promiseText(fetched, at)).toBe(`Tilbúið til afhendingar ${when}`));

  it('a Saturday that the store opens counts, for fetching', () => {
    const now = new Date('2026-11-20T15:00Z');
    const promise = deliveryPromise(fetched, 0, hours('2026-11-20', 10, true), now);
    expect(promise).toEqual({ date: '2026-11-21', before: 16 * hour });
  });

  it('a day that is too short to make anything ready does not count', () => {
    expect(promiseText({ ...fetched, handlingMinutes: 6 * 60 }, '2026-12-24T05:00')).toBe(
      'Tilbúið til afhendingar mánudag fyrir kl. 16:00',
    );
  });
});

describe('brought', () => {
  it.each([
    ['before the cut-off', '2026-11-18T13:59', 'á morgun'],
    ['at the cut-off', '2026-11-18T14:00:00', 'á morgun'],
    ['after it', '2026-11-18T14:00:01', 'föstudag'],
    ['on a Friday', '2026-11-20T10:00', 'mánudag'],
    ['on a Friday after the cut-off', '2026-11-20T14:30', 'þriðjudag'],
    ['on a weekend', '2026-11-21T10:00', 'þriðjudag'],
    ['before Christmas', '2026-12-23T10:00', 'mánudag'],
    ['on Christmas Eve', '2026-12-24T10:00', 'mánudag'],
    ['before the first of May', '2026-04-30T10:00', 'mánudag'],
  ])('%s', (_, at, when) => expect(promiseText(brought, at)).toBe(`Áætluð afhending ${when}`));

  it('on the same day where that is offered', () => {
    expect(promiseText({ ...brought, transitDays: 0 }, '2026-11-18T09:00')).toBe('Áætluð afhending í dag');
  });
});

describe('goods that are not at hand', () => {
  it.each([
    [2, 'Tilbúið til afhendingar þriðjudag fyrir kl. 16:00'],
    [5, 'Tilbúið til afhendingar föstudag 27. nóvember 2026 fyrir kl. 16:00'],
  ])('after %i working days', (days, text) =>
    expect(promiseText(fetched, '2026-11-20T09:00', days)).toBe(text),
  );

  it('lengthen the way', () =>
    expect(promiseText(brought, '2026-11-18T09:00', 2)).toBe('Áætluð afhending mánudag'));

  it.each([
    ['nobody knows when', null],
    ['further away than the hours reach', 60],
  ])('%s: nothing is promised', (_, days) =>
    expect(promiseText(brought, '2026-11-18T09:00', days)).toBeNull(),
  );

  it.each([
    ['Samdægurs', 0],
    ['1 virkur dagur', 1],
    ['1–2 virkir dagar', 2],
    ['2-3 dagar', 3],
    ['Væntanlegt innan viku', 5],
    ['Væntanlegt eftir 2–3 vikur', 15],
    ['6–8 vikur', 40],
    ['2 mánuðir', 42],
    ['Hafið samband', null],
    ['', null],
  ])('„%s“ is %s working days', (text, days) => expect(parseDeliveryDays(text)).toBe(days));

  it.each([
    [
      'the longest counts',
      [
        ['Samdægurs', false],
        ['2–3 vikur', true],
      ],
      15,
    ],
    ['in stock without a time', [[null, false]], 0],
    [
      'a special order without one',
      [
        [null, true],
        ['Samdægurs', false],
      ],
      null,
    ],
    ['words that say no time', [['Hafið samband', false]], null],
    ['none', [], 0],
  ] as [string, [string | null, boolean][], number | null][])('%s', (_, goods, days) =>
    expect(
      daysUntilGoods(goods.map(([deliveryTime, isSpecialOrder]) => ({ deliveryTime, isSpecialOrder }))),
    ).toBe(days),
  );
});

it('is nothing without hours, and by its date where it is kept', () => {
  expect(deliveryPromise(fetched, 0, [], new Date('2026-11-20T09:00Z'))).toBeNull();
  expect(deliveryPromiseText({ date: '2026-11-20', before: 16 * hour }, null)).toBe(
    'Tilbúið til afhendingar 20. nóvember 2026 fyrir kl. 16:00',
  );
});

describe('windows of a promise', () => {
  const terms = fc.record({
    cutOff: fc.option(fc.integer({ min: 0, max: 20 * hour })),
    handlingMinutes: fc.integer({ min: 0, max: 600 }),
    transitDays: fc.option(fc.integer({ min: 0, max: 3 })),
  });
  const start = Date.parse('2026-12-18');
  const moments = fc.integer({ min: 0, max: 20 * 86_400 }).map((seconds) => start + seconds * 1000);

  it('hold until their last moment and not a second longer', () => {
    fc.assert(
      fc.property(
        terms,
        fc.integer({ min: 0, max: 6 }),
        moments,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, days, at, share) => {
          const now = new Date(at);
          const entries = hours(now.toISOString().slice(0, 10), 75, at % 2000 === 0);
          const promiseAt = (ms: number) => deliveryPromise(of, days, entries, new Date(ms));
          const [first, second] = deliveryWindows(of, days, entries, now, 2);
          const within = (window: { orderBy: number } & object, from: number) => {
            const { orderBy, ...promise } = window;
            for (const ms of [from, from + Math.floor(share * (orderBy - from)), orderBy, orderBy + 999])
              expect(promiseAt(ms)).toEqual(promise);
          };
          if (!first) return promiseAt(at) === null;
          within(first, at);
          if (!second) return promiseAt(first.orderBy + 1000)?.date !== first.date;
          expect(second.date > first.date).toBe(true);
          within(second, first.orderBy + 1000);
          return true;
        },
      ),
      { numRuns: 300 },
    );
  });

  it('of goods that come later are never earlier', () => {
    fc.assert(
      fc.property(terms, fc.integer({ min: 0, max: 6 }), moments, (of, days, at) => {
        const now = new Date(at);
        const entries = hours(now.toISOString().slice(0, 10), 75);
        const [sooner] = deliveryWindows(of, days, entries, now, 1);
        const [later] = deliveryWindows(of, days + 1, entries, now, 1);
        return !sooner || !later || later.date >= sooner.date;
      }),
    );
  });
});
