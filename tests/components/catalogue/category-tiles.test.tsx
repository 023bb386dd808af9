import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CategoryTiles } from '../../../components/catalogue/category-tiles.tsx';

const category = (id: string, name: string) => ({ id, name, slug: name.toLowerCase(), productCount: 3 });

it('leaves out the categories that the menu leaves out', () => {
  const categories = [category('1', 'Pappír'), category('737', 'Herferðir'), category('800', 'Rýmingarsala')];
  render(<CategoryTiles categories={categories} shelf />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Pappír3 vörur$/),
  ]);
});
