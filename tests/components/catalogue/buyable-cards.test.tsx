import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { BuyableCards } from '../../../app/(shop)/_parts/cards/buyable-cards.tsx';
import type { CardProduct } from '../../../components/product/product-card.tsx';
import { renderPage } from '../../kit/page.tsx';

const products = Array.from({ length: 8 }, (_, index): CardProduct => ({
  id: String(index + 1),
  sku: `HRE-${index + 1}`,
  name: `Vara ${index + 1}`,
  slug: `vara-${index + 1}`,
  stock: 3,
  unitOfMeasure: 1,
  packageSize: null,
  isSpecialOrder: false,
  brand: null,
  image: null,
  price: null,
  listPrice: null,
  discount: 0,
}));

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

it('shows what fits a phone, and the rest of a band on demand with the focus on it', async () => {
  renderPage(<BuyableCards products={products} eagerCount={0} band />);
  expect(names()).toHaveLength(6);
  await userEvent.click(screen.getByRole('button', { name: 'Sýna 2 í viðbót' }));
  expect(names()).toEqual(products.map(({ name }) => name));
  expect(screen.queryByRole('button', { name: /í viðbót/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Vara 7');
});

it('shows the whole band where it lies in one row', async () => {
  const isWide = Object.assign(new EventTarget(), { matches: true });
  vi.stubGlobal('matchMedia', () => isWide);
  renderPage(<BuyableCards products={products} eagerCount={0} band />);
  expect(await screen.findByRole('heading', { name: 'Vara 8' })).toBeTruthy();
});

it('shows every product of what is no band', () => {
  renderPage(<BuyableCards products={products} eagerCount={0} band={false} />);
  expect(names()).toHaveLength(8);
});
