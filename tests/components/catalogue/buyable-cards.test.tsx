import { screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BuyableCards } from '../../../app/(shop)/_parts/cards/buyable-cards.tsx';
import type { CardProduct } from '../../../components/product/product-card.tsx';
import { createQueryClient } from '../../../lib/query-client.ts';
import { renderPage } from '../../kit/page.tsx';

const products = Array.from({ length: 8 }, (_, index): CardProduct => ({
  id: String(index + 1),
  sku: `HRE-${index + 1}`,
  name: `Vara ${index + 1}`,
  slug: `vara-${index + 1}`,
  stock: 3,
  unitOfMeasure: 1,
  packageSize: null,
  unitPrice: null,
  isSpecialOrder: false,
  brand: null,
  image: null,
  price: null,
  listPrice: null,
  discount: 0,
}));

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('comes with what a window shows of a band, and adds the rest in the browser', () => {
  const band = <BuyableCards products={products} eagerCount={0} band />;
  const page = <QueryClientProvider client={createQueryClient()}>{band}</QueryClientProvider>;
  expect(renderToString(page).match(/<h3/g)).toHaveLength(6);
  renderPage(band);
  expect(names()).toEqual(products.map(({ name }) => name));
});

it('shows every product of what is no band', () => {
  renderPage(<BuyableCards products={products} eagerCount={0} band={false} />);
  expect(names()).toHaveLength(8);
});
