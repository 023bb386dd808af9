import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import { SendSalesQuoteDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { aProduct } from '../../kit/builders.ts';
import { renderPage } from '../../kit/page.tsx';
import { aDraft, readQuote, toQuoteInput, updateQuote } from '../../kit/quotes.ts';
import { agent, backend, customer, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

const roleOf = (name: string) =>
  screen.queryByRole<HTMLSelectElement>('combobox', { name: `Hlutverk: ${name}` });

it('an agent offers one line in place of another, and back', async () => {
  const fine = await aProduct(backend.db, { name: 'Ilmsápa', listPrice: 2000 });
  const { id } = await aDraft(agent, { [product]: 2, [fine]: 1 });
  backend.open(agent);
  const user = userEvent.setup();
  renderPage(<QuoteView id={id} />);
  await screen.findByRole('spinbutton', { name: 'Tilboðsverð: Sápa' });
  expect(screen.getByText(/^Vörur samtals/).textContent).toContain('4.480');
  await user.selectOptions(roleOf('Ilmsápa')!, 'Valkostur í stað: Sápa');
  expect(screen.getByText(/^Vörur samtals/).textContent).toContain('2.480');
  // What something is offered in place of cannot be offered in place of something itself.
  expect(roleOf('Sápa')).toBe(null);
  await user.click(screen.getByRole('button', { name: 'Vista' }));
  await screen.findByRole('button', { name: 'Senda tilboð' });
  const [first, second] = (await readQuote(agent, id)).lineItems;
  expect([first!.alternativeTo, second!.alternativeTo]).toEqual([null, first!.id]);
  await user.click(screen.getByRole('button', { name: 'Fjarlægja Sápa' }));
  expect(screen.getByText(/^Vörur samtals/).textContent).toContain('2.000');
});

it('a buyer takes an alternative, and sees the sum that it makes', async () => {
  const fine = await aProduct(backend.db, { name: 'Ilmsápa', listPrice: 2000 });
  const draft = await aDraft(agent, { [product]: 2 });
  const offered = { productId: String(fine), quantity: 2, unitPrice: 1900, alternativeTo: String(product) };
  const { id, version } = await updateQuote(agent, draft, {
    lines: [...toQuoteInput(draft).lines, offered],
  });
  await agent.ask(SendSalesQuoteDocument, { quoteId: id, version });
  backend.open(customer);
  const user = userEvent.setup();
  renderPage(<QuoteView id={id} />);
  const alternatives = within(await screen.findByRole('region', { name: 'Valkostir' }));
  expect(alternatives.getByText(/^Í stað:/).textContent).toBe('Í stað: Sápa');
  await user.click(alternatives.getByRole('button', { name: 'Velja Ilmsápa' }));
  const notice = await screen.findByRole('heading', { name: 'Nú er í tilboðinu: Ilmsápa' });
  expect(document.activeElement?.contains(notice)).toBe(true);
  expect(await alternatives.findByRole('button', { name: 'Velja Sápa' })).toBeTruthy();
  expect((await readQuote(customer, id)).totalPrice).toBe(2 * 1900);
});
