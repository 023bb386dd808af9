import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Sections } from '@/components/front-page/sections.tsx';
import { announceRouteShown, announceRouteStart } from '@/lib/shell/route-start.ts';

const titles = ['Um okkur', 'Verð', 'Greiðsla', 'Afhending', 'Gallar'];
const sections = titles.map((title) => ({
  id: title,
  anchor: title.toLowerCase(),
  title,
  body: <p>{`${title}: nánar`}</p>,
  narrow: false,
}));

const shownTitles = (): (string | null)[] =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(announceRouteShown);

it.each([
  [1, 'the front page', false],
  [3, 'a text', true],
])('paints %i section of %s first where a link has opened it, then all', async (count, _, isText) => {
  announceRouteStart('/', 'push');
  render(<Sections sections={sections} isText={isText} />);
  // Of a text the table of contents has a heading, too.
  expect(shownTitles().filter((title) => title && titles.includes(title))).toEqual(titles.slice(0, count));
  await screen.findByRole('heading', { name: 'Gallar' });
  expect(shownTitles().slice(-titles.length)).toEqual(titles);
});

it('is whole at once where a link leads to a section of it, so that the browser finds its place', () => {
  announceRouteStart('/#gallar', 'push');
  render(<Sections sections={sections} isText={false} />);
  expect(shownTitles()).toEqual(titles);
});
