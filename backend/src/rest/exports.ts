import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { badRequestMessage } from '../../../lib/rules/text/backend-messages.ts';
import { orderStatuses } from '../../../lib/rules/orders/order-status.ts';
import { invoiceStatuses } from '../../../lib/rules/orders/invoice-status.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { exportInvoices } from '../modules/invoices/export-invoices.ts';
import { statementPdf, exportStatement } from '../modules/invoices/statement-files.ts';
import { exportOrders } from '../modules/orders/export-orders.ts';
import { requireAbility } from '../modules/session/abilities.ts';
import { listDatabase } from '../modules/session/list-database.ts';
import { withLimit } from '../modules/session/limits.ts';
import { toCsvResponse } from './csv-response.ts';

type Routes = Hono<{ Variables: { shop: Context } }>;

/** A file may be long, so requests are limited. */
const requestLimit = { tries: 30, windowSeconds: 600, countsSuccess: true } as const;

const optionalParameter = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());
const amount = optionalParameter(z.coerce.number().int().min(-2_000_000_000).max(2_000_000_000));
const filterSchema = z.object({
  search: optionalParameter(z.string().max(200)),
  from: optionalParameter(z.iso.date()),
  to: optionalParameter(z.iso.date()),
  partyId: optionalParameter(z.string().regex(/^\d{1,9}$/)),
  unitId: optionalParameter(z.string().regex(/^\d{1,9}$/)),
  amountFrom: amount,
  amountTo: amount,
});
const invoiceSchema = filterSchema.extend({ status: optionalParameter(z.enum(invoiceStatuses)) });
const orderSchema = filterSchema.extend({ status: optionalParameter(z.enum(orderStatuses)) });
const statementSchema = z.object({ from: z.iso.date(), to: z.iso.date() });

/**
 * GET lists as files, only the session's own rows, with the same filters as the lists. They are streamed, some hundred rows at a
 * time. A link that a browser follows sends no key; reading changes nothing, and no other site can read the response.
 */
export function exportRoutes(): Routes {
  const routes: Routes = new Hono();
  routes.use(async (c, next) => {
    const shop = c.get('shop');
    const session = requireAbility(shop, 'see-invoices');
    await withLimit(shop.db, { ...requestLimit, key: `exports:${session.id}` }, next);
  });
  routes.get('/invoices.csv', (c) => {
    const { shop, session } = requireReader(c);
    const filter = read(invoiceSchema, c.req.query());
    return toCsvResponse(c, 'reikningar.csv', exportInvoices(listDatabase(shop), session, filter));
  });
  routes.get('/orders.csv', (c) => {
    const { shop, session } = requireReader(c);
    const filter = read(orderSchema, c.req.query());
    return toCsvResponse(c, 'pantanir.csv', exportOrders(listDatabase(shop), session, filter));
  });
  routes.get('/statement.csv', async (c) => {
    const { shop, session } = requireReader(c);
    const { from, to } = read(statementSchema, c.req.query());
    return toCsvResponse(
      c,
      `hreyfingar-${from}-${to}.csv`,
      await exportStatement(listDatabase(shop), session, from, to),
    );
  });
  routes.get('/statement.pdf', async (c) => {
    const { shop, session } = requireReader(c);
    const { from, to } = read(statementSchema, c.req.query());
    const pdf = await statementPdf(listDatabase(shop), session, from, to);
    c.header('Content-Disposition', `attachment; filename="hreyfingar-${from}-${to}.pdf"`);
    return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' });
  });
  return routes;
}

function requireReader(c: HonoContext<{ Variables: { shop: Context } }>) {
  const shop = c.get('shop');
  return { shop, session: requireAbility(shop, 'see-invoices') };
}

/** @throws ShopError BAD_REQUEST */
function read<T>(schema: z.ZodType<T>, query: Record<string, string>): T {
  const result = schema.safeParse(query);
  if (!result.success) throw new ShopError('BAD_REQUEST', badRequestMessage);
  return result.data;
}
