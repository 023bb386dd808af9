import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';

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
  render(<OpeningStatus hours={hours} />);
  const link = screen.getByRole('link');
  expect(link.dataset['open']).toBe(open);
  expect(link.textContent).toContain(word);
});

it('turns red by itself when the store closes, and says when it opens', () => {
  vi.setSystemTime(new Date('2026-11-20T15:59:00Z'));
  render(<OpeningStatus hours={hours} />);
  expect(screen.getByRole('link').dataset['open']).toBe('true');
  act(() => {
    vi.advanceTimersByTime(61_000);
  });
  expect(screen.getByRole('link').dataset['open']).toBe('false');
  expect(screen.getByRole('link').textContent).toContain('Opnar mánudag kl. 07:30');
});
