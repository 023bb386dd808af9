import { type APIRequestContext, expect, test } from '@playwright/test';
import { shop } from './own-shop.ts';

/* What search engines read of each kind of page, held to the fields that Google documents as required (and those it shows). */

type Data = Record<string, unknown>;

const fieldsByType: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: [
    'itemListElement.0.position',
    'itemListElement.0.name',
    'itemListElement.0.item',
    'itemListElement.1.name',
  ],
  ItemList: ['itemListElement.0.position', 'itemListElement.0.url', 'itemListElement.1.url'],
  Store: [
    'name',
    'url',
    'telephone',
    'address.@type',
    'address.streetAddress',
    'address.postalCode',
    'address.addressLocality',
    'address.addressCountry',
    'openingHoursSpecification.0.opens',
    'openingHoursSpecification.0.closes',
    'openingHoursSpecification.0.validFrom',
    'openingHoursSpecification.0.validThrough',
  ],
  WebSite: ['name', 'url', 'potentialAction.target', 'potentialAction.query-input'],
  Product: [
    'name',
    'image.0',
    'description',
    'sku',
    'offers.price',
    'offers.priceCurrency',
    'offers.availability',
    'offers.url',
  ],
};

const typesByPage: readonly (readonly [path: string, types: readonly string[]])[] = [
  ['/', ['Store', 'WebSite']],
  ['/voruflokkur/hreinsiefni', ['BreadcrumbList', 'ItemList']],
  ['/vara/golfsapa-fyrir-parket-1-l', ['BreadcrumbList', 'Product']],
];

async function readData(request: APIRequestContext, path: string): Promise<Data[]> {
  const html = await (await request.get(shop.url + path)).text();
  return [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)</g)].map(
    ([, text = '']) => JSON.parse(text) as Data,
  );
}

const valueAt = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Data | undefined)?.[key], data);

for (const [path, types] of typesByPage)
  test(`${path} says ${types.join(' and ')} with every documented field`, async ({ request }) => {
    const all = await readData(request, path);
    expect(new Set(all.map((data) => data['@type']))).toEqual(new Set(types));
    for (const data of all) {
      expect(data['@context']).toBe('https://schema.org');
      const fields = fieldsByType[String(data['@type'])] ?? [];
      expect(fields.length, String(data['@type'])).toBeGreaterThan(0);
      for (const field of fields)
        expect(valueAt(data, field) ?? '', `${String(data['@type'])}.${field}`).not.toBe('');
    }
    const addresses = JSON.stringify(all).match(/https?:\/\/[^"{]+/g) ?? [];
    for (const address of addresses) expect(() => new URL(address), address).not.toThrow();
  });
