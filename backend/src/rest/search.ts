import { Hono } from 'hono';
import type { Context, Platform } from '../context.ts';
import { configureHostedSearch } from '../modules/search/hosted-client.ts';
import { seesPrices } from '../modules/session/abilities.ts';
import { searchOutcomeSchema } from '../../../lib/contract/rest-schemas.ts';
import { hourSeconds } from '../../../lib/rules/dates/durations.ts';
import { readJsonBody } from './body.ts';
import { countSearch } from '../modules/search/search-counts.ts';
import { countWithinLimit } from '../modules/session/limits.ts';
import { visitorKey } from '../modules/search/visitor-key.ts';

/** Of all who share an address. */
const outcomesPerHour = 1_000;

/** GET key: what the browser needs to search; 204 where the shop's own search answers. POST outcome: counts a search. */
export function searchRoutes({ config }: Pick<Platform, 'config'>): Hono<{ Variables: { shop: Context } }> {
  const hosted = configureHostedSearch(config);
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get('/key', (c) => {
    if (!hosted) return c.body(null, 204);
    const { visitor } = c.get('shop');
    const customerId = seesPrices(visitor) ? (visitor.session?.customerId ?? null) : null;
    return c.json(visitorKey(hosted, customerId, Date.now()));
  });
  routes.post('/outcome', async (c) => {
    const outcome = await readJsonBody(c, searchOutcomeSchema);
    const { db, network } = c.get('shop');
    const limit = { key: `search-outcome:${network}`, tries: outcomesPerHour, windowSeconds: hourSeconds };
    // Nobody is told: what is not counted is no matter of who searches.
    if (await countWithinLimit(db, limit)) await countSearch(db, outcome);
    return c.body(null, 204);
  });
  return routes;
}
