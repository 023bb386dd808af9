import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ToDecideTile } from '../../../app/(shop)/auth/home/_parts/to-decide-tile.tsx';
import { AccountFrame } from '../../../components/account/account-frame.tsx';
import { ToDecideBadge } from '../../../components/approvals/to-decide-badge.tsx';
import { AuthenticatedCustomerDocument } from '../../../graphql/generated/documents.ts';
import { aProduct } from '../../kit/builders.ts';
import { fillCheckout, pay } from '../../kit/buyer.ts';
import { aCompany, anEmployee } from '../../kit/company.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';
import type { Visitor } from '../../kit/visitor.ts';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let employee: Visitor;
let manager: Visitor;
beforeAll(async () => {
  backend = await startInProcessBackend();
  const companyId = await aCompany(backend);
  const employeeId = await anEmployee(backend, companyId, 'Employee', { orderLimit: 5000 });
  employee = await backend.signedIn(employeeId, { customerId: companyId });
  const managerId = await anEmployee(backend, companyId, 'Manager');
  manager = await backend.signedIn(managerId, { customerId: companyId });
});
afterAll(() => backend.close());

/** An order of 6.200 kr. by the employee, above the limit of 5.000. */
async function requestOrder(): Promise<void> {
  const goods = { [await aProduct(backend.db)]: 5 };
  expect((await pay(employee, await fillCheckout(employee, goods))).status).toBe('AwaitingApproval');
}

/** The three places that say how much waits for this visitor. */
async function show(visitor: Visitor): Promise<void> {
  const customer = (await visitor.ask(AuthenticatedCustomerDocument, {})).authenticatedCustomer!;
  backend.open(visitor);
  renderPage(
    <>
      <ToDecideBadge />
      <AccountFrame current="/auth/home" customer={customer}>
        <ToDecideTile customer={customer} />
      </AccountFrame>
    </>,
  );
  await waitFor(() => expect(backend.sent).toContain('RequestsToDecide'));
  await act(() => backend.settled());
}
const menuEntry = () => screen.getByRole('link', { name: /^Til samþykktar/ });
const readTile = () => screen.getByRole('heading', { name: 'Til samþykktar' }).nextSibling?.textContent;

it('nothing stands in any of the three places before an order waits', async () => {
  await show(manager);
  expect(menuEntry().textContent).toBe('Til samþykktar');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('link', { name: /samþykkis$/ })).toBeNull();
});

it.each([
  [1, '1 pöntun bíður samþykkis'],
  [2, '2 pantanir bíða samþykkis'],
])('%i for the manager stand in the header, at the menu and on the home page', async (count, text) => {
  await requestOrder();
  await show(manager);
  const badge = await screen.findByRole('link', { name: text });
  expect(badge.textContent).toBe(String(count));
  expect(badge.getAttribute('href')).toBe('/auth/approvals');
  expect(menuEntry().textContent).toBe(`Til samþykktar (${count})`);
  expect(readTile()).toBe(text);
});

it('who asked for them has none to decide', async () => {
  await show(employee);
  expect(menuEntry().textContent).toBe('Til samþykktar');
  expect(screen.queryByText(/samþykkis$/)).toBeNull();
});
