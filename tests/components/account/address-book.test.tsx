import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AddressBook } from '../../../components/account/address-book.tsx';
import { FocusKeeper } from '../../../components/account/focus-keeper.tsx';
import { NewAddress } from '../../../components/account/new-address.tsx';
import { AddCustomerAddressDocument } from '../../../graphql/generated/documents-on-demand.ts';
import { aCustomer } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;

beforeAll(async () => {
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());

async function open(...streets: string[]): Promise<void> {
  const visitor = await backend.signedIn(await aCustomer(backend.db));
  for (const addressLine1 of streets)
    await visitor.ask(AddCustomerAddressDocument, {
      input: { addressLine1, postalCode: '101', city: 'Reykjavík' },
    });
  backend.open(visitor);
  renderPage(
    <FocusKeeper>
      <AddressBook />
      <NewAddress />
    </FocusKeeper>,
  );
}
const button = (name: string) => screen.findByRole('button', { name });

/** Deletes, with the focus where the browser gives it back as the dialog closes. */
async function remove(street: string): Promise<void> {
  const opener = await button(`Eyða heimilisfangi: ${street}`);
  await userEvent.click(opener);
  const yes = within(await screen.findByRole('dialog', { name: 'Eyða heimilisfangi?' })).getByRole('button', {
    name: 'Eyða',
  });
  opener.focus();
  yes.click();
  await waitFor(() => expect(opener.isConnected).toBe(false));
}

it('asks before an address goes, and keeps the focus where it stood', async () => {
  await open('Fyrsta 1', 'Önnur 2', 'Þriðja 3');
  await userEvent.click(await button('Eyða heimilisfangi: Önnur 2'));
  await userEvent.click(
    within(screen.getByRole('dialog', { name: 'Eyða heimilisfangi?' })).getByRole('button', {
      name: 'Hætta við',
    }),
  );
  expect(await button('Eyða heimilisfangi: Önnur 2')).toBeTruthy();

  await remove('Önnur 2');
  expect(await screen.findByText('Heimilisfanginu var eytt')).toBeTruthy();
  await waitFor(async () =>
    expect(document.activeElement).toBe(await button('Breyta heimilisfangi: Þriðja 3')),
  );
  await remove('Þriðja 3');
  await waitFor(async () =>
    expect(document.activeElement).toBe(await button('Breyta heimilisfangi: Fyrsta 1')),
  );
});

it('shows the first field that is wrong', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Gata og húsnúmer' }), 'Ein gata 1');
  await userEvent.click(await button('Bæta við heimilisfangi'));
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Póstnúmer' })),
  );
});
