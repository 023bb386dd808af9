import { render, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { announceRouteShown, announceRouteStart } from '../../../lib/shell/route-start.ts';
import { useBelowFirstView, useFirstViewPainted } from '../../../lib/shell/use-first-view.ts';

/** A page that notes what each of its commits shows. */
function Page({ commits }: { commits: string[] }) {
  const isFirstViewPainted = useFirstViewPainted();
  const isWhole = useBelowFirstView();
  useLayoutEffect(() => {
    commits.push(screen.getByRole('main').textContent);
  });
  return (
    <main>
      <h1>Kaffi</h1>
      {isFirstViewPainted && <button type="button">Síur</button>}
      {isWhole && <footer>Síða 2</footer>}
    </main>
  );
}

afterEach(announceRouteShown);

it('shows what one looks at first, then what one uses, then what lies below', async () => {
  announceRouteStart('/kaffi', 'push');
  const commits: string[] = [];
  render(<Page commits={commits} />);
  expect(commits).toEqual(['Kaffi']);
  await waitFor(() => expect(screen.getByRole('main').textContent).toBe('KaffiSíurSíða 2'));
  // Fast enough, the last two come together.
  expect(commits[1]).toMatch(/^KaffiSíur/);
});

it.each([
  ['after Back', () => announceRouteStart('/kaffi', 'traverse')],
  ['at a place within its page', () => announceRouteStart('/#where', 'push')],
  [
    'that comes once the page of a link is there',
    () => {
      announceRouteStart('/kaffi', 'push');
      announceRouteShown();
    },
  ],
])('shows what comes %s whole at once', (_, prepare) => {
  prepare();
  const commits: string[] = [];
  render(<Page commits={commits} />);
  expect(commits).toEqual(['KaffiSíurSíða 2']);
});
