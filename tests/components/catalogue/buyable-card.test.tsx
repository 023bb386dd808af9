import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BuyableCard } from '../../../app/(shop)/_parts/cards/buyable-card.tsx';
import type { CardProduct } from '../../../components/product/product-card.tsx';
import { useSignInRequest } from '../../../lib/sign-in/request.ts';
import { renderPage } from '../../kit/page.tsx';

const product: CardProduct = {
  id: '1',
  sku: 'HRE-1',
  name: 'Ryksuga',
  slug: 'ryksuga',
  stock: 3,
  unitOfMeasure: 1,
  packageSize: null,
  unitPrice: null,
  isNew: false,
  isSpecialOrder: false,
  isTrending: false,
  brand: null,
  image: null,
  price: null,
  listPrice: null,
  discount: 0,
};

function SignInPrompt() {
  return useSignInRequest() && <p>Innskráningar óskað</p>;
}

it('offers a guest to sign in where the price is for customers, and nothing to buy', async () => {
  renderPage(
    <>
      <BuyableCard product={product} priority={false} />
      <SignInPrompt />
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Auka magn' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Skrá inn' }));
  expect(await screen.findByText('Innskráningar óskað')).toBeTruthy();
});
