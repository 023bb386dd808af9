import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { invoices } from '../../../backend/src/db/schema/invoices.ts';
import { StatisticsView } from '../../../components/statistics/statistics-view.tsx';
import { formatMonth, lastMonths } from '../../../lib/rules/dates/months.ts';
import { aCustomer } from '../../kit/builders.ts';
import { makeIssuedInvoice } from '../../kit/invoice.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

const today = new Date().toISOString();
const [before, running] = lastMonths(today, 2) as [
  { year: number; month: number },
  { year: number; month: number },
];
let backend: InProcessBackend;
let customerId: number;

beforeAll(async () => {
  // jsdom lays nothing out, so that there is nothing to observe either.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
  customerId = await aCustomer(backend.db);
  const { id: _id, ...row } = makeIssuedInvoice([{ unitPrice: 1240, quantity: 10, vat: 24 }]).invoice;
  const at = (month: { year: number; month: number }) =>
    new Date(Date.UTC(month.year, month.month - 1, 1, 12));
  await backend.db.insert(invoices).values([
    { ...row, orderId: null, customerId, number: 1, issuedAt: at(before) },
    { ...row, orderId: null, customerId, number: 2, issuedAt: at(before) },
    { ...row, orderId: null, customerId, number: 3, issuedAt: new Date(today) },
  ]);
});
afterAll(() => backend.close());

it('tells each month in a table, with VAT and without, and sums up the full ones', async () => {
  backend.open(await backend.signedIn(customerId));
  renderPage(<StatisticsView unitId={null} />);
  const table = within(await screen.findByRole('table', { name: 'Viðskipti eftir mánuðum' }));
  const cellsOf = (name: RegExp) =>
    within(table.getByRole('row', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  const kr = (text: string) => `kr.\u00a0${text}`;
  expect(cellsOf(new RegExp(`^${formatMonth(before)} `))).toEqual([kr('20.000'), kr('4.800'), kr('24.800')]);
  expect(cellsOf(/það sem af er/)).toEqual([kr('10.000'), kr('2.400'), kr('12.400')]);
  expect(cellsOf(/Samtals tólf heilir mánuðir/)).toEqual([kr('20.000'), kr('4.800'), kr('24.800')]);
  expect(table.getAllByRole('row')).toHaveLength(15);
});

it('reads the chart month by month with the arrow keys, with VAT or without', async () => {
  backend.open(await backend.signedIn(customerId));
  renderPage(<StatisticsView unitId={null} />);
  await screen.findByRole('listbox', { name: /súlurit/ });
  const bar = (name: string) => screen.getByRole('option', { name });
  const now = `${formatMonth(running)}: kr.\u00a012.400 með vsk. (það sem af er)`;
  expect(screen.getAllByRole('option').filter(({ tabIndex }) => tabIndex === 0)).toEqual([bar(now)]);
  bar(now).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(bar(`${formatMonth(before)}: kr.\u00a024.800 með vsk.`));
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(document.activeElement).toBe(bar(now));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/: kr\.\u00a00 með vsk\.$/);
  await userEvent.click(screen.getByRole('radio', { name: 'Án vsk.' }));
  expect(bar(`${formatMonth(before)}: kr.\u00a020.000 án vsk.`)).toBeTruthy();
});

it('says that there is nothing yet, and what went wrong', async () => {
  backend.open(await backend.signedIn(await aCustomer(backend.db)));
  const first = renderPage(<StatisticsView unitId={null} />);
  expect(await screen.findByText('Engin viðskipti síðustu tólf mánuði')).toBeTruthy();
  first.unmount();
  backend.open(await backend.signedIn(customerId));
  let down = true;
  backend.intercept(async () => (down ? new Response('', { status: 503 }) : undefined));
  renderPage(<StatisticsView unitId={null} />);
  const again = await screen.findByRole('button', { name: 'Reyna aftur' });
  down = false;
  await userEvent.click(again);
  expect(await screen.findByRole('table')).toBeTruthy();
});
