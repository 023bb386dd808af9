import { type Context as HonoContext, Hono } from 'hono';
import type { z } from 'zod';
import { badRequestMessage } from '../../../../lib/rules/text/backend-messages.ts';
import { networkOf } from '../../../../lib/rules/security/client-address.ts';
import type { Platform, Session } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { readKeyCaller } from '../../modules/company-keys/company-keys.ts';
import { maximumProducts, orderInput, orderListQuery } from '../../modules/company-orders/contract.ts';
import { placeCompanyOrder } from '../../modules/company-orders/place-company-order.ts';
import { readCompanyProducts, readDeliveryChoices } from '../../modules/company-orders/read-choices.ts';
import { readOrderByNumber, readOrderPage } from '../../modules/orders/own-orders.ts';
import { requireAbility } from '../../modules/session/abilities.ts';
import { withLimit, withRefusalLimit } from '../../modules/session/limits.ts';
import type { Ability } from '../../../../lib/rules/people/abilities.ts';
import { createAddressReader } from '../visitor-address.ts';
import { companyOpenApi } from './openapi.ts';
import { toOrder, toOrderPage } from './answers.ts';
import { limitBody } from '../limit-body.ts';

/** Of one key in a minute. */
const callLimit = { tries: 120, windowSeconds: 60, countsSuccess: true } as const;
/** Wrong secrets from one network in a minute. */
const refusalLimit = { tries: 30, windowSeconds: 60 } as const;
const keyPattern = /^[\x21-\x7e]{8,100}$/;

type Called = HonoContext<{ Variables: { session: Session } }>;

/**
 * What a company's own system asks and orders with a key that the company has made (docs/company-api.md): `Authorization: Bearer`
 * in place of a session. Each call is made as the key's maker, with what they may do for the customer at that moment.
 */
export function companyRoutes(platform: Platform): Hono<{ Variables: { session: Session } }> {
  const { db, config } = platform;
  const readAddress = createAddressReader(platform);
  const routes = new Hono<{ Variables: { session: Session } }>();
  routes.get('/openapi.json', (c) => c.json(companyOpenApi));
  routes.use(limitBody());
  routes.use(async (c, next) => {
    const [, secret = ''] = /^Bearer ([\w-]{1,100})$/.exec(c.req.header('Authorization') ?? '') ?? [];
    const limit = { ...refusalLimit, key: `company-key:${networkOf(readAddress(c))}` };
    const found = await withRefusalLimit(db, limit, async () => {
      const caller = await readKeyCaller(db, secret);
      if (!caller) throw new ShopError('UNAUTHENTICATED', 'Lykillinn er ekki gildur.', { reason: 'key' });
      return caller;
    });
    c.set('session', found.session);
    await withLimit(db, { ...callLimit, key: `company-calls:${found.keyId}` }, next);
  });

  routes.get('/products', async (c) => {
    const skus = c.req.queries('sku') ?? [];
    const numbers = c.req.queries('ownNumber') ?? [];
    const asked = skus.length + numbers.length;
    if (asked === 0 || asked > maximumProducts) throw new ShopError('BAD_REQUEST');
    return c.json(await readCompanyProducts(db, requireCaller(c, 'see-prices'), { skus, numbers }));
  });
  routes.get('/delivery-methods', async (c) =>
    c.json(await readDeliveryChoices(db, requireCaller(c, 'order'))),
  );
  routes.get('/orders', async (c) => {
    const session = requireCaller(c, 'see-invoices');
    const { page, ...filter } = read(orderListQuery, c.req.query());
    return c.json(toOrderPage(await readOrderPage(db, session, page, filter)));
  });
  routes.get('/orders/:number', async (c) => {
    const session = requireCaller(c, 'see-invoices');
    const order = await readOrderByNumber({ db, config }, session, c.req.param('number'));
    if (!order) throw new ShopError('NOT_FOUND');
    return c.json(toOrder(order));
  });
  routes.post('/orders', async (c) => {
    const session = requireCaller(c, 'order');
    const key = c.req.header('Idempotency-Key') ?? '';
    if (!keyPattern.test(key))
      throw new ShopError('BAD_REQUEST', 'Idempotency-Key þarf að vera 8 til 100 stafir.', {
        reason: 'idempotencyKey',
      });
    const order = read(orderInput, await c.req.json().catch(() => null));
    const placed = await placeCompanyOrder({ db, config }, session, { key, order });
    return c.json(placed, placed.status === 'placed' ? 201 : 202);
  });
  return routes;
}

/** @throws ShopError PERMISSION_DENIED where the key's maker may not (any more) */
function requireCaller(c: Called, ability: Ability): Session {
  return requireAbility({ visitor: { session: c.get('session'), cartKey: null, lastWrite: null } }, ability);
}

/** @throws ShopError BAD_REQUEST with extensions.fields */
function read<T>(schema: z.ZodType<T>, input: unknown): T {
  const { success, data, error } = schema.safeParse(input);
  if (success) return data;
  const fields = Object.fromEntries(error.issues.map(({ path }) => [path.join('.'), badRequestMessage]));
  throw new ShopError('BAD_REQUEST', badRequestMessage, { fields });
}
