import { expect, it } from 'vitest';
import { toRows } from '../../../app/(shop)/samanburdur/_parts/to-rows.tsx';

type Product = Parameters<typeof toRows>[0][number];

const bottle: Product = {
  id: '1',
  sku: 'HRE-1',
  name: 'Sápa, 1 l',
  packageSize: '1 l flaska',
  unitOfMeasure: 1,
  stock: 12,
  isSpecialOrder: false,
  deliveryTime: '1–2 virkir dagar',
  discount: 0,
  listPrice: null,
  price: { price: 1000, priceWithTax: 1240, taxPercentage: 24 },
  unitPrice: { per: 'l', content: 1, price: 100_000, priceWithTax: 124_000 },
  brand: null,
  withdrawalExemption: null,
  attributes: [{ name: 'Litur', value: 'Blár' }],
} as unknown as Product;
const can: Product = {
  ...bottle,
  id: '2',
  sku: 'HRE-2',
  packageSize: '5 l brúsi',
  unitPrice: { per: 'l', content: 5, price: 20_000, priceWithTax: 24_800 },
  attributes: [{ name: 'litur', value: 'blár' }],
};

/** Names of the rows of these products, with a star where they differ. */
const rowsOf = (...products: Product[]) =>
  toRows(products).map(({ name, isDifferent }) => `${name}${isDifferent ? ' *' : ''}`);

it('marks what differs, and leaves out what none says', () => {
  expect(rowsOf(bottle, can)).toEqual([
    'Verð',
    'Einingaverð *',
    'Lagerstaða',
    'Magn í pakka *',
    'Sölueining',
    'Afhendingartími',
    'Litur',
  ]);
});

it('says nothing of prices that the visitor does not see', () => {
  const hidden = { ...can, price: null, unitPrice: null };
  expect(rowsOf(bottle, hidden).slice(0, 2)).toEqual(['Verð', 'Einingaverð']);
  expect(rowsOf(hidden, { ...hidden, id: '3' })[0]).toBe('Verð');
  const dearer = { ...bottle, price: { ...bottle.price!, priceWithTax: 2000 } };
  expect(rowsOf(bottle, hidden, dearer)[0]).toBe('Verð *');
});
