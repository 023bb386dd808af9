import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CreateQuote } from '../../../components/quotes/create-quote.tsx';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import { addToCartDocument } from '../../../graphql/generated/documents.ts';
import { SalesQuotesDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { aDraft, aSentQuote, readQuote } from '../../kit/quotes.ts';
import { renderPage } from '../../kit/page.tsx';
import { backend, customer, agent, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

describe('an agent', () => {
  it('makes a quote of the cart', async () => {
    await agent.ask(addToCartDocument, { productId: String(product), quantity: 3 });
    backend.open(agent);
    const user = userEvent.setup();
    const page = renderPage(<CreateQuote />);
    await user.click(await screen.findByRole('button', { name: 'Gera tilboð' }));
    await waitFor(() => expect(page.visited).toHaveLength(1));
    const id = page.visited[0]!.replace('/auth/quotes/', '');
    expect((await readQuote(agent, id)).lineItems).toMatchObject([{ quantity: 3 }]);
  });

  it('is told when the cart is empty; customers ask for one instead', async () => {
    backend.open(agent);
    const user = userEvent.setup();
    const { unmount } = renderPage(<CreateQuote />);
    await user.click(await screen.findByRole('button', { name: 'Gera tilboð' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Karfan er tóm');
    unmount();
    backend.open(customer);
    renderPage(<CreateQuote />);
    await waitFor(() => expect(backend.sent).toEqual(['AuthenticatedCustomer']));
    expect(screen.queryByRole('button')).toBe(null);
    const link = screen.getByRole('link', { name: 'Óska eftir tilboði' });
    expect(link.getAttribute('href')).toBe('/auth/quotes/request');
  });

  it('sets price, quantity and words, saves, and sends what was saved', async () => {
    const { id, number } = await aDraft(agent, { [product]: 2 });
    backend.open(agent);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    const price = await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' });
    await user.clear(price);
    await user.type(price, '999');
    const quantity = screen.getByRole('spinbutton', { name: 'Magn: Sápa' });
    await user.clear(quantity);
    await user.type(quantity, '7');
    await user.type(screen.getByRole('textbox', { name: 'Skilaboð til viðskiptavinar' }), 'Góðan dag');
    expect(screen.queryByRole('button', { name: 'Senda tilboð' })).toBe(null);
    await user.click(screen.getByRole('button', { name: 'Vista' }));
    await user.click(await screen.findByRole('button', { name: 'Senda tilboð' }));
    const dialog = screen.getByRole('dialog', { name: `Viltu senda tilboð ${number}?` });
    await user.click(within(dialog).getByRole('button', { name: 'Senda tilboð' }));
    expect(await screen.findByRole('button', { name: 'Draga til baka' })).toBeTruthy();
    expect(await readQuote(customer, id)).toMatchObject({
      status: 'Sent',
      message: 'Góðan dag',
      totalPrice: 6993,
      lineItems: [{ quantity: 7, unitPrice: 999 }],
    });
  });

  it('keeps what was typed when it does not fit, and learns what is wrong', async () => {
    const { id } = await aDraft(agent, { [product]: 2 });
    backend.open(agent);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    const price = await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' });
    await user.clear(price);
    await user.type(price, '5000');
    await user.click(screen.getByRole('button', { name: 'Vista' }));
    expect(await screen.findByText('Tilboðsverð getur ekki verið hærra en listaverð')).toBeTruthy();
    expect(price).toMatchObject({ value: '5000' });
  });

  it('takes a quote back and throws it away', async () => {
    const { id, number } = await aSentQuote(agent, { [product]: 2 });
    backend.open(agent);
    const user = userEvent.setup();
    const page = renderPage(<QuoteView id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Draga til baka' }));
    const dialog = screen.getByRole('dialog', { name: `Viltu draga tilboð ${number} til baka?` });
    await user.click(within(dialog).getByRole('button', { name: 'Draga til baka' }));
    await user.click(await screen.findByRole('button', { name: 'Eyða drögum' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Eyða' }));
    await waitFor(() => expect(page.visited).toEqual(['/auth/quotes']));
    expect((await customer.ask(SalesQuotesDocument, {})).salesQuotes.quotes).toEqual([]);
  });
});
