import { Hono } from 'hono';
import { credentialsSchema } from '../../../lib/io/rest-schemas.ts';
import type { Context, Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { customersOfLogin } from '../modules/customer/service.ts';
import { limited } from '../modules/session/limit-service.ts';
import { endSession } from '../modules/session/service.ts';
import { tokenChecker } from '../modules/session/token-service.ts';
import { readBody } from './body.ts';
import { chosen, signIn } from './sign-in.ts';

type Variables = { shop: Context };

/** Failed exchanges from one address in a minute (reliability F27). */
const triesPerMinute = 30;

/** POST credentials and GET logout of specification §7. */
export function authRoutes({ config }: Pick<Platform, 'config'>): Hono<{ Variables: Variables }> {
  const checkToken = tokenChecker(config);
  const routes = new Hono<{ Variables: Variables }>();

  routes.post('/credentials', async (c) => {
    const shop = c.get('shop');
    const { idToken, selectedCustomer } = await readBody(c, credentialsSchema);
    const limit = { key: `credentials:${shop.ip}`, tries: triesPerMinute, windowSeconds: 60 };
    const choices = await limited(shop.db, limit, async () =>
      chosen(await customersOfLogin(shop.db, await checkToken(idToken)), selectedCustomer),
    );
    const [customer, ...others] = choices;
    if (!customer) return c.body(null, 204);
    if (others.length > 0) return c.json(choices, 300);
    await signIn(shop, customer);
    return c.json({});
  });

  routes.get('/logout', async (c) => {
    // A GET that changes something: only pages of the shop itself may send it (ASVS 3.5.3).
    const site = c.req.header('Sec-Fetch-Site');
    if (site !== undefined && site !== 'same-origin' && site !== 'none') {
      throw new ShopError('PERMISSION_DENIED', 'Beiðnin kemur frá röngum vef.');
    }
    const { db, cookies } = c.get('shop');
    await endSession(db, cookies);
    return c.json({});
  });
  return routes;
}
