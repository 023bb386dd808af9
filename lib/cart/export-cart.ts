import { toCsv } from '../rules/orders/sheet/cells.ts';
import { toCartRows } from '../rules/orders/sheet/cart-rows.ts';
import type { OwnNumber } from '../rules/products/own-number.ts';
import type { Cart } from './queries.ts';
import { createWorkbook } from './create-workbook.ts';

/** Downloads the cart as a file, with what the customer calls the products. */
export function exportCart(
  cart: Cart,
  format: 'csv' | 'xlsx',
  ownNumbers: ReadonlyMap<string, OwnNumber>,
): void {
  const rows = toCartRows(cart, ownNumbers);
  const file =
    format === 'csv'
      ? new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
      : new Blob([createWorkbook('Karfa', rows)], {
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        });
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = `karfa.${format}`;
  link.click();
  // By then the download has started; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
