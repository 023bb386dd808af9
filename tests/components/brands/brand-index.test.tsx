import { render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BrandIndex } from '@/components/brands/brand-index.tsx';
import { announceRouteShown, announceRouteStart } from '@/lib/shell/route-start.ts';

const letters = 'ABCDEFGHIJKL'.split('');
const brands = letters.map((letter) => ({
  id: letter,
  name: `${letter}-vörur`,
  slug: letter.toLowerCase(),
  productCount: 1,
}));

const shownLetters = (): (string | null)[] =>
  screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(announceRouteShown);

it('paints the letters in view first where a link has opened it, then all', async () => {
  announceRouteStart('/framleidendur', 'push');
  render(<BrandIndex brands={brands} />);
  expect(shownLetters()).toEqual(letters.slice(0, 10));
  expect(screen.queryByRole('link', { name: 'L' })).not.toBeNull();
  await screen.findByRole('heading', { name: 'L' });
  expect(shownLetters()).toEqual(letters);
});
