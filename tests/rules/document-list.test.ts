import { expect, it } from 'vitest';
import {
  toDocumentFilter,
  parseDocumentList,
  documentListQuery,
  exportPath,
  resultRangeText,
  isDocumentListNarrowed,
  type ListParams,
} from '../../lib/rules/routes/document-list.ts';
import { invoiceStatuses, invoiceStatusLabel } from '../../lib/rules/orders/invoice-status.ts';
import { orderStatuses, orderStatusLabel } from '../../lib/rules/orders/order-status.ts';

const read = (params: ListParams) => parseDocumentList(params, invoiceStatuses, invoiceStatusLabel);

it('reads an address and writes it again', () => {
  const params = {
    leit: 'PO-7 sápa',
    fra: '2026-01-31',
    til: '2026-11-20',
    stada: 'gjaldfallinn',
    felag: '12',
    eining: '8',
    lagmark: '-5',
    hamark: '90000',
    sida: '3',
  };
  const list = read(params);
  expect(toDocumentFilter(list)).toEqual({
    search: 'PO-7 sápa',
    from: '2026-01-31',
    to: '2026-11-20',
    status: 'Overdue',
    partyId: '12',
    unitId: '8',
    amountFrom: -5,
    amountTo: 90000,
  });
  const query = documentListQuery(list, invoiceStatusLabel);
  expect(read(Object.fromEntries(new URLSearchParams(query)))).toEqual(list);
  expect(isDocumentListNarrowed(list)).toBe(true);
});

it.each([
  [{}],
  [{ fra: '2026-02-30', til: '20.11.2026', stada: 'horfinn', felag: 'x', lagmark: 'margt', sida: '0' }],
  [{ fra: ['2026-01-01', '2026-01-02'], leit: ['a'], stada: '__proto__', felag: '1e9', hamark: '1e400' }],
])('takes %o for the whole list', (params) => {
  const list = read(params);
  expect([documentListQuery(list, invoiceStatusLabel), isDocumentListNarrowed(list)]).toEqual(['', false]);
});

it('takes amounts as people type them, and cuts a search that is too long', () => {
  expect(read({ lagmark: '1.234.567', hamark: 'kr. 5 000' })).toMatchObject({
    amountFrom: 1234567,
    amountTo: 5000,
  });
  expect(read({ leit: 'x'.repeat(500) }).search).toHaveLength(200);
});

it('each state has an address of its own', () => {
  for (const [statuses, labelOf] of [
    [invoiceStatuses, invoiceStatusLabel],
    [orderStatuses, orderStatusLabel],
  ] as const) {
    const label = labelOf as (status: string) => string;
    const whole = parseDocumentList({}, statuses as readonly string[], label);
    const queries = statuses.map((status) => documentListQuery({ ...whole, status }, label));
    expect(new Set(queries).size).toBe(statuses.length);
  }
});

it('a file has the filter of its list, but all pages', () => {
  expect(exportPath('invoices.csv', read({ leit: 'a&b', stada: 'greiddur', sida: '4' }))).toBe(
    '/backend/exports/invoices.csv?search=a%26b&status=Paid',
  );
  expect(exportPath('orders.csv', read({}))).toBe('/backend/exports/orders.csv');
});

it.each([
  [{ page: 1, count: 0, hasMore: false }, 'Engir reikningar fundust'],
  [{ page: 1, count: 1, hasMore: false }, '1 reikningur'],
  [{ page: 1, count: 7, hasMore: false }, '7 reikningar'],
  [{ page: 1, count: 20, hasMore: true }, 'reikningar 1–20'],
  [{ page: 3, count: 20, hasMore: true }, 'reikningar 41–60'],
  [{ page: 51, count: 4, hasMore: false }, 'reikningar 1.001–1.004 af 1.004'],
])('says which of a list a page shows: %j', (page, text) => {
  const words = { none: 'Engir reikningar fundust', one: 'reikningur', many: 'reikningar' };
  expect(resultRangeText(page, words)).toBe(text);
});
