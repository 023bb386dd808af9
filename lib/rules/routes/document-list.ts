import { parseKronur } from '../money/kronur.ts';
import { dayMs } from '../dates/durations.ts';
import { formatNumber } from '../text/icelandic.ts';
import { slugify } from '../text/icelandic-order.ts';
import { parsePageNumber } from './page-numbers.ts';

/** What a list of orders or invoices shows, as its address says it. */
export interface DocumentList<Status extends string> {
  /** From 1. */
  page: number;
  /** As typed. */
  search: string;
  /** ISO dates, inclusive; empty: none. */
  from: string;
  to: string;
  status: Status | null;
  /** Id of whose documents; empty: everybody's. */
  partyId: string;
  /** Id of the unit that they are for; empty: any. */
  unitId: string;
  /** Krónur. */
  amountFrom: number | null;
  amountTo: number | null;
}

export type ListParams = Readonly<Record<string, string | string[] | undefined>>;

const maximumSearchLength = 200;

/** Reads an address; what it does not understand counts as not given. */
export function parseDocumentList<Status extends string>(
  params: ListParams,
  statuses: readonly Status[],
  labelOf: (status: Status) => string,
): DocumentList<Status> {
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? value.trim() : '';
  };
  const id = (name: string): string => (/^\d{1,9}$/.test(text(name)) ? text(name) : '');
  return {
    page: parsePageNumber(params['sida']),
    search: text('leit').slice(0, maximumSearchLength),
    from: parseDate(text('fra')),
    to: parseDate(text('til')),
    status: statuses.find((status) => slugify(labelOf(status)) === text('stada')) ?? null,
    partyId: id('felag'),
    unitId: id('eining'),
    amountFrom: parseKronur(text('lagmark')),
    amountTo: parseKronur(text('hamark')),
  };
}

/** The query of an address for a list; empty, or with `?` before it. */
export function documentListQuery<Status extends string>(
  list: DocumentList<Status>,
  labelOf: (status: Status) => string,
): string {
  const query = new URLSearchParams();
  const put = (name: string, value: string): void => {
    if (value) query.set(name, value);
  };
  put('leit', list.search);
  put('fra', list.from);
  put('til', list.to);
  put('stada', list.status ? slugify(labelOf(list.status)) : '');
  put('felag', list.partyId);
  put('eining', list.unitId);
  put('lagmark', list.amountFrom === null ? '' : String(list.amountFrom));
  put('hamark', list.amountTo === null ? '' : String(list.amountTo));
  put('sida', list.page > 1 ? String(list.page) : '');
  return query.size > 0 ? `?${query}` : '';
}

/** Whether anything narrows the list. */
export function isDocumentListNarrowed({ page: _page, ...narrowing }: DocumentList<string>): boolean {
  return Object.values(narrowing).some((value) => value !== '' && value !== null);
}

/** The filter of the contract; only what is given. */
export function toDocumentFilter<Status extends string>(list: DocumentList<Status>) {
  const { search, from, to, status, partyId, unitId, amountFrom, amountTo } = list;
  return {
    search: search || null,
    from: from || null,
    to: to || null,
    status,
    partyId: partyId || null,
    unitId: unitId || null,
    amountFrom,
    amountTo,
  };
}

/** Path of a list as a file, with its filter. */
export function exportPath(name: 'invoices.csv' | 'orders.csv', list: DocumentList<string>): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(toDocumentFilter(list)))
    if (value !== null) query.set(key, String(value));
  return `/backend/exports/${name}${query.size > 0 ? `?${query}` : ''}`;
}

function parseDate(text: string): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return '';
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
}

/** Days of the longest statement. */
const maximumStatementDays = 3_660;

/** Days of a statement as its address says them; without them, or in the wrong order, from the first of the year until today. */
export function parseStatementPeriod(params: ListParams, now: Date): { from: string; to: string } {
  const today = now.toISOString().slice(0, 10);
  const text = (name: string): string => {
    const value = params[name];
    return typeof value === 'string' ? parseDate(value) : '';
  };
  const to = text('til') || today;
  const from = text('fra') || `${to.slice(0, 4)}-01-01`;
  const days = (Date.parse(to) - Date.parse(from)) / dayMs;
  return days < 0 || days >= maximumStatementDays
    ? { from: `${today.slice(0, 4)}-01-01`, to: today }
    : { from, to };
}

/** Rows of a page of orders or invoices; the backend's own number. */
const pageSize = 20;

/** Which of a list a page shows, and how many there are where it is the last: told to who does not see it change. */
export function resultRangeText(
  { page, count, hasMore }: { page: number; count: number; hasMore: boolean },
  words: { none: string; one: string; many: string },
): string {
  if (count === 0) return words.none;
  const before = (page - 1) * pageSize;
  const last = before + count;
  if (last === 1) return `1 ${words.one}`;
  const ofAll = hasMore ? '' : ` af ${formatNumber(last)}`;
  return page === 1 && !hasMore
    ? `${formatNumber(last)} ${words.many}`
    : `${words.many} ${formatNumber(before + 1)}–${formatNumber(last)}${ofAll}`;
}
