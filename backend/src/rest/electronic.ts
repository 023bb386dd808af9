import { Hono, type Context as HonoContext } from 'hono';
import {
  electronicReferenceSchema,
  electronicStartSchema,
  electronicUserInfoSchema,
} from '../../../lib/contract/rest-schemas.ts';
import { electronicAnswerSchema } from '../../../lib/contract/redirect-schemas.ts';
import { idInUseMessage } from '../../../lib/rules/people/electronic-sign-in.ts';
import { messageForCode } from '../../../lib/rules/text/messages.ts';
import type { Context, Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { findCustomersOfPerson, type LoginChoice } from '../modules/customer/customers.ts';
import { configureElectronicId } from '../modules/electronic-id/choose-provider.ts';
import { saveProof } from '../modules/electronic-id/proof.ts';
import {
  type ApprovedSignIn,
  electronicSignIn,
  consumeSignIn,
} from '../modules/electronic-id/electronic-sign-in.ts';
import { redirectSignIn } from '../modules/electronic-id/redirect-sign-in.ts';
import { readJsonBody } from './body.ts';
import { filterChosen, signIn } from '../modules/sign-in/sign-in.ts';

type Routes = Hono<{ Variables: { shop: Context } }>;

const paths = ['/', '/status', '/cancel', '/redirect', '/return', '/userinfo'];

/**
 * The electronic-id endpoints of specification §7.1, and those that it lacks; those of the way that the shop does not have are
 * UNAVAILABLE.
 */
export function electronicRoutes({ config }: Pick<Platform, 'config'>): Routes {
  const routes: Routes = new Hono();
  const electronicId = configureElectronicId(config);
  if (electronicId?.service.flow === 'phone')
    addPhoneCalls(routes, electronicSignIn(electronicId.service.provider, electronicId.secret));
  if (electronicId?.service.flow === 'redirect')
    addRedirectCalls(routes, redirectSignIn(electronicId.service.provider, electronicId.secret));
  for (const path of paths)
    routes.post(path, () => {
      throw new ShopError('UNAVAILABLE', messageForCode('operation-not-allowed'));
    });
  return routes;
}

function addPhoneCalls(routes: Routes, electronic: ReturnType<typeof electronicSignIn>): void {
  routes.post('/', async (c) => {
    const { identifier, useAppAuthentication } = await readJsonBody(c, electronicStartSchema);
    const started = await electronic.start(c.get('shop'), identifier, useAppAuthentication);
    return c.json({ ...started, retryCount: 0 });
  });

  routes.post('/status', async (c) => {
    const { reference } = await readJsonBody(c, electronicReferenceSchema);
    const status = await electronic.status(c.get('shop'), reference);
    return status.kind === 'approved'
      ? c.json({ reference })
      : c.json({ reference, retryCount: status.retryCount }, 202);
  });

  routes.post('/cancel', async (c) => {
    const { reference } = await readJsonBody(c, electronicReferenceSchema);
    await electronic.cancel(c.get('shop'), reference);
    return c.body(null, 204);
  });
  addUserInfoCall(routes, electronic.approvedBy);
}

function addRedirectCalls(routes: Routes, electronic: ReturnType<typeof redirectSignIn>): void {
  routes.post('/redirect', async (c) => c.json({ url: await electronic.start(c.get('shop')) }));

  routes.post('/return', async (c) => {
    const { answer } = await readJsonBody(c, electronicAnswerSchema);
    return c.json({ reference: await electronic.complete(c.get('shop'), answer) });
  });
  addUserInfoCall(routes, electronic.approvedBy);
}

function addUserInfoCall(
  routes: Routes,
  approvedBy: (shop: Context, reference: string) => Promise<ApprovedSignIn>,
): void {
  routes.post('/userinfo', async (c) => {
    const shop = c.get('shop');
    const { reference, selectedCustomer } = await readJsonBody(c, electronicUserInfoSchema);
    const approved = await approvedBy(shop, reference);
    const { choices, isTaken } = await findCustomersOfPerson(shop.db, approved.nationalId);
    if (choices.length === 0) await toErrorResponse(shop, approved, isTaken);
    return toSignInResponse(c, shop, approved, filterChosen(choices, selectedCustomer));
  });
}

/**
 * For a person without a customer yet: the sign-in is used up, and this browser may continue with the password or the
 * registration.
 * @throws ShopError FAILED_PRECONDITION when someone, maybe another person, registered with the number and only an e-mail address
 */
async function toErrorResponse(
  shop: Context,
  { id, nationalId }: ApprovedSignIn,
  isTaken: boolean,
): Promise<void> {
  await consumeSignIn(shop.db, id);
  saveProof(shop, nationalId);
  if (isTaken) throw new ShopError('FAILED_PRECONDITION', idInUseMessage, { reason: 'err.takenId' });
}

/** 204 for no customer; 300 keeps the reference valid for the choice; 200 uses it up. */
async function toSignInResponse(
  c: HonoContext,
  shop: Context,
  { id, way }: ApprovedSignIn,
  [customer, ...others]: LoginChoice[],
): Promise<Response> {
  if (!customer) return c.body(null, 204);
  if (others.length > 0) return c.json([customer, ...others], 300);
  const by = {
    identityUid: null,
    identityAuthAt: null,
    isStrong: true,
    idToken: null,
    userAgent: c.req.header('User-Agent') ?? null,
  };
  await shop.db.transaction(async (db) => {
    await consumeSignIn(db, id);
    await signIn({ ...shop, db }, customer, by, { by: 'electronic-id', way });
  });
  return c.json({});
}
