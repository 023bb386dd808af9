import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProductDetails } from '../../../components/product/product-details.tsx';
import { products } from '../../../backend/src/db/schema/catalogue.ts';
import { customerDiscounts } from '../../../backend/src/db/schema/customers.ts';
import { aCustomer } from '../../kit/builders.ts';
import { loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

vi.spyOn(console, 'error').mockImplementation(() => undefined);
let backend: InProcessBackend;
let id: string;
beforeAll(async () => {
  backend = await startInProcessBackend();
  await loadLines(backend.db, [
    productLine({ name: 'Gólfsápa', price: 4990, salesCode: 'HRE', packageSize: '5 l brúsi' }),
  ]);
  const [row] = await backend.db.select().from(products);
  id = String(row!.id);
});
afterAll(() => backend.close());

const price = { price: 4024, priceWithTax: 4990, taxPercentage: 24 };
const soap = {
  sku: 'HRE-1',
  name: 'Gólfsápa',
  slug: 'golfsapa',
  stock: 40,
  unitOfMeasure: 1,
  packageSize: '5 l brúsi',
  unitPrice: { per: 'l', content: 5, price: 80_480, priceWithTax: 99_800 },
  isNew: false,
  isSpecialOrder: false,
  isTrending: false,
  discount: 0,
  priceTiers: [],
  price,
  listPrice: null,
  brand: { name: 'Tærun', slug: 'taerun' },
  deliveryTime: '1–2 virkir dagar',
};
const page = (over: Partial<typeof soap> | { price: null; unitPrice: null }) => (
  <ProductDetails
    product={{ id, ...soap, ...over }}
    gallery={null}
    variants={null}
    action={<button type="button">Bæta í körfu</button>}
  />
);

it('tells a guest what a litre costs', () => {
  backend.open();
  renderPage(page({}));
  expect(screen.getByText(/^kr\.\s998 \/ l$/)).toBeTruthy();
});

it('tells a customer what a litre costs at the own price', async () => {
  const customerId = await aCustomer(backend.db);
  await backend.db
    .insert(customerDiscounts)
    .values({ customerId, code: 'Samningur', salesCode: 'HRE', discountPercentage: 10 });
  backend.open(await backend.signedIn(customerId));
  renderPage(page({}));
  expect(await screen.findByText(/^kr\.\s898 \/ l$/)).toBeTruthy();
});

it('says nothing of it where the package does not tell, or nobody may see the price', () => {
  backend.open();
  renderPage(page({ unitPrice: { per: 'stk.', content: 1, price: 402_400, priceWithTax: 499_000 } }));
  expect(screen.queryByText(/ \/ /)).toBeNull();
  renderPage(page({ price: null, unitPrice: null }));
  expect(screen.queryByText(/ \/ l$/)).toBeNull();
});

it.each([
  [{ stock: 40 }, 'Til á lager'],
  [{ stock: 3 }, 'Aðeins 3 eftir á lager'],
  [{ stock: 0 }, 'Vara uppseld'],
  [{ stock: 0, isSpecialOrder: true }, 'Sérpöntun'],
])('%o is %s', (over, words) => {
  backend.open();
  renderPage(page(over));
  expect(screen.getByText(words)).toBeTruthy();
});

it('leads a guest to sign in and back where the price is for customers only', () => {
  backend.open();
  renderPage(page({ price: null, unitPrice: null }));
  expect(screen.getByText('Skráðu þig inn til að sjá verð')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Innskráning' }).getAttribute('href')).toBe(
    '/auth/sign-in?return=%2Fvara%2Fgolfsapa',
  );
});

it('shows markup in names as text', () => {
  backend.open();
  const { container } = renderPage(
    page({ name: '<img src=x onerror=alert(1)>', brand: { name: '<b>Merki</b>', slug: 'merki' } }),
  );
  expect(screen.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '<b>Merki</b>' })).toBeTruthy();
  expect(container.querySelector('img, b')).toBeNull();
});

it.each([
  ['5 l brúsi', 6, '6 × 5 l brúsi'],
  [null, 12, '12 stk.'],
] as const)('says what is sold together: %s by %i', (packageSize, unitOfMeasure, text) => {
  backend.open();
  renderPage(page({ packageSize, unitOfMeasure } as Partial<typeof soap>));
  expect(screen.getByText('Sölueining').nextElementSibling?.textContent).toBe(text);
});
