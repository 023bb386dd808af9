import { act, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openingHours } from '../../../backend/src/db/schema/content.ts';
import { CardDelivery } from '../../../components/product/card-delivery.tsx';
import { ProductDelivery } from '../../../components/product/product-delivery.tsx';
import { hourMs, minuteMs } from '../../../lib/rules/dates/durations.ts';
import { aProduct } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let id: string;
let other: string;
beforeAll(async () => {
  backend = await startInProcessBackend();
  const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: 27_000, closesAt: 57_600 }));
  await backend.db.insert(openingHours).values(week);
  id = String(await aProduct(backend.db, { stockOnHand: 5 }));
  other = String(await aProduct(backend.db, { stockOnHand: 5 }));
});
afterAll(() => backend.close());
// A Friday morning, five hours before the last moment to fetch goods on the same day.
beforeEach(() =>
  vi.useFakeTimers({
    toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
    now: new Date('2026-11-20T09:00:00Z'),
  }),
);
afterEach(() => vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));
const friday = /Tilbúið í verslun föstudaginn 20\.\snóvember fyrir kl\.\s16:00/;
const monday = /Tilbúið í verslun mánudaginn 23\.\snóvember fyrir kl\.\s16:00/;

it('counts down to the last moment and then says the next date, whether or not the backend answers', async () => {
  backend.open();
  renderPage(<ProductDelivery id={id} />);
  expect(await screen.findByText(friday)).toBeTruthy();
  const timer = screen.getByRole('timer');
  expect(timer.getAttribute('aria-live')).toBe('off');
  expect(timer.textContent).toMatch(/^ef pantað er innan (5\sklst\.|4\sklst\. 59\smín\.)$/);
  pass(2 * hourMs);
  expect(timer.textContent).toMatch(/^ef pantað er innan (3\sklst\.|2\sklst\. 59\smín\.)$/);
  const online = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('offline'));
  pass(3 * hourMs + minuteMs);
  expect(await screen.findByText(monday)).toBeTruthy();
  expect(screen.queryByText(friday)).toBeNull();
  globalThis.fetch = online;
});

it('goes by the server’s clock, whatever the device says', async () => {
  backend.open();
  renderPage(<ProductDelivery id={id} />);
  await screen.findByText(friday);
  vi.setSystemTime(new Date('2026-11-20T18:00:00Z'));
  pass(minuteMs);
  expect(screen.getByText(friday)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/4\sklst\. 5\d\smín\./);
});

it('asks once for all cards of a page', async () => {
  backend.open();
  const before = backend.sent.filter((name) => name === 'GetDeliveryDates').length;
  renderPage(
    <>
      <CardDelivery id={id} />
      <CardDelivery id={other} />
    </>,
  );
  expect(await screen.findAllByText('Tilbúið í dag')).toHaveLength(2);
  expect(backend.sent.filter((name) => name === 'GetDeliveryDates')).toHaveLength(before + 1);
});
