import { render, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProductGrid } from '../../../components/product/product-grid.tsx';
import { announceRouteStart } from '../../../lib/shell/route-start.ts';

const products = Array.from({ length: 48 }, (_, index) => ({ id: String(index) }));

const countShown = (): number => document.querySelectorAll('li').length;

/** @returns how many products the first paint showed; the others follow */
async function renderGrid(): Promise<number> {
  let first = Number.NaN;
  function Watched() {
    useLayoutEffect(() => {
      first = countShown();
    }, []);
    return null;
  }
  const grid = <ProductGrid products={products} renderCard={({ id }) => id} />;
  render(
    <>
      {grid}
      <Watched />
    </>,
  );
  await waitFor(() => expect(countShown()).toBe(products.length));
  return first;
}

afterEach(() => {
  announceRouteStart('/kaffi', 'traverse');
  vi.unstubAllGlobals();
});

it.each([
  [390, 844, 3],
  [768, 1_024, 6],
  [1_024, 768, 3],
  [1_440, 900, 4],
  [1_920, 1_080, 10],
])(
  'paints the rows in view first where a link has opened the page, at %d × %d px',
  async (width, height, count) => {
    vi.stubGlobal('innerWidth', width);
    vi.stubGlobal('innerHeight', height);
    announceRouteStart('/kaffi', 'push');
    expect(await renderGrid()).toBe(count);
  },
);

it('is whole at once after Back, whose place the browser restores', async () => {
  announceRouteStart('/kaffi', 'push');
  announceRouteStart('/kaffi', 'traverse');
  expect(await renderGrid()).toBe(products.length);
});
