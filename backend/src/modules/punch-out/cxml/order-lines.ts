import { normaliseProductCode } from '../../../../../lib/rules/products/product-code.ts';
import { ShopError } from '../../../errors.ts';
import type { OrderInput } from '../../company-orders/contract.ts';
import { attributeOf, elementAt, textAt, type Element } from './parse-cxml.ts';

type Line = OrderInput['lines'][number] & { sku: string };

/** What is ordered, each product once, at the prices that the order reckons with. @throws ShopError BAD_REQUEST */
export function readOrderLines(items: readonly Element[]): Line[] {
  const lines = new Map<string, Line>();
  for (const item of items) {
    const line = readLine(item);
    const code = normaliseProductCode(line.sku);
    const earlier = lines.get(code);
    if (earlier && earlier.priceWithoutVat !== line.priceWithoutVat)
      throw new ShopError('BAD_REQUEST', `${line.sku}: sama vara á tveimur verðum.`);
    lines.set(code, earlier ? { ...earlier, quantity: earlier.quantity + line.quantity } : line);
  }
  return [...lines.values()];
}

function readLine(item: Element): Line {
  const sku = textAt(item, 'ItemID', 'SupplierPartID');
  const quantity = Number(attributeOf(item, 'quantity') || Number.NaN);
  const price = elementAt(item, 'ItemDetail', 'UnitPrice', 'Money');
  const basis = elementAt(item, 'ItemDetail', 'PriceBasisQuantity');
  if (basis && Number(attributeOf(basis, 'quantity')) !== 1)
    throw new ShopError('BAD_REQUEST', `${sku}: verð þarf að vera á eina einingu (PriceBasisQuantity).`);
  if (!price) return { sku, quantity };
  if (attributeOf(price, 'currency').toUpperCase() !== 'ISK')
    throw new ShopError('BAD_REQUEST', `${sku}: verð þarf að vera í ISK.`);
  return { sku, quantity, priceWithoutVat: Number(price.text.trim() || Number.NaN) };
}
