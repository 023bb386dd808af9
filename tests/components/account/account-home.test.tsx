import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { HomeContent } from '../../../app/(shop)/auth/home/_parts/home-content.tsx';
import { campaigns } from '../../../backend/src/db/schema/campaigns.ts';
import { companyMembers } from '../../../backend/src/db/schema/customers.ts';
import { AuthenticatedCustomerDocument, addToCartDocument } from '../../../graphql/generated/documents.ts';
import { AccountHomeDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { may, mayBeAsked } from '../../../lib/rules/people/abilities.ts';
import { aCustomer } from '../../kit/builders.ts';
import { pay, fillCheckout } from '../../kit/buyer.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import type { Visitor } from '../../kit/visitor.ts';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let soap: number;

beforeAll(async () => {
  // jsdom lays nothing out, so that there is nothing to observe either.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
  await loadLines(backend.db, [productLine({ name: 'Sápa', stock: 100 })]);
  soap = (await backend.db.select().from(products))[0]!.id;
});
afterAll(() => backend.close());

/** The page's content as its one question to the backend answers it. */
async function show(visitor: Visitor): Promise<void> {
  const customer = (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer!;
  const home = await visitor.ask(AccountHomeDocument, {
    orders: may(customer, 'see-invoices'),
    statistics: may(customer, 'see-statistics'),
    prices: may(customer, 'see-prices'),
    decisions: mayBeAsked(customer),
  });
  backend.open(visitor);
  renderPage(<HomeContent customer={customer} home={home} />);
}
const kr = (amount: string) => `kr.\u00a0${amount}`;

it('tells a customer who bought on account what is owed, what is left and what was ordered', async () => {
  const visitor = await backend.signedIn(await aCustomer(backend.db, { creditLimit: 10_000 }));
  await pay(visitor, await fillCheckout(visitor, { [soap]: 7 }));
  await visitor.ask(addToCartDocument, { productId: String(soap), quantity: 2 });
  await show(visitor);
  const meter = screen.getByRole('meter', { name: 'Nýting úttektarheimildar' });
  expect(meter.getAttribute('aria-valuetext')).toBe(`Notað: ${kr('8.680')} af ${kr('10.000')}`);
  expect(screen.getByText('Lítið er eftir af heimildinni.')).toBeTruthy();
  expect(screen.getByText('kr. 1.320')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Pöntun P/ })).toBeTruthy();
  expect(screen.getByText('Í vinnslu')).toBeTruthy();
  expect(screen.getByText('1 vara')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Opna körfu' }).getAttribute('href')).toBe('/karfa');
  const bought = within(screen.getByRole('heading', { name: 'Síðast keypt' }).closest('section')!);
  expect(bought.getByRole('link', { name: 'Sápa' })).toBeTruthy();
  expect(await screen.findByRole('listbox', { name: /súlurit/ })).toBeTruthy();
});

it('says in words that the limit is used up', async () => {
  const customerId = await aCustomer(backend.db, { creditLimit: 5_000, balanceDue: 5_000 });
  await show(await backend.signedIn(customerId));
  expect(screen.getByText(/^Heimildin er fullnýtt\./)).toBeTruthy();
});

it('shows a new customer where to begin, and who has no account how to get one', async () => {
  await show(await backend.signedIn(await aCustomer(backend.db, { creditLimit: null })));
  expect(screen.getByText('Hér birtast pantanir, reikningar og vörur sem þú hefur keypt')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Greiðsla með korti' })).toBeTruthy();
  expect(screen.queryByRole('meter')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Viðskipti eftir mánuðum' })).toBeNull();
  expect(screen.getByText('Tóm')).toBeTruthy();
});

it('leads to a campaign of this customer', async () => {
  await backend.db.insert(campaigns).values({
    code: 'HAUST',
    name: 'Haustherferð',
    salesCode: 'HRE',
    discountPercentage: 12.5,
    validFrom: new Date(Date.now() - 1000),
    validUntil: new Date('2099-01-01T00:00:00Z'),
    forEveryone: true,
  });
  await show(await backend.signedIn(await aCustomer(backend.db)));
  expect(screen.getByRole('link', { name: 'Haustherferð' }).getAttribute('href')).toBe(
    '/auth/campaigns/HAUST',
  );
  expect(screen.getByText('−12,5%')).toBeTruthy();
  expect(screen.getByText('12,5% afsláttur af listaverði til og með 31. desember 2098')).toBeTruthy();
  await backend.db.delete(campaigns);
});

it.each(['Influencer', 'Undetermined'] as const)(
  'keeps the company’s money from a role that may not see it: %s',
  async (role) => {
    const companyId = await aCustomer(backend.db, { isCompany: true, balanceDue: 77_777 });
    const person = await aCustomer(backend.db);
    await backend.db.insert(companyMembers).values({ customerId: person, companyId, role });
    const owner = await backend.signedIn(companyId);
    await pay(owner, await fillCheckout(owner, { [soap]: 1 }));
    await show(await backend.signedIn(companyId, { actorId: person }));
    expect(screen.queryByRole('meter')).toBeNull();
    expect(screen.queryByText(/77\.777|78\.\d{3}|79\.\d{3}/)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Pöntun P/ })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Viðskipti eftir mánuðum' })).toBeNull();
  },
);
