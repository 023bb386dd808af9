import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setTracker } from '../../../lib/analytics/track.ts';
import { usePageViews } from '../../../lib/analytics/use-page-views.ts';

let pathname = '/';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));

let titles: unknown[] = [];
beforeEach(() => {
  titles = [];
  setTracker((event) => titles.push(JSON.stringify(event)));
});
afterEach(() => {
  document.title = '';
});

function Page() {
  usePageViews();
  return null;
}

it('reports the new page by its own title, which comes after it, and once', async () => {
  document.title = 'Forsíða';
  pathname = '/';
  const page = render(<Page />);
  expect(titles).toEqual([expect.stringContaining('Forsíða')]);
  document.title = '';
  pathname = '/terms';
  page.rerender(<Page />);
  expect(titles).toHaveLength(1);
  document.title = 'Viðskiptaskilmálar';
  await vi.waitFor(() => expect(titles).toHaveLength(2));
  expect(titles[1]).toContain('Viðskiptaskilmálar');
  page.unmount();
  expect(titles).toHaveLength(2);
});

it('reports a page that is left before it had a title', () => {
  pathname = '/terms';
  const page = render(<Page />);
  expect(titles).toEqual([]);
  page.unmount();
  expect(titles).toHaveLength(1);
});
