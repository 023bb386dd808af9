import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { quotes } from '../../../backend/src/db/schema/quotes.ts';
import { QuoteBadge } from '../../../components/quotes/quote-badge.tsx';
import { QuoteList } from '../../../components/quotes/quote-list.tsx';
import { QuoteTabs } from '../../../components/quotes/quote-tabs.tsx';
import { QuoteView } from '../../../components/quotes/quote-view.tsx';
import {
  SalesQuotesDocument,
  SendSalesQuoteDocument,
  WithdrawSalesQuoteDocument,
} from '../../../graphql/generated/documents-on-demand.ts';
import { readOrders } from '../../kit/facts.ts';
import { aDraft, aSentQuote, updateQuote, readQuote } from '../../kit/quotes.ts';
import { renderPage } from '../../kit/page.tsx';
import { backend, customerId, customer, agent, product, setUpQuotes } from './quotes-setting.tsx';

setUpQuotes();

describe('the badge', () => {
  it('counts what can be accepted now and leads there', async () => {
    const { id } = await aSentQuote(agent, { [product]: 1 });
    await aSentQuote(agent, {});
    await aDraft(agent, {});
    await backend.db
      .update(quotes)
      .set({ validUntil: '2026-01-01' })
      .where(eq(quotes.id, Number(id)));
    backend.open(customer);
    renderPage(<QuoteBadge />);
    const link = await screen.findByRole('link', { name: '1 tilboð í gildi' });
    expect(link.getAttribute('href')).toBe('/auth/quotes?stada=sent');
  });

  it('is not there for a guest, who is not asked about either', () => {
    backend.open();
    renderPage(<QuoteBadge />);
    expect(screen.queryByRole('link')).toBe(null);
    expect(backend.sent).toEqual([]);
  });

  it('is not there while it loads, at zero and on error', async () => {
    backend.open(customer);
    const { unmount } = renderPage(<QuoteBadge />);
    expect(screen.queryByRole('link')).toBe(null);
    await waitFor(() => expect(backend.sent).toEqual(['getSalesQuotes']));
    expect(screen.queryByRole('link')).toBe(null);
    unmount();
    await aSentQuote(agent, { [product]: 1 });
    backend.open(customer);
    backend.intercept(() => new Response('', { status: 400 }));
    renderPage(<QuoteBadge />);
    await waitFor(() => expect(backend.sent).toEqual(['getSalesQuotes']));
    expect(screen.queryByRole('link')).toBe(null);
  });
});

describe('the list', () => {
  it('shows number, dates, status and amount, and what a draft comes to only once it is sent', async () => {
    const sent = await aSentQuote(agent, { [product]: 2 });
    const draft = await aDraft(agent, {});
    await backend.db
      .update(quotes)
      .set({ validUntil: '2026-12-05' })
      .where(eq(quotes.id, Number(sent.id)));
    const { salesQuotes } = await customer.ask(SalesQuotesDocument, {});
    renderPage(
      <>
        <QuoteTabs currentStatus={null} counts={salesQuotes.counts} />
        <QuoteList quotes={salesQuotes.quotes} />
      </>,
    );
    const [, first, second] = screen.getAllByRole('row');
    expect(within(first!).getByRole('link', { name: draft.number }).getAttribute('href')).toBe(
      `/auth/quotes/${draft.id}`,
    );
    expect([within(first!).getByText('Drög'), within(first!).getByText('–')]).toHaveLength(2);
    expect(within(second!).getByText('5.12.2026')).toBeTruthy();
    expect(within(second!).getByText('Sent')).toBeTruthy();
    expect(within(second!).getByText(/^kr\.\s2\.480$/)).toBeTruthy();
    const tabs = screen.getAllByRole('link').slice(0, 6);
    expect(tabs.map((tab) => tab.textContent)).toEqual([
      'Öll 2',
      'Sent 1',
      'Í bið 0',
      'Drög 1',
      'Samþykkt 0',
      'Útrunnið 0',
    ]);
    expect(tabs[0]!.getAttribute('aria-current')).toBe('page');
  });

  it('says so where there is none', () => {
    renderPage(<QuoteList quotes={[]} />);
    expect(screen.getByText('Engin tilboð fundust')).toBeTruthy();
  });
});

describe('an offer', () => {
  it('is accepted after a question, once, and shows the order', async () => {
    const { id, number } = await aSentQuote(agent, { [product]: 2 });
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Samþykkja tilboð' }));
    const dialog = screen.getByRole('dialog', { name: `Viltu samþykkja tilboð nr. ${number}?` });
    expect(within(dialog).getByText(/^kr\.\s2\.480$/)).toBeTruthy();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Samþykkja tilboð' }));
    expect(await screen.findByRole('heading', { name: 'Takk fyrir! Tilboðið er samþykkt.' })).toBe(
      document.activeElement,
    );
    const { orderNumber, invoiceId } = await readQuote(customer, id);
    expect(screen.getByText(orderNumber!)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Skoða reikning' }).getAttribute('href')).toBe(
      `/auth/invoices/${invoiceId}`,
    );
    expect(screen.queryByRole('button', { name: 'Samþykkja tilboð' })).toBe(null);
    expect(await readOrders(backend.db, customerId)).toHaveLength(1);
  });

  it('can be pressed again after a lost answer, and is one order', async () => {
    const { id } = await aSentQuote(agent, { [product]: 2 });
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Samþykkja tilboð' }));
    let lost = 0;
    backend.intercept(async (request) => {
      if (!request.url.includes('op=AcceptSalesQuote') || lost > 0) return undefined;
      lost += 1;
      await customer.fetch('/graphql?op=AcceptSalesQuote', {
        method: 'POST',
        body: await request.text(),
      });
      throw new TypeError('Failed to fetch');
    });
    const accept = () =>
      user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Samþykkja tilboð' }));
    await accept();
    await within(screen.getByRole('dialog')).findByRole('alert');
    expect(await readOrders(backend.db, customerId)).toHaveLength(1);
    await accept();
    await screen.findByRole('heading', { name: 'Takk fyrir! Tilboðið er samþykkt.' });
    expect(await readOrders(backend.db, customerId)).toHaveLength(1);
  });

  it('that was taken back meanwhile says so, and is shown as what it is', async () => {
    const { id } = await aSentQuote(agent, { [product]: 2 });
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    await user.click(await screen.findByRole('button', { name: 'Samþykkja tilboð' }));
    await agent.ask(WithdrawSalesQuoteDocument, { quoteId: id });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Samþykkja tilboð' }));
    expect(await screen.findByRole('heading', { name: 'Tilboðið er í vinnslu' })).toBeTruthy();
    expect(await readOrders(backend.db, customerId)).toEqual([]);
  });

  it('that the credit does not reach for says so', async () => {
    const { id } = await aSentQuote(agent, { [product]: 50 });
    const draft = await aDraft(agent, {});
    const [line] = draft.lineItems;
    const large = await updateQuote(agent, draft, {
      lines: [{ id: line!.id, quantity: 100, unitPrice: 1240 }],
    });
    await backend.db.update(products).set({ stockOnHand: 500 }).where(eq(products.id, product));
    await agent.ask(SendSalesQuoteDocument, { quoteId: large.id, version: large.version });
    expect(id).not.toBe(large.id);
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={large.id} />);
    await user.click(await screen.findByRole('button', { name: 'Samþykkja tilboð' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Samþykkja tilboð' }));
    const alert = await within(screen.getByRole('dialog')).findByRole('alert');
    expect(alert.textContent).toBe('Úttektarheimild dugar ekki fyrir pöntuninni.');
    await user.click(within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Loka' })[1]!);
    expect(screen.getByRole('button', { name: 'Samþykkja tilboð' })).toBeTruthy();
  });

  it('marks what has changed, and is not ordered while goods are missing', async () => {
    const { id } = await aSentQuote(agent, { [product]: 10 });
    await backend.db
      .update(products)
      .set({ stockOnHand: 4, listPrice: 1500 })
      .where(eq(products.id, product));
    backend.open(customer);
    const user = userEvent.setup();
    renderPage(<QuoteView id={id} />);
    expect(await screen.findByText('Aðeins 4 til á lager')).toBeTruthy();
    expect(screen.getByText(/Verð hefur hækkað í kr\.\s1\.500, tilboðsverðið gildir/)).toBeTruthy();
    expect(screen.getByText('Ekki er hægt að afgreiða tilboðið eins og er.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Samþykkja tilboð' })).toBe(null);
    await backend.db.update(products).set({ stockOnHand: 10 }).where(eq(products.id, product));
    await user.click(screen.getByRole('button', { name: 'Athuga aftur' }));
    expect(await screen.findByRole('button', { name: 'Samþykkja tilboð' })).toBeTruthy();
  });

  it('that has run out names who can make another', async () => {
    const { id, agent: maker } = await aSentQuote(agent, { [product]: 1 });
    await backend.db
      .update(quotes)
      .set({ validUntil: '2026-01-31' })
      .where(eq(quotes.id, Number(id)));
    backend.open(customer);
    renderPage(<QuoteView id={id} />);
    expect(await screen.findByText(/Tilboðið rann út 31\. janúar 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: maker?.email })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Samþykkja tilboð' })).toBe(null);
  });

  it('that is not there says so', async () => {
    backend.open(customer);
    renderPage(<QuoteView id="999999" />);
    expect(await screen.findByText('Tilboðið fannst ekki eða er ekki lengur í boði')).toBeTruthy();
  });
});
