import { Hono } from 'hono';
import type { Context, Platform } from '../context.ts';
import { configureHostedSearch } from '../modules/search/hosted-client.ts';
import { seesPrices } from '../modules/session/abilities.ts';
import { visitorKey } from '../modules/search/visitor-key.ts';

/** GET key: what the browser needs to search; 204 where the shop's own search answers. */
export function searchRoutes({ config }: Pick<Platform, 'config'>): Hono<{ Variables: { shop: Context } }> {
  const hosted = configureHostedSearch(config);
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get('/key', (c) => {
    if (!hosted) return c.body(null, 204);
    const { visitor } = c.get('shop');
    const customerId = seesPrices(visitor) ? (visitor.session?.customerId ?? null) : null;
    return c.json(visitorKey(hosted, customerId, Date.now()));
  });
  return routes;
}
