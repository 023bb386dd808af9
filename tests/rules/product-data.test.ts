import { describe, expect, test } from 'vitest';
import { describeProduct } from '../../lib/rules/products/product-data.ts';

type Given = Parameters<typeof describeProduct>[0];

const product: Given = {
  name: 'Gólfsápa',
  sku: 'HRE-00001',
  ean: '5690000000014',
  description: 'Mild.',
  brand: { name: 'Tærun' },
  price: { priceWithTax: 2_500 },
  unitPrice: { per: 'l', content: 5 },
  stock: 3,
  unitOfMeasure: 1,
  isSpecialOrder: false,
  withdrawalExemption: null,
};
const deliveries = [
  { amount: 0, requiresAddress: false, freeFrom: null },
  { amount: 4_900, requiresAddress: true, freeFrom: null },
  { amount: 1_490, requiresAddress: true, freeFrom: 20_000 },
];
const context = { url: 'https://shop.test/vara/golfsapa', images: ['https://b.test/1.webp'], deliveries };
const read = (over: Partial<Given> = {}, more: Partial<typeof context> = {}): unknown =>
  JSON.parse(JSON.stringify(describeProduct({ ...product, ...over }, { ...context, ...more })));
const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], data);

/** Google's fields of merchant listings: Product and Offer, MerchantReturnPolicy, OfferShippingDetails. */
const documentedFields: readonly [path: string, expected: unknown][] = [
  ['@type', 'Product'],
  ['name', 'Gólfsápa'],
  ['image', ['https://b.test/1.webp']],
  ['description', 'Mild.'],
  ['sku', 'HRE-00001'],
  ['gtin13', '5690000000014'],
  ['brand.name', 'Tærun'],
  ['offers.@type', 'Offer'],
  ['offers.url', 'https://shop.test/vara/golfsapa'],
  ['offers.price', 2_500],
  ['offers.priceCurrency', 'ISK'],
  ['offers.availability', 'https://schema.org/InStock'],
  ['offers.itemCondition', 'https://schema.org/NewCondition'],
  ['offers.priceSpecification.@type', 'UnitPriceSpecification'],
  ['offers.priceSpecification.price', 2_500],
  ['offers.priceSpecification.priceCurrency', 'ISK'],
  ['offers.priceSpecification.referenceQuantity.value', 5],
  ['offers.priceSpecification.referenceQuantity.unitCode', 'LTR'],
  ['offers.priceSpecification.referenceQuantity.valueReference.value', 1],
  ['offers.priceSpecification.referenceQuantity.valueReference.unitCode', 'LTR'],
  ['offers.hasMerchantReturnPolicy.@type', 'MerchantReturnPolicy'],
  ['offers.hasMerchantReturnPolicy.applicableCountry', 'IS'],
  [
    'offers.hasMerchantReturnPolicy.returnPolicyCategory',
    'https://schema.org/MerchantReturnFiniteReturnWindow',
  ],
  ['offers.hasMerchantReturnPolicy.merchantReturnDays', 14],
  ['offers.hasMerchantReturnPolicy.returnFees', 'https://schema.org/ReturnFeesCustomerResponsibility'],
  [
    'offers.hasMerchantReturnPolicy.returnMethod',
    ['https://schema.org/ReturnInStore', 'https://schema.org/ReturnByMail'],
  ],
  ['offers.shippingDetails.@type', 'OfferShippingDetails'],
  ['offers.shippingDetails.shippingRate.value', 1_490],
  ['offers.shippingDetails.shippingRate.currency', 'ISK'],
  ['offers.shippingDetails.shippingDestination.addressCountry', 'IS'],
];

describe('what Google documents for a product', () => {
  test.each(documentedFields)('%s', (path, expected) => {
    expect(valueAt(read(), path)).toEqual(expected);
  });
});

describe('an offer', () => {
  test('is delivered free where the product alone reaches that sum', () => {
    const data = read({ price: { priceWithTax: 20_000 } });
    expect(valueAt(data, 'offers.shippingDetails.shippingRate.value')).toBe(0);
  });

  test('says nothing of delivery where the shop knows none to the door', () => {
    expect(valueAt(read({}, { deliveries: [] }), 'offers')).not.toHaveProperty('shippingDetails');
    expect(valueAt(read({}, { deliveries: deliveries.slice(0, 1) }), 'offers')).not.toHaveProperty(
      'shippingDetails',
    );
  });

  test.each([
    ['MadeToOrder', 'MerchantReturnNotPermitted'],
    ['Perishable', 'MerchantReturnNotPermitted'],
    ['SealedHygiene', 'MerchantReturnFiniteReturnWindow'],
  ] as const)('of %s goods says %s', (withdrawalExemption, category) => {
    const policy = valueAt(read({ withdrawalExemption }), 'offers.hasMerchantReturnPolicy');
    expect(policy).toMatchObject({ returnPolicyCategory: `https://schema.org/${category}` });
  });

  test.each([
    [0.5, 'l', 'LTR'],
    [3, 'kg', 'KGM'],
    [100, 'stk.', 'C62'],
    [12, 'rúllu', 'C62'],
  ])('of a package of %d %s says it by %s', (value, per, unitCode) => {
    const quantity = valueAt(
      read({ unitPrice: { per, content: value } }),
      'offers.priceSpecification.referenceQuantity',
    );
    expect(quantity).toMatchObject({ value, unitCode });
  });

  test.each([null, { per: 'l', content: 1 }])('of a package of %o has no unit price', (unitPrice) => {
    expect(valueAt(read({ unitPrice }), 'offers')).not.toHaveProperty('priceSpecification');
  });
});
