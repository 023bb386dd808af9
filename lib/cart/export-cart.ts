import { csvText } from '../rules/orders/sheet/cells.ts';
import { cartRows } from '../rules/orders/sheet/cart-rows.ts';
import type { Cart } from './queries.ts';
import { createWorkbook } from './sheet-file.ts';

/** Gives the visitor the cart as a file. */
export function exportCart(cart: Cart, kind: 'csv' | 'xlsx'): void {
  const rows = cartRows(cart);
  const file =
    kind === 'csv'
      ? new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' })
      : new Blob([createWorkbook('Karfa', rows)], {
          type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `karfa.${kind}`;
  link.click();
  // The browser has begun by then; without this the file stays in memory as long as the page.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
