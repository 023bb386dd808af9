import { normaliseProductCode } from '../../../../../lib/rules/products/product-code.ts';
import { productHref } from '../../../../../lib/rules/routes/addresses.ts';
import { punchOutOperations } from '../../../../../lib/rules/orders/purchasing-system.ts';
import type { Config } from '../../../config.ts';
import type { Database } from '../../../db/connect.ts';
import { ShopError } from '../../../errors.ts';
import { readProductsByCode } from '../../catalogue/read-catalogue.ts';
import type { SystemCaller } from '../systems.ts';
import { prepareVisit } from '../visits.ts';
import { attributeOf, elementAt, findChildren, textAt, type Element } from './parse-cxml.ts';

/** Longest cookie of a buyer. */
const maximumCookieLength = 500;

/**
 * Prepares the visit that a PunchOutSetupRequest asks for: for a new cart, to change one that was sent, or to look at it.
 * @param isBase64 whether its cart goes home as `cxml-base64`
 * @returns the secret part of the address that opens it
 * @throws ShopError BAD_REQUEST for what is missing in it
 */
export async function prepareSetup(
  platform: { db: Database; config: Config },
  caller: SystemCaller,
  request: Element,
  isBase64: boolean,
): Promise<string> {
  const operation = punchOutOperations.find((one) => one === attributeOf(request, 'operation'));
  if (!operation)
    throw new ShopError('BAD_REQUEST', 'Aðgerðin (operation) er ekki í boði.', { reason: 'operation' });
  const buyerCookie = elementAt(request, 'BuyerCookie')?.text ?? '';
  if (buyerCookie === '' || buyerCookie.length > maximumCookieLength)
    throw new ShopError('BAD_REQUEST', 'BuyerCookie vantar, eða hún er of löng.');
  return prepareVisit(platform, caller, {
    returnAddress: textAt(request, 'BrowserFormPost', 'URL'),
    echo: { buyerCookie, ...(isBase64 && { form: 'base64' }) },
    operation,
    startPath: await findStart(platform.db, request, operation !== 'create'),
    goods: operation === 'create' ? [] : await findGoodsOf(platform.db, request),
  });
}

async function findStart(db: Database, request: Element, hasCart: boolean): Promise<string> {
  const selected = textAt(request, 'SelectedItem', 'ItemID', 'SupplierPartID');
  const row = (await readProductsByCode(db, [selected])).get(normaliseProductCode(selected));
  if (row) return productHref({ slug: row.slug, id: String(row.id) });
  return hasCart ? '/karfa' : '/';
}

/** What the cart held, as far as it is still in the range. */
async function findGoodsOf(db: Database, request: Element) {
  const items = findChildren(request, 'ItemOut').map((item) => ({
    code: normaliseProductCode(textAt(item, 'ItemID', 'SupplierPartID')),
    quantity: Math.trunc(Number(attributeOf(item, 'quantity'))),
  }));
  const rows = await readProductsByCode(
    db,
    items.map(({ code }) => code),
  );
  const quantities = new Map<number, number>();
  for (const { code, quantity } of items) {
    const row = rows.get(code);
    if (row && quantity > 0 && quantity <= 1_000_000)
      quantities.set(row.id, (quantities.get(row.id) ?? 0) + quantity);
  }
  return [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
}
