import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ProductGrid } from '../../../components/product/product-grid.tsx';
import { announceRouteStart } from '../../../lib/shell/route-start.ts';

const products = Array.from({ length: 48 }, (_, index) => ({ id: String(index) }));

/** @returns how many products each paint showed */
function renderGrid(below = false): number[] {
  const counts: number[] = [];
  function Watched() {
    useLayoutEffect(() => {
      counts.push(document.querySelectorAll('li').length);
    }, []);
    return null;
  }
  const grid = <ProductGrid products={products} below={below} renderCard={({ id }) => id} />;
  render(
    <>
      {grid}
      <Watched />
    </>,
  );
  counts.push(document.querySelectorAll('li').length);
  return counts;
}

afterEach(() => announceRouteStart('traverse'));

it('paints the products in view first where a link has opened the page, and the others after', () => {
  announceRouteStart('push');
  const [first, then] = renderGrid();
  expect(first).toBeGreaterThanOrEqual(4);
  expect(first).toBeLessThan(products.length);
  expect(then).toBe(products.length);
});

it('paints none first of a band that lies below the view', () => {
  announceRouteStart('push');
  expect(renderGrid(true)).toEqual([0, products.length]);
});

it('is whole at once after Back, whose place the browser restores', () => {
  announceRouteStart('push');
  announceRouteStart('traverse');
  expect(renderGrid()).toEqual([products.length, products.length]);
});
