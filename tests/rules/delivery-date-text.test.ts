import { expect, it } from 'vitest';
import {
  definiteDayText,
  deliveryDateText,
  shortDeliveryDateText,
  timeLeftText,
} from '../../lib/rules/dates/delivery-date-text.ts';
import { wholeDelivery } from '../../lib/rules/orders/whole-delivery.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const hour = 3600;
const brought = { date: '2026-11-26', before: null };

it('says when goods are there', () => {
  expect(plain(deliveryDateText(brought))).toBe('Hjá þér fimmtudaginn 26. nóvember');
  expect(plain(deliveryDateText({ date: '2026-11-27', before: 16 * hour }))).toBe(
    'Tilbúið í verslun föstudaginn 27. nóvember fyrir kl. 16:00',
  );
  const now = new Date('2026-11-25T10:00Z');
  expect(shortDeliveryDateText(brought, now)).toBe('Hjá þér á morgun');
  expect(shortDeliveryDateText({ date: '2026-11-25', before: 16 * hour }, now)).toBe('Tilbúið í dag');
  expect(shortDeliveryDateText({ date: '2026-11-30', before: null }, now)).toBe('Hjá þér mánudag');
});

it.each([
  'sunnudaginn 22',
  'mánudaginn 23',
  'þriðjudaginn 24',
  'miðvikudaginn 25',
  'fimmtudaginn 26',
  'föstudaginn 27',
  'laugardaginn 28',
])('names the day in the accusative: %s', (text) =>
  expect(plain(definiteDayText(`2026-11-${text.slice(-2)}`))).toBe(`${text}. nóvember`),
);

it.each([
  [1, '1 mín.'],
  [59_999, '1 mín.'],
  [119_999, '1 mín.'],
  [120_000, '2 mín.'],
  [3_600_000, '1 klst.'],
  [8_040_000, '2 klst. 14 mín.'],
])('%d ms are %s', (ms, text) => expect(plain(timeLeftText(ms))).toBe(text));

it('is there as a whole when its last line is, and names what the others wait for', () => {
  const line = (name: string, date: string | null) => ({
    name,
    date: date === null ? null : { date, before: null },
  });
  expect(wholeDelivery([line('A', '2026-11-26'), line('B', '2026-11-26')])).toEqual({
    date: brought,
    late: [],
  });
  expect(wholeDelivery([line('A', '2026-11-26'), line('B', '2026-11-20')])).toEqual({
    date: brought,
    late: ['A'],
  });
  expect(wholeDelivery([line('A', '2026-11-26'), line('B', null)])).toEqual({ date: null, late: ['B'] });
  expect(wholeDelivery([line('A', null)])).toEqual({ date: null, late: [] });
  expect(wholeDelivery([])).toEqual({ date: null, late: [] });
});
