import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { customerDiscounts } from '../../../backend/src/db/schema/customers.ts';
import { ProductBand } from '../../../components/product/product-band.tsx';
import { ProductDocument, ProductPageDocument } from '../../../graphql/generated/documents.ts';
import { fetchRelatedProducts } from '../../../lib/catalogue/related-products.ts';
import { aCustomer } from '../../kit/builders.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../../kit/catalogue.ts';
import { startInProcessBackend, type InProcessBackend } from '../../kit/in-process-backend.ts';
import { renderPage } from '../../kit/page.tsx';

let backend: InProcessBackend;
const inCategory = (category: string, names: readonly string[], over: Record<string, unknown> = {}) =>
  names.map((name, index) =>
    productLine({ name, categories: [category], popularity: 100 - index, brand: 'taerun', ...over }),
  );

beforeAll(async () => {
  backend = await startInProcessBackend();
  await loadLines(backend.db, [
    brandLine(),
    categoryLine('hreinlaeti'),
    categoryLine('sapur', { parent: 'hreinlaeti' }),
    categoryLine('thurrkur', { parent: 'hreinlaeti' }),
    categoryLine('pappir'),
    ...inCategory('sapur', ['Handsápa 1 l', 'Handsápa 5 l'], {
      group: 'handsapa',
      groupName: 'Handsápa',
      popularity: 999,
    }),
    ...inCategory('sapur', ['Barnasápa', 'Fljótandi sápa'], { popularity: 1 }),
    ...inCategory('thurrkur', ['Svampur', 'Tuska'], { stock: 0 }),
    ...inCategory('pappir', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']),
    ...inCategory('pappir', ['Falinn pappír'], { visibleByGuest: false, popularity: 1000 }),
  ]);
});
afterAll(() => backend.close());
beforeEach(() => void backend.open());

/** What the page of a product shows beside it, as a guest sees it. */
async function beside(slugs: readonly string[], family: readonly { id: string }[]) {
  const guest = backend.guest();
  return fetchRelatedProducts(slugs, family, async (categorySlug) => {
    const query = { categorySlug };
    return (await guest.ask(ProductPageDocument, { query })).productPage.products;
  });
}
const all = async (categorySlug: string) =>
  (await backend.guest().ask(ProductPageDocument, { query: { categorySlug } })).productPage.products;
const named = async (categorySlug: string, name: string) =>
  (await all(categorySlug)).filter((product) => product.name.startsWith(name));

it('leaves the product and its variants out and fills a small category up from the one above', async () => {
  const family = await named('sapur', 'Handsápa');
  expect(family).toHaveLength(2);
  const names = (await beside(['hreinlaeti', 'sapur'], family)).map(({ name }) => name);
  expect(names).toEqual(['Barnasápa', 'Fljótandi sápa', 'Svampur', 'Tuska']);
});

it('shows the eight most popular that guests may see', async () => {
  const names = (await beside(['pappir'], await named('pappir', 'C'))).map(({ name }) => name);
  expect(names).toEqual(['A', 'B', 'D', 'E', 'F', 'G', 'H', 'I']);
});

it('a product without categories has none', async () => {
  expect(await beside([], [])).toEqual([]);
  renderPage(<ProductBand title="Tengdar vörur" products={[]} />);
  expect(screen.queryByRole('region')).toBeNull();
});

it('a card leads to its product and says brand, stock and price; it sells nothing', async () => {
  renderPage(<ProductBand title="Tengdar vörur" products={await named('thurrkur', 'Svampur')} />);
  const band = within(screen.getByRole('region', { name: 'Tengdar vörur' }));
  const address = band.getByRole('link', { name: 'Svampur' }).getAttribute('href') ?? '';
  const { product } = await backend.guest().ask(ProductDocument, { slugOrId: address.replace('/vara/', '') });
  expect(product?.name).toBe('Svampur');
  expect(band.getByText('Tærun')).toBeTruthy();
  expect(band.getByText('Vara uppseld')).toBeTruthy();
  expect(band.getByText(/^kr\.\s1\.240$/)).toBeTruthy();
  expect(band.queryByRole('button')).toBeNull();
  expect(backend.sent).toEqual([]);
});

it('a customer sees own prices, asked for in one call', async () => {
  const customerId = await aCustomer(backend.db);
  const discount = { customerId, code: 'K1', salesCode: 'HRE', discountPercentage: 25 };
  await backend.db.insert(customerDiscounts).values(discount);
  backend.open(await backend.signedIn(customerId));
  renderPage(<ProductBand title="Tengdar vörur" products={await all('sapur')} />);
  await waitFor(() => expect(screen.getAllByText('−25%')).toHaveLength(4));
  expect(backend.sent).toEqual(['OwnPrices']);
});
