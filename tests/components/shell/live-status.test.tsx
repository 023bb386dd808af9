import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packHours } from '../../../lib/rules/dates/packed-hours.ts';
import { LiveStatus } from '@/components/opening-hours/live-status.tsx';

const day = (date: string, weekday: number, opens: boolean) => ({
  date,
  day: weekday,
  opensAt: opens ? 27_000 : null,
  closesAt: opens ? 57_600 : null,
  isToday: false,
});
const hours = [
  day('2026-11-20', 5, true),
  day('2026-11-21', 6, false),
  day('2026-11-22', 0, false),
  day('2026-11-23', 1, true),
];

const status = () => screen.getByRole('link').parentElement ?? expect.fail('no status');

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([
  ['2026-11-20T07:30:00Z', 'false', 'Lokað'],
  ['2026-11-20T07:30:01Z', 'true', 'Opið'],
  ['2026-11-20T15:59:59Z', 'true', 'Opið'],
  ['2026-11-20T16:00:00Z', 'false', 'Lokað'],
  ['2026-11-21T12:00:00Z', 'false', 'Lokað'],
])('at %s the store is %s', (instant, open, word) => {
  vi.setSystemTime(new Date(instant));
  render(<LiveStatus hours={packHours(hours)} inline={false} isOpenAtFirst={false} />);
  expect(status().dataset['open']).toBe(open);
  expect(status().textContent).toContain(word);
});

it('turns red by itself when the store closes, and says when it opens', () => {
  vi.setSystemTime(new Date('2026-11-20T15:59:00Z'));
  render(<LiveStatus hours={packHours(hours)} inline={false} isOpenAtFirst={false} />);
  expect(status().dataset['open']).toBe('true');
  act(() => {
    vi.advanceTimersByTime(61_000);
  });
  expect(status().dataset['open']).toBe('false');
  expect(screen.getByRole('link').textContent).toContain('Opnar mánudag kl. 07:30');
});

it.each([
  ['2026-11-20T12:00:00Z', hours, 'Opið í dag kl. 07:30–16:00'],
  ['2026-11-20T06:00:00Z', hours, 'LokaðOpnar í dag kl. 07:30'],
  ['2026-11-21T12:00:00Z', hours, 'LokaðOpnar mánudag kl. 07:30'],
  ['2026-11-20T12:00:00Z', [], 'Lokað'],
  [
    '2026-11-20T12:00:00Z',
    [{ ...day('2026-11-20', 5, false), holiday: 'skírdagur' }, ...hours.slice(1)],
    'Lokað í dag, skírdagurOpnar mánudag kl. 07:30',
  ],
])('at %s it says in so many words: %#', (instant, entries, words) => {
  vi.setSystemTime(new Date(instant));
  render(<LiveStatus hours={packHours(entries)} inline={false} isOpenAtFirst={false} />);
  expect(screen.getByRole('link').textContent).toBe(words);
});

it('turns green by itself when the store opens', () => {
  vi.setSystemTime(new Date('2026-11-20T07:29:59Z'));
  render(<LiveStatus hours={packHours(hours)} inline={false} isOpenAtFirst={false} />);
  expect(status().dataset['open']).toBe('false');
  act(() => {
    vi.advanceTimersByTime(2500);
  });
  expect(status().dataset['open']).toBe('true');
});

it('shows the coming days, marks today and closes with Escape', async () => {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00Z'));
  render(<LiveStatus hours={packHours(hours)} inline={false} isOpenAtFirst={false} />);
  const button = screen.getByRole('button', { name: 'Opnunartími næstu daga' });
  fireEvent.click(button);
  const rows = (await screen.findAllByRole('row')).map((row) => row.textContent);
  expect(rows).toEqual([
    'laugardagur 21.11.2026Lokað',
    'sunnudagur 22.11.2026Lokað',
    'mánudagur 23.11.202607:30–16:00',
  ]);
  expect(screen.getAllByRole('row')[0]?.getAttribute('aria-current')).toBe('date');
  button.focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.activeElement).toBe(button);
});
