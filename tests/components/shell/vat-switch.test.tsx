import { runInThisContext } from 'node:vm';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ChargedPrice } from '../../../components/ui/charged-price.tsx';
import { AccountEntry } from '../../../components/shell/sign-in/account-entry.tsx';
import { VatSwitch } from '../../../components/shell/vat-switch.tsx';
import { firstScript } from '../../../lib/shell/first-script.ts';
import { showSignedIn } from '../../../lib/visitor/signed-in-hint.ts';
import { aCustomer } from '../../kit/builders.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend = await startInProcessBackend();
});
afterAll(() => backend.close());
beforeEach(() => localStorage.clear());

/** How prices stand before the first paint of the next page. */
function nextPage(): string | undefined {
  delete document.documentElement.dataset['vat'];
  runInThisContext(firstScript);
  return document.documentElement.dataset['vat'];
}
const choice = (name: string) => screen.getByRole('button', { name });

async function openAs(isCompany: boolean): Promise<void> {
  backend.open(await backend.signedIn(await aCustomer(backend.db, { isCompany })));
  nextPage();
  renderPage(
    <>
      <AccountEntry />
      <VatSwitch />
    </>,
  );
}

it('begins with VAT and keeps a choice for the pages that follow', async () => {
  backend.open();
  expect(nextPage()).toBe('with');
  renderPage(<VatSwitch />);
  await userEvent.click(choice('Án vsk.'));
  expect(choice('Án vsk.').getAttribute('aria-pressed')).toBe('true');
  expect(document.documentElement.dataset['vat']).toBe('without');
  expect(nextPage()).toBe('without');
});

it('begins without VAT for a company until it signs out', async () => {
  await openAs(true);
  await waitFor(() => expect(choice('Án vsk.').getAttribute('aria-pressed')).toBe('true'));
  expect(nextPage()).toBe('without');
  backend.open();
  showSignedIn();
  expect(nextPage()).toBe('with');
});

it('leaves a choice as it is for every customer', async () => {
  localStorage.setItem('vat', 'with');
  await openAs(true);
  await waitFor(() => expect(localStorage.getItem('vat-default')).toBe('without'));
  expect(choice('Með vsk.').getAttribute('aria-pressed')).toBe('true');
  expect(nextPage()).toBe('with');
  cleanup();
  localStorage.setItem('vat', 'without');
  await openAs(false);
  await waitFor(() => expect(localStorage.getItem('vat-default')).toBe('with'));
  expect(choice('Án vsk.').getAttribute('aria-pressed')).toBe('true');
});

it('follows a choice made in another tab', async () => {
  backend.open();
  nextPage();
  renderPage(<VatSwitch />);
  localStorage.setItem('vat', 'without');
  dispatchEvent(new StorageEvent('storage', { key: 'vat' }));
  await waitFor(() => expect(choice('Án vsk.').getAttribute('aria-pressed')).toBe('true'));
});

it('has what is charged on the page both ways, of several rates, with its name', () => {
  const charges = [
    { quantity: 2, price: { priceWithTax: 1_240, taxPercentage: 24 } },
    { quantity: 1, price: { priceWithTax: 1_110, taxPercentage: 11 } },
    { quantity: 5, price: null },
  ];
  const { container } = renderPage(<ChargedPrice charges={charges} isNamed />);
  expect(container.textContent.replaceAll('\u00a0', ' ')).toBe('kr. 3.590kr. 3.000 með vsk. án vsk.');
});
