/** Which columns of a sheet hold number and quantity; `quantity` is absent where the sheet only lists numbers. */
export interface SheetColumns {
  code: number;
  quantity: number | null;
}

const codeNames = [
  'vörunúmer',
  'vörunr',
  'vnr',
  'númer',
  'nr',
  'sku',
  'ean',
  'strikamerki',
  'item',
  'itemno',
  'product',
  'code',
];
const quantityNames = ['magn', 'fjöldi', 'stk', 'quantity', 'qty', 'antal', 'units', 'amount'];

/** The columns that a first line names; null where it is no heading. */
export function findColumns(fields: readonly string[]): SheetColumns | null {
  const names = fields.map((field) => field.toLowerCase().replaceAll(/[^\p{L}]/gu, ''));
  const code = codeNames.map((name) => names.indexOf(name)).find((at) => at >= 0);
  const quantity = quantityNames.map((name) => names.indexOf(name)).find((at) => at >= 0);
  return code === undefined ? null : { code, quantity: quantity ?? null };
}
