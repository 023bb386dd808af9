import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import { aDraft, readQuote } from '../../kit/quotes.ts';
import { renderPage } from '../../kit/page.tsx';
import { agent, backend, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

const priceTiers = [{ fromQuantity: 12, unitPrice: 1000 }];

async function openDraft() {
  await backend.db.update(products).set({ priceTiers }).where(eq(products.id, product));
  const { id } = await aDraft(agent, { [product]: 2 });
  backend.open(agent);
  renderPage(<QuoteView id={id} />);
  const price = await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' });
  return { id, price, quantity: screen.getByRole('spinbutton', { name: 'Magn: Sápa' }) };
}

it('a draft’s line at the customer’s own price follows its tier, and is saved with it', async () => {
  const user = userEvent.setup();
  const { id, price, quantity } = await openDraft();
  expect(price).toMatchObject({ value: '1240' });
  await user.clear(quantity);
  await user.type(quantity, '12');
  expect(price).toMatchObject({ value: '1000' });
  await user.click(screen.getByRole('button', { name: 'Vista' }));
  await screen.findByRole('button', { name: 'Senda tilboð' });
  const [line] = (await readQuote(agent, id)).lineItems;
  expect(line).toMatchObject({ quantity: 12, unitPrice: 1000, currentPrice: 1000, changes: [] });
});

it('the agent’s own price stays whatever the quantity', async () => {
  const user = userEvent.setup();
  const { price, quantity } = await openDraft();
  await user.clear(price);
  await user.type(price, '1111');
  await user.clear(quantity);
  await user.type(quantity, '12');
  expect(price).toMatchObject({ value: '1111' });
});
