import type { CartPartsFragment } from '../../../../graphql/generated/operations.ts';
import type { Cell } from './cells.ts';

/** The cart as rows of a sheet, with a heading and the total; a quick order reads the same columns. Amounts in whole krónur. */
export function toCartRows(cart: CartPartsFragment): Cell[][] {
  return [
    ['Vörunúmer', 'Heiti', 'Magn', 'Einingaverð', 'Afsláttur %', 'Verð án vsk.', 'Vsk. %', 'Verð með vsk.'],
    ...cart.items.map((line) => [
      line.product.sku,
      line.product.name,
      line.quantity,
      line.unitPrice,
      line.discountPercentage,
      line.priceWithoutTax,
      line.vat,
      line.price,
    ]),
    [null, 'Samtals', null, null, null, cart.totalPriceWithoutTax, null, cart.totalPrice],
  ];
}
