import type { CartPartsFragment } from '../../../../graphql/generated/operations.ts';
import type { OwnNumber } from '../../products/own-number.ts';
import type { Cell } from './cells.ts';

/**
 * The cart as rows of a sheet, with a heading and the total; a quick order reads the same columns. Amounts in whole krónur.
 * @param ownNumbers what the customer calls the products, by id; columns of their own where there are any
 */
export function toCartRows(
  cart: CartPartsFragment,
  ownNumbers: ReadonlyMap<string, OwnNumber> = new Map(),
): Cell[][] {
  const toOwnCells = ({ product }: CartPartsFragment['items'][number]): Cell[] => {
    if (ownNumbers.size === 0) return [];
    const { number = null, name = null } = ownNumbers.get(product.id) ?? {};
    return [number, name];
  };
  const ownHeadings = ownNumbers.size === 0 ? [] : ['Ykkar vörunúmer', 'Ykkar heiti'];
  return [
    [
      'Vörunúmer',
      'Heiti',
      'Magn',
      'Einingaverð',
      'Afsláttur %',
      'Verð án vsk.',
      'Vsk. %',
      'Verð með vsk.',
      ...ownHeadings,
    ],
    ...cart.items.map((line) => [
      line.product.sku,
      line.product.name,
      line.quantity,
      line.unitPrice,
      line.discountPercentage,
      line.priceWithoutTax,
      line.vat,
      line.price,
      ...toOwnCells(line),
    ]),
    [null, 'Samtals', null, null, null, cart.totalPriceWithoutTax, null, cart.totalPrice],
  ];
}
