import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { customerDiscounts } from '../../../backend/src/db/schema/customers.ts';
import { ProductView } from '../../../app/(shop)/vara/[slug]/_parts/product-view.tsx';
import { ProductDocument } from '../../../graphql/generated/documents.ts';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
let id: string;
beforeAll(async () => {
  backend = await startInProcessBackend();
  const tiers = [
    { from: 12, price: 1178 },
    { from: 48, price: 992 },
  ];
  await loadLines(backend.db, [productLine({ name: 'Kerti', stock: 100, tiers })]);
  const [row] = await backend.db.select().from(products).where(eq(products.name, 'Kerti'));
  id = String(row!.id);
});
afterAll(() => backend.close());

/** The page of everybody, as the server renders it for this product. */
async function openPage(discountPercentage = 0): Promise<void> {
  const { product } = await backend.guest().ask(ProductDocument, { slugOrId: id });
  if (discountPercentage === 0) backend.open();
  else {
    const customerId = await aCustomer(backend.db);
    await backend.db
      .insert(customerDiscounts)
      .values({ customerId, code: 'Samningur', salesCode: 'HRE', discountPercentage });
    backend.open(await backend.signedIn(customerId));
  }
  renderPage(<ProductView product={product!} group={null} />);
}

/** The text of each row with VAT. */
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll('\u00A0', ' '));

it('everybody sees what several cost, and what the chosen quantity does', async () => {
  const user = userEvent.setup();
  await openPage();
  const [first, second] = rowsOf(screen.getByRole('table', { name: 'Magnafsláttur' }));
  expect(first).toMatch(/^Frá 12 stk\.kr\. 1\.178.*−5%$/);
  expect(second).toMatch(/^Frá 48 stk\.kr\. 992.*−20%$/);
  const quantity = screen.getByRole('spinbutton', { name: 'Magn' });
  await user.clear(quantity);
  await user.type(quantity, '12');
  await user.tab();
  expect(screen.getAllByText(/kr\.\s14\.136/)[0]).toBeTruthy();
});

it('a customer sees the tiers below the own price', async () => {
  await openPage(10);
  await screen.findByText(/−11,1%/);
  const own = screen.getAllByRole('table', { name: 'Magnafsláttur' }).at(-1)!;
  expect(rowsOf(own)).toEqual([expect.stringMatching(/^Frá 48 stk\.kr\. 992.*−11,1%$/)]);
});

it('a customer whose terms are better is told so', async () => {
  await openPage(30);
  expect(await screen.findByText(/^Þín kjör eru betri en magnafslátturinn/)).toBeTruthy();
});
