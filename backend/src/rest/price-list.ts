import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { exportPrices } from '../modules/catalogue/export-prices.ts';
import { exportOwnNumbers } from '../modules/own-numbers/export-own-numbers.ts';
import { hasOwnNumbers, readOwnNumbers } from '../modules/own-numbers/read-own-numbers.ts';
import { requireAbility, seesOwnNumbers } from '../modules/session/abilities.ts';
import { listDatabase } from '../modules/session/list-database.ts';
import { withLimit } from '../modules/session/limits.ts';
import { toCsvResponse } from './csv-response.ts';

/** It reads the whole range. */
const requestLimit = { tries: 10, windowSeconds: 600, countsSuccess: true } as const;

/** GET the whole range at the prices of the customer acted for, or its own numbers, as a file that is written while it is read. */
export function priceListRoutes(): Hono<{ Variables: { shop: Context } }> {
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get('/prices.csv', (c) => {
    const shop = c.get('shop');
    const session = requireAbility(shop, 'see-prices');
    const { customerId } = session;
    return withLimit(shop.db, { ...requestLimit, key: `prices:${session.id}` }, async () => {
      const db = listDatabase(shop);
      const showsOwn = seesOwnNumbers(shop.visitor) && (await hasOwnNumbers(db, customerId));
      const readOwn = (ids: readonly number[]) => readOwnNumbers(db, customerId, ids);
      return toCsvResponse(c, 'verdlisti.csv', exportPrices(db, customerId, showsOwn ? readOwn : null));
    });
  });
  routes.get('/own-numbers.csv', (c) => {
    const shop = c.get('shop');
    const session = requireAbility(shop, 'see-own-numbers');
    return withLimit(shop.db, { ...requestLimit, key: `own-numbers:${session.id}` }, async () =>
      toCsvResponse(c, 'eigin-vorunumer.csv', exportOwnNumbers(listDatabase(shop), session.customerId)),
    );
  });
  return routes;
}
