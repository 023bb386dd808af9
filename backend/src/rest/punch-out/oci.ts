import type { Context as HonoContext } from 'hono';
import { productHref, searchHref } from '../../../../lib/rules/routes/addresses.ts';
import { normaliseProductCode } from '../../../../lib/rules/products/product-code.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { readProductsByCode } from '../../modules/catalogue/read-catalogue.ts';
import { findGoods } from '../../modules/punch-out/find-goods.ts';

/** What a purchasing system asks for in a call of OCI; names in upper case, as the format has them. */
class OciCall {
  readonly username: string;
  readonly password: string;
  readonly hookUrl: string;
  readonly function: string;
  readonly productId: string;
  readonly quantity: number;
  readonly searchText: string;
  /** Name of the window that the cart is sent to. */
  readonly target: string | null;
  /** What goes back with the cart as it came. */
  readonly echo: Record<string, string>;

  constructor(parameters: URLSearchParams) {
    const values = new Map([...parameters].map(([name, value]) => [name.toUpperCase(), value.trim()]));
    const text = (name: string, longest: number): string => (values.get(name) ?? '').slice(0, longest);
    this.username = text('USERNAME', 100);
    this.password = text('PASSWORD', 200);
    this.hookUrl = text('HOOK_URL', 2_001);
    this.function = text('FUNCTION', 40).toUpperCase();
    this.productId = text('PRODUCTID', 64);
    this.quantity = Math.trunc(Number(text('QUANTITY', 15))) || 1;
    this.searchText = text('SEARCHSTRING', 200);
    const target = text('RETURNTARGET', 40) || text('~TARGET', 40);
    this.target = /^(?:_top|_parent|_self|_blank|[A-Za-z][\w-]*)$/.test(target) ? target : null;
    this.echo = Object.fromEntries(
      [...parameters]
        .filter(([name, value]) => echoed.has(name.toUpperCase()) && value.length <= 200)
        .slice(0, echoed.size),
    );
  }
}

const echoed = new Set(['~OKCODE', '~TARGET', '~CALLER']);

/** The parameters of a call, from its address and its form. @throws ShopError BAD_REQUEST for another kind of body */
export async function readOciCall(c: HonoContext): Promise<OciCall> {
  const parameters = new URLSearchParams(new URL(c.req.url).search);
  if (c.req.method === 'POST') {
    const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
    if (type !== 'application/x-www-form-urlencoded')
      throw new ShopError('BAD_REQUEST', undefined, { http: { status: 415 } });
    for (const [name, value] of new URLSearchParams(await c.req.text())) parameters.append(name, value);
  }
  return new OciCall(parameters);
}

/** Where a visit begins: at a product, at what a text finds, or at the front page. */
export async function findStartPath(db: Database, call: OciCall): Promise<string> {
  if (call.function === 'DETAIL' || call.function === 'DETAILADD')
    return (await findProductPath(db, call.productId)) ?? searchHref(call.productId);
  const isSearch = call.function === 'SEARCH' || call.function === 'SOURCING';
  return isSearch && call.searchText !== '' ? searchHref(call.searchText) : '/';
}

async function findProductPath(db: Database, sku: string): Promise<string | null> {
  const row = (await readProductsByCode(db, [sku])).get(normaliseProductCode(sku));
  return row ? productHref({ slug: row.slug, id: String(row.id) }) : null;
}

/** Goods that are answered at once, without a visit: one product as it is now, or what a text finds. Null for other calls. */
export function findAnswer(
  db: Database,
  customerId: number,
  call: OciCall,
): ReturnType<typeof findGoods> | null {
  if (call.function === 'VALIDATE')
    return findGoods(db, customerId, { sku: call.productId, quantity: Math.max(1, call.quantity) });
  return call.function === 'BACKGROUND_SEARCH' ? findGoods(db, customerId, { text: call.searchText }) : null;
}
