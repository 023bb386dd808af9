import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderNotice } from '../../../components/checkout/order-notice.tsx';
import type { Checkout } from '../../../lib/checkout/queries.ts';

/** As much of a checkout as the notice reads. */
const checkoutWith = (lapsedPromoCode: Checkout['cart']['lapsedPromoCode']) =>
  ({ total: 1240, cart: { items: [], promoCode: null, lapsedPromoCode } }) as unknown as Checkout;

it('says which promo code ran out during the checkout, why, and what is to be paid now', () => {
  const lapsed = { id: '1', promoCode: 'SUMAR', reason: 'Afsláttarkóðinn er uppurinn.' };
  render(<OrderNotice checkout={checkoutWith(lapsed)} refusedTotal={1116} />);
  const text = screen.getByRole('region', { name: 'Pöntunin hefur breyst' }).textContent;
  expect(text).toContain('SUMAR: Afsláttarkóðinn er uppurinn. Verðið er nú án afsláttarins.');
  expect(text).toMatch(/Til greiðslu var kr\.\s1\.116, er nú kr\.\s1\.240/);
});

it('says nothing where nothing changed', () => {
  const { container } = render(<OrderNotice checkout={checkoutWith(null)} refusedTotal={1240} />);
  expect(container.textContent).toBe('');
});
