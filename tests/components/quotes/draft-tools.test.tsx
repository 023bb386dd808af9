import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import { aProduct } from '../../kit/builders.ts';
import { aDraft, readQuote } from '../../kit/quotes.ts';
import { renderPage } from '../../kit/page.tsx';
import { agent, backend, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

async function openDraft() {
  const { id } = await aDraft(agent, { [product]: 2 });
  backend.open(agent);
  const user = userEvent.setup();
  renderPage(<QuoteView id={id} />);
  await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' });
  return { id, user };
}

const priceOf = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Tilboðsverð: ${name}` });
const save = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(screen.getByRole('button', { name: 'Vista' }));
  await screen.findByRole('button', { name: 'Senda tilboð' });
};

it('percent off a line sets its price in whole krónur, and a price says its percent', async () => {
  const { id, user } = await openDraft();
  const percent = screen.getByRole<HTMLInputElement>('textbox', { name: 'Afsláttur, %: Sápa' });
  await user.clear(percent);
  await user.type(percent, '12,5');
  expect(percent.value).toBe('12,5');
  expect(priceOf('Sápa').value).toBe('1085');
  await user.clear(priceOf('Sápa'));
  await user.type(priceOf('Sápa'), '930');
  expect(percent.value).toBe('25');
  await save(user);
  expect((await readQuote(agent, id)).lineItems).toMatchObject([{ unitPrice: 930, discountPercentage: 25 }]);
});

it('percent off the whole is taken from every line, and refused when it is none', async () => {
  const { id, user } = await openDraft();
  const form = screen.getByRole('form', { name: 'Afsláttur af öllum vörum' });
  const percent = within(form).getByRole('textbox');
  await user.type(percent, '120');
  await user.click(within(form).getByRole('button', { name: 'Reikna afslátt' }));
  expect(within(form).getByText('Sláðu inn prósentu frá 0 til 100')).toBeTruthy();
  expect(priceOf('Sápa').value).toBe('1240');
  await user.clear(percent);
  await user.type(percent, '7{Enter}');
  expect(priceOf('Sápa').value).toBe('1153');
  await save(user);
  expect((await readQuote(agent, id)).totalPrice).toBe(2 * 1153);
});

it('a product is added by its number and saved with what was typed before', async () => {
  await aProduct(backend.db, { name: 'Handklæði', sku: 'PAP-400', listPrice: 500, stockOnHand: 0 });
  const { id, user } = await openDraft();
  await user.clear(priceOf('Sápa'));
  await user.type(priceOf('Sápa'), '1000');
  const form = screen.getByRole('form', { name: 'Bæta vöru í tilboðið' });
  await user.type(within(form).getByRole('textbox'), 'EKKI-TIL{Enter}');
  expect(await within(form).findByText(/^Engin vara fannst/)).toBeTruthy();
  await user.clear(within(form).getByRole('textbox'));
  await user.type(within(form).getByRole('textbox'), 'PAP-400{Enter}');
  expect(await within(form).findByText('Komið í tilboðið: Handklæði')).toBeTruthy();
  await user.type(within(form).getByRole('textbox'), 'PAP-400{Enter}');
  expect(await within(form).findByText('Er þegar í tilboðinu: Handklæði')).toBeTruthy();
  await save(user);
  expect((await readQuote(agent, id)).lineItems).toMatchObject([
    { name: 'Sápa', unitPrice: 1000 },
    { name: 'Handklæði', quantity: 1, unitPrice: 500 },
  ]);
});

it('a product that was added can be taken off before it is saved', async () => {
  await aProduct(backend.db, { name: 'Bréf', sku: 'PAP-401', listPrice: 500 });
  const { user } = await openDraft();
  const form = screen.getByRole('form', { name: 'Bæta vöru í tilboðið' });
  await user.type(within(form).getByRole('textbox'), 'PAP-401{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Fjarlægja Bréf' }));
  expect(screen.queryByRole('button', { name: 'Vista' })).toBe(null);
});
