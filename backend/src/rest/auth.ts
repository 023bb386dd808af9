import { Hono } from 'hono';
import { credentialsSchema, renewalSchema } from '../../../lib/contract/rest-schemas.ts';
import type { Context, Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { findCustomersOfLogin } from '../modules/customer/customers.ts';
import { createMethodsReader } from '../modules/identity/sign-in-methods.ts';
import { createAccountChecker } from '../modules/session/account-check.ts';
import { listCommonPasswordDigests } from '../modules/session/common-passwords.ts';
import { withRefusalLimit } from '../modules/session/limits.ts';
import { requireSessionAccount, renewSession, strengthenSession } from '../modules/session/own-sessions.ts';
import { endSession, requireSession } from '../modules/session/sessions.ts';
import { createTokenChecker, refusedTokenError, type IdentityAccount } from '../modules/session/tokens.ts';
import { filterChosen, signIn } from '../modules/sign-in/sign-in.ts';
import { readJsonBody } from './body.ts';

type Variables = { shop: Context };

/** Failed exchanges in a minute (reliability F27). */
const addressTryLimit = 30;
const accountTryLimit = 10;

/**
 * POST credentials and GET logout of specification §7.1, POST renewal after a change of password, POST strengthen where a password
 * is not enough, and what the forms have to know: GET methods and common-passwords.
 */
export function authRoutes({
  config,
  log,
}: Pick<Platform, 'config' | 'log'>): Hono<{ Variables: Variables }> {
  const checkToken = createTokenChecker(config);
  const checkAccount = createAccountChecker({ config, log });
  const readMethods = createMethodsReader({ config, log });
  const routes = new Hono<{ Variables: Variables }>();

  /**
   * Runs `use` with the enabled account of a valid token; only failures count, per network and account, and only they are
   * limited.
   */
  function withAccount<T>(
    { db, network }: Context,
    idToken: string,
    use: (account: IdentityAccount) => Promise<T>,
  ): Promise<T> {
    return withRefusalLimit(db, minuteLimit(`credentials:${network}`, addressTryLimit), async () => {
      const account = await checkToken(idToken);
      return withRefusalLimit(
        db,
        minuteLimit(`credentials-account:${account.uid}`, accountTryLimit),
        async () => {
          await checkAccount(account.uid, account.authTime);
          return use(account);
        },
      );
    });
  }

  routes.post('/credentials', async (c) => {
    const shop = c.get('shop');
    const { idToken, selectedCustomer } = await readJsonBody(c, credentialsSchema);
    const { account, choices } = await withAccount(shop, idToken, async (found) => ({
      account: found,
      choices: filterChosen(await findCustomersOfLogin(shop.db, found.uid), selectedCustomer),
    }));
    const [customer, ...others] = choices;
    if (!customer) return c.body(null, 204);
    if (others.length > 0) return c.json(choices, 300);
    await signIn(shop, customer, {
      identityUid: account.uid,
      identityAuthAt: new Date(account.authTime * 1000),
      isStrong: account.hasSecondFactor,
      idToken,
      userAgent: shop.userAgent,
    });
    return c.json({});
  });

  routes.post('/renewal', async (c) => {
    const shop = c.get('shop');
    const session = requireSession(shop);
    const { idToken } = await readJsonBody(c, renewalSchema);
    const account = await withAccount(shop, idToken, (found) =>
      requireSessionAccount(shop.db, session, found),
    );
    await renewSession(shop, session, account);
    return c.json({});
  });

  routes.post('/strengthen', async (c) => {
    const shop = c.get('shop');
    const session = requireSession(shop);
    const { idToken } = await readJsonBody(c, renewalSchema);
    await withAccount(shop, idToken, async (account) => {
      await requireSessionAccount(shop.db, session, account);
      if (!account.hasSecondFactor) throw refusedTokenError();
    });
    await strengthenSession(shop, session);
    return c.json({});
  });

  routes.get('/methods', async (c) => c.json(await readMethods()));

  routes.get('/common-passwords/:prefix{[0-9a-f]{3}}', async (c) =>
    c.json(await listCommonPasswordDigests(c.req.param('prefix'))),
  );

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

function minuteLimit(key: string, tries: number) {
  return { key, tries, windowSeconds: 60 };
}
