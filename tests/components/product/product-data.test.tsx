import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ProductData } from '../../../app/(shop)/vara/[slug]/_parts/product-data.tsx';
import type { Product } from '../../../lib/server/catalogue.ts';

const settings = {
  SITE_URL: 'https://vorulind.test',
  BACKEND_URL: 'http://127.0.0.1:9',
  API_KEY: 'test-api-key',
  IMAGE_BUCKET_URL: 'http://images.test/vorulind',
  IDENTITY_API_KEY: 'key',
  IDENTITY_PROJECT: 'project',
  IDENTITY_AUTH_DOMAIN: 'localhost',
  REVALIDATE_SECRET: 'x'.repeat(32),
  STOREFRONT_SECRET: 'y'.repeat(32),
  TRUSTED_PROXIES: '1',
};
beforeAll(() => {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
});
afterAll(() => vi.unstubAllEnvs());

const nasty = '</script><script>alert(1)</script>';
const product: Product = {
  id: '7',
  sku: 'HRE-1',
  name: nasty,
  slug: 'sapa',
  description: `Sápa ${nasty}`,
  stock: 4,
  unitOfMeasure: 1,
  packageSize: null,
  unitPrice: null,
  priceTiers: [],
  price: { price: 1000, taxPrice: 240, priceWithTax: 1240, taxPercentage: 24 },
  listPrice: null,
  discount: 0,
  isNew: false,
  isSpecialOrder: false,
  withdrawalExemption: null,
  isTrending: false,
  deliveryTime: null,
  brand: { id: '1', name: nasty, slug: 'merki', theme: null, logo: null },
  images: [{ assetPath: 'vorur/a.webp', alt: null, width: 10, height: 10 }],
  ean: null,
  attributes: [],
  files: [],
  videos: [],
  categories: [],
  productGroupId: null,
  visibleByGuest: true,
  priceVisibleByGuest: true,
  updatedAt: '2026-11-20T10:00:00.000Z',
};

/** As the server writes it: the browser leaves the server's text as it is. */
function written(over: Partial<Product> = {}) {
  vi.stubGlobal('window', undefined);
  const html = renderToStaticMarkup(<ProductData product={{ ...product, ...over }} deliveries={[]} />);
  vi.unstubAllGlobals();
  const container = document.createElement('div');
  container.innerHTML = html;
  expect(container.querySelectorAll('script')).toHaveLength(1);
  const text = container.querySelector('script')?.innerHTML ?? '';
  expect(text).not.toMatch(/[<>]/);
  return JSON.parse(text) as Record<string, unknown>;
}

it('cannot be left by what a product’s text says', () => {
  expect(written()).toMatchObject({ '@type': 'Product', name: nasty, description: `Sápa ${nasty}` });
});

it.each([
  [{ stock: 4 }, 'InStock'],
  [{ stock: 0 }, 'OutOfStock'],
  [{ stock: 0, isSpecialOrder: true }, 'BackOrder'],
])('%o is offered as %s', (over, availability) => {
  expect(written(over)['offers']).toMatchObject({
    '@type': 'Offer',
    url: 'https://vorulind.test/vara/sapa',
    price: 1240,
    priceCurrency: 'ISK',
    availability: `https://schema.org/${availability}`,
  });
});

it('offers nothing where guests see no price', () => {
  expect(written({ price: null })).not.toHaveProperty('offers');
});
