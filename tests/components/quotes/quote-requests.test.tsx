import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import { RequestQuote } from '../../../components/quotes/request-quote.tsx';
import { aRequestedQuote, aSentQuote, readQuote } from '../../kit/quotes.ts';
import { renderPage } from '../../kit/page.tsx';
import { agent, backend, customer, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

const soap = () => ({
  productId: String(product),
  sku: 'HRE-1',
  name: 'Sápa',
  unitOfMeasure: 1,
  quantity: 3,
  wish: '',
});

describe('a buyer', () => {
  it('asks for a quote with wishes, and is led to it', async () => {
    backend.open(customer);
    const user = userEvent.setup();
    const page = renderPage(<RequestQuote initialLines={[soap()]} />);
    const quantity = screen.getByRole('spinbutton', { name: 'Magn: Sápa' });
    await user.clear(quantity);
    await user.type(quantity, '900');
    await user.type(screen.getByRole('textbox', { name: 'Ósk um vöruna: Sápa' }), 'Ilmlaus');
    await user.type(screen.getByRole('textbox', { name: /^Skilaboð til sölumanns/ }), 'Fyrir vorið');
    await user.click(screen.getByRole('button', { name: 'Óska eftir tilboði' }));
    await waitFor(() => expect(page.visited).toHaveLength(1));
    const { entries } = await readQuote(customer, page.visited[0]!.replace('/auth/quotes/', ''));
    expect(entries).toMatchObject([{ text: 'Fyrir vorið', lines: [{ quantity: 900, wish: 'Ilmlaus' }] }]);
  });

  it('is told what is wrong at its field, and loses nothing', async () => {
    backend.open(customer);
    const user = userEvent.setup();
    const page = renderPage(<RequestQuote initialLines={[soap()]} />);
    await user.clear(screen.getByRole('spinbutton', { name: 'Magn: Sápa' }));
    await user.type(screen.getByRole('textbox', { name: /^Skilaboð til sölumanns/ }), 'Fyrir vorið');
    await user.click(screen.getByRole('button', { name: 'Óska eftir tilboði' }));
    expect(await screen.findByText('Yfirfarðu reitina sem eru merktir.')).toBeTruthy();
    expect(screen.getByRole('spinbutton', { name: 'Magn: Sápa' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByDisplayValue('Fyrir vorið')).toBeTruthy();
    expect(page.visited).toEqual([]);
  });

  it('sees what was asked for and no price, and writes to the shop', async () => {
    const { id } = await aRequestedQuote(customer, { [product]: 12 });
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    expect(await screen.findByText('Beiðnin bíður svars')).toBeTruthy();
    const talk = screen.getByRole('region', { name: 'Samskipti um tilboðið' });
    expect(within(talk).getByText('12 stk.')).toBeTruthy();
    expect(screen.queryByText(/kr\./)).toBe(null);
    await user.type(screen.getByRole('textbox', { name: /^Skilaboð/ }), 'Liggur á');
    await user.click(screen.getByRole('button', { name: 'Senda skilaboð' }));
    expect(await within(talk).findByText('Liggur á')).toBeTruthy();
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Skilaboð/ });
    // The field is emptied after the message is shown.
    await waitFor(() => expect(field.value).toBe(''));
  });
});

describe('an agent', () => {
  it('takes a request up and finds a draft of it, with the wishes below', async () => {
    const { id } = await aRequestedQuote(customer, { [product]: 12 });
    backend.open(agent);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Taka við beiðni' }));
    expect(await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' })).toBeTruthy();
    expect(screen.getByText('Beiðni um tilboð')).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('looks at an earlier version', async () => {
    const { id } = await aSentQuote(agent, { [product]: 2 });
    backend.open(agent);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    const talk = await screen.findByRole('region', { name: 'Samskipti um tilboðið' });
    await user.click(within(talk).getByText('Skoða þessa útgáfu'));
    expect(within(talk).getByText(/^2 stk\. á kr\.\s1\.240$/)).toBeTruthy();
  });
});

it('a buyer answers an offer with another quantity and price; the agent finds them at the line', async () => {
  const { id, number } = await aSentQuote(agent, { [product]: 2 });
  backend.open(customer);
  const user = userEvent.setup();
  const { unmount } = renderPage(<QuoteView id={id} />);
  await user.click(await screen.findByRole('button', { name: 'Gera gagntilboð' }));
  const dialog = screen.getByRole('dialog', { name: `Gagntilboð við tilboði ${number}` });
  const quantity = within(dialog).getByRole('spinbutton', { name: 'Magn: Sápa' });
  await user.clear(quantity);
  await user.type(quantity, '40');
  await user.type(within(dialog).getByRole('spinbutton', { name: 'Óskað verð: Sápa' }), '900');
  await user.click(within(dialog).getByRole('button', { name: 'Senda gagntilboð' }));
  expect(await screen.findByText('Beiðnin bíður svars')).toBeTruthy();
  unmount();
  backend.open(agent);
  renderPage(<QuoteView id={id} />);
  await user.click(await screen.findByRole('button', { name: 'Taka við beiðni' }));
  expect(await screen.findByText(/^Óskað: 40 stk\. á kr\.\s900$/)).toBeTruthy();
});

it('an offer is put beside the price of the day', async () => {
  const { id } = await aSentQuote(agent, { [product]: 2 });
  await backend.db.update(products).set({ listPrice: 1500 }).where(eq(products.id, product));
  backend.open(customer);
  const user = userEvent.setup();
  renderPage(<QuoteView id={id} />);
  await user.click(await screen.findByText('Bera saman við verð í dag'));
  expect(screen.getByRole('cell', { name: /^kr\.\s3\.000$/ })).toBeTruthy();
  const lower = screen.getByText('Tilboðið er lægra um').parentElement!;
  expect(within(lower).getByText(/^kr\.\s520$/)).toBeTruthy();
});
