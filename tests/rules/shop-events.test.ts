import { describe, expect, test } from 'vitest';
import { toPageView, reportedAddress } from '../../lib/rules/routes/page-view.ts';
import {
  toBeginCheckout,
  consentCategoryOf,
  toShopEvent,
  toPurchase,
  toViewItem,
} from '../../lib/rules/orders/tracked-events.ts';

const line = (id: string, { quantity = 2, unitPrice = 1240, discount = 0 } = {}) => ({
  id: `line-${id}`,
  quantity,
  unitPrice,
  previousUnitPrice: null,
  priceSteps: [],
  nextTier: null,
  addedBy: null,
  discount,
  price: unitPrice * quantity,
  discountPercentage: discount > 0 ? 10 : 0,
  priceWithoutTax: 1000 * quantity,
  vat: 24,
  product: {
    id,
    slug: null,
    name: `Vara ${id}`,
    sku: `SKU-${id}`,
    stock: 9,
    unitOfMeasure: 1,
    isSpecialOrder: false,
    withdrawalExemption: null,
    brand: { name: 'Hvönn' },
    image: null,
  },
});

describe('what a product’s page tells', () => {
  test('is its number, name, brand, category and price in krónur', () => {
    expect(
      toViewItem({ sku: 'S-1', name: 'Sápa', brand: 'Hvönn', category: 'Hreinlæti', price: 990 }),
    ).toEqual({
      name: 'view_item',
      details: {
        currency: 'ISK',
        value: 990,
        items: [
          {
            item_id: 'S-1',
            item_name: 'Sápa',
            item_brand: 'Hvönn',
            item_category: 'Hreinlæti',
            price: 990,
            quantity: 1,
          },
        ],
      },
    });
  });

  test('holds no price where guests see none', () => {
    const { details } = toViewItem({ sku: 'S-1', name: 'Sápa' });
    expect(JSON.stringify(details)).not.toMatch(/price|value/);
  });
});

describe('adding to the cart', () => {
  const cart = {
    totalPrice: 9999,
    items: [line('1'), line('2', { quantity: 6, unitPrice: 500, discount: 333 })],
  };

  test('counts the units that were added, not those of the line', () => {
    expect(toShopEvent({ name: 'added', cart, productId: '2', quantity: 3 })?.details).toEqual({
      currency: 'ISK',
      value: 1500,
      items: [
        { item_id: 'SKU-2', item_name: 'Vara 2', item_brand: 'Hvönn', price: 500, discount: 56, quantity: 3 },
      ],
    });
  });

  test('is nothing where the answer does not hold the product', () => {
    expect(toShopEvent({ name: 'added', cart, productId: '3', quantity: 1 })).toBeNull();
  });

  test('and beginning to buy holds the whole cart, once for each attempt', () => {
    const event = toBeginCheckout(cart, 'key-1');
    expect(event).toMatchObject({ name: 'begin_checkout', reportKey: 'checkout:key-1' });
    expect(event.details).toMatchObject({ value: 9999, currency: 'ISK' });
    expect(event.details['items']).toHaveLength(2);
  });
});

test('an order is told with its number, sums and goods, and nothing of the buyer', () => {
  const order = {
    id: 'o-1',
    number: '10001',
    email: 'jona@vorulind.test',
    total: 3230,
    totalTaxAmount: 625,
    deliveryAmount: 990,
    items: [
      {
        id: 'i',
        productId: '7',
        sku: 'S-1',
        name: 'Sápa',
        ownNumber: null,
        ownName: null,
        quantity: 3,
        unitPrice: 747,
        previousUnitPrice: null,
        priceSteps: [],
        nextTier: null,
        price: 2240,
        priceWithoutTax: 1806,
        discountPercentage: 0,
        vat: 24,
      },
    ],
  };
  expect(toPurchase(order)).toEqual({
    name: 'purchase',
    reportKey: 'order:o-1',
    details: {
      transaction_id: 'o-1',
      currency: 'ISK',
      value: 3230,
      tax: 625,
      shipping: 990,
      items: [{ item_id: 'S-1', item_name: 'Sápa', price: 747, quantity: 3 }],
    },
  });
});

test('page views need the agreement to analytics, all else that to ecommerce', () => {
  expect(consentCategoryOf(toPageView({ url: 'https://a.test/', title: '', referrer: '' }))).toBe(
    'analytics',
  );
  expect(consentCategoryOf(toViewItem({ sku: 'S', name: 'S' }))).toBe('ecommerce');
});

describe('an address that leaves the shop', () => {
  test.each([
    ['https://a.test/', 'https://a.test/'],
    ['https://a.test/vara/sapa?utm_source=post&x=1#top', 'https://a.test/vara/sapa?utm_source=post'],
    ['https://a.test/auth/reset-password?oobCode=s3cret&apiKey=k', 'https://a.test/auth/reset-password'],
    ['https://a.test/auth/invoices/4711', 'https://a.test/auth/invoices'],
    ['https://a.test/auth/home', 'https://a.test/auth/home'],
    ['https://a.test/leit?leit=020980-4299', 'https://a.test/leit'],
    ['https://a.test/karfa/stadfesting?pontun=o-1', 'https://a.test/karfa/stadfesting'],
    ['https://a.test/postlisti?token=s3cret&utm_campaign=vor', 'https://a.test/postlisti?utm_campaign=vor'],
    [`https://a.test/?utm_term=${'x'.repeat(101)}`, 'https://a.test/'],
    ['https://a.test/?utm_email=jona@vorulind.test', 'https://a.test/'],
  ])('%s is told as %s', (url, reportedUrl) => {
    expect(reportedAddress(url)).toBe(reportedUrl);
  });

  test('names another site, but not which of its pages led here', () => {
    const seen = (referrer: string) =>
      toPageView({ url: 'https://a.test/leit?leit=hanskar', title: 'Niðurstöður fyrir „hanskar“', referrer })
        .details;
    expect(seen('https://mail.test/inbox/jona?id=7')).toEqual({
      page_location: 'https://a.test/leit',
      page_title: '/leit',
      page_referrer: 'https://mail.test/',
    });
    expect(seen('https://a.test/auth/invoices/9?x=1')['page_referrer']).toBe('https://a.test/auth/invoices');
    expect(seen('')['page_referrer']).toBe('');
  });
});
