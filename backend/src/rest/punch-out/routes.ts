import { type Context as HonoContext, Hono, type MiddlewareHandler } from 'hono';
import { networkOf } from '../../../../lib/rules/security/client-address.ts';
import type { Platform } from '../../context.ts';
import { httpStatus, ShopError, toShopError } from '../../errors.ts';
import { answerFailure, answerMessage, readMessage } from '../../modules/punch-out/answer-cxml.ts';
import { sendCart, toOciForm } from '../../modules/punch-out/send-cart.ts';
import { readSystemCaller, type SystemCaller } from '../../modules/punch-out/systems.ts';
import { openVisit, requireReturnAddress, startVisit } from '../../modules/punch-out/visits.ts';
import { withLimit, withRefusalLimit } from '../../modules/session/limits.ts';
import { cookieJar } from '../cookies.ts';
import { limitBody } from '../limit-body.ts';
import { createAddressReader } from '../visitor-address.ts';
import { findAnswer, findStartPath, readOciCall } from './oci.ts';
import { failurePage, sendForm } from './pages.ts';

/** Of a message, with the goods of an order. */
const maximumMessageBytes = 200_000;
/** Of one system in a minute. */
const callLimit = { tries: 120, windowSeconds: 60, countsSuccess: true } as const;
/** Wrong secrets and addresses from one network in a minute. */
const refusalLimit = { tries: 30, windowSeconds: 60 } as const;

/**
 * What purchasing systems and the browsers of their buyers call (docs/company-api.md): OCI opens the shop, a message of cXML
 * prepares an address that opens it once, and the cart goes back.
 */
export function punchOutRoutes(platform: Platform): Hono {
  const { db, config, log } = platform;
  const readAddress = createAddressReader(platform);
  const routes = new Hono();
  const refusals = (c: HonoContext) => ({ ...refusalLimit, key: `punch-out:${networkOf(readAddress(c))}` });
  const cookies = (c: HonoContext) => cookieJar(c, config.COOKIE_SECURE);
  const browser = (c: HonoContext) => ({
    db,
    config,
    cookies: cookies(c),
    userAgent: c.req.header('User-Agent') ?? null,
  });

  routes.onError((error, c) => {
    const expected = error instanceof ShopError ? error : toShopError(error);
    if (!(error instanceof ShopError)) log.error({ err: error, path: c.req.path }, 'request failed');
    const { http, code } = expected.extensions as {
      http?: { status: number };
      code: keyof typeof httpStatus;
    };
    return failurePage(c, expected.message, http?.status ?? httpStatus[code]);
  });
  routes.use('/cxml', limitBody(maximumMessageBytes));
  routes.use('/oci', limitBody());
  routes.use('/cart', limitBody());

  const callByOci = async (c: HonoContext): Promise<Response> => {
    const call = await readOciCall(c);
    const caller = await withRefusalLimit(db, refusals(c), async () => {
      const isNamed = ({ kind, username }: SystemCaller['system']) =>
        kind === 'OCI' && username === call.username;
      const found = await readSystemCaller(db, call.password, isNamed);
      if (!found)
        throw new ShopError('UNAUTHENTICATED', 'Notandanafn eða lykilorð innkaupakerfisins er ekki rétt.');
      return found;
    });
    const limit = { ...callLimit, key: `punch-out-calls:${caller.system.id}` };
    return withLimit(db, limit, async () => {
      const returnAddress = requireReturnAddress(config, caller, call.hookUrl);
      const goods = await findAnswer(db, caller.session.customerId, call);
      const { target, echo } = call;
      if (goods)
        return sendForm(c, {
          address: returnAddress,
          target,
          fields: [...Object.entries(echo), ...(await toOciForm(db, goods))],
        });
      const startPath = await findStartPath(db, call);
      return c.redirect(await openVisit(browser(c), caller, { returnAddress, target, echo, startPath }), 303);
    });
  };
  routes.get('/oci', refuseFrames, callByOci);
  routes.post('/oci', refuseFrames, callByOci);

  routes.get('/start/:token{[\\w-]{43}}', refuseFrames, async (c) =>
    c.redirect(
      await withRefusalLimit(db, refusals(c), () => startVisit(browser(c), c.req.param('token'))),
      303,
    ),
  );

  routes.post('/cart', async (c) => {
    const site = c.req.header('Sec-Fetch-Site');
    const origin = c.req.header('Origin');
    const isOwn = origin === undefined || config.SITE_ORIGINS.includes(origin);
    if (!isOwn || (site !== undefined && site !== 'same-origin'))
      throw new ShopError('PERMISSION_DENIED', 'Beiðnin kemur frá röngum vef.');
    return sendForm(c, await sendCart({ db, config }, cookies(c)));
  });

  routes.post('/cxml', async (c) => {
    try {
      return xml(c, await answerCxml(c));
    } catch (error) {
      const expected = error instanceof ShopError ? error : toShopError(error);
      if (!(error instanceof ShopError)) log.error({ err: error, path: c.req.path }, 'request failed');
      return xml(c, answerFailure(config, expected));
    }
  });
  const answerCxml = async (c: HonoContext): Promise<string> => {
    const message = await withRefusalLimit(db, refusals(c), async () => readMessage(db, await c.req.text()));
    const limit = { ...callLimit, key: `punch-out-calls:${message.caller.system.id}` };
    const isBase64 = c.req.query('form') === 'base64';
    return withLimit(db, limit, () => answerMessage({ db, config }, message, { isBase64 }));
  };
  return routes;
}

const xml = (c: HonoContext, text: string): Response =>
  c.body(text, 200, { 'Content-Type': 'text/xml; charset=utf-8' });

/** The shop stands in no frame, and its cookies reach none: it is opened in a window. */
const refuseFrames: MiddlewareHandler = async (c, next) => {
  const destination = c.req.header('Sec-Fetch-Dest');
  if (destination !== undefined && destination !== 'document' && destination !== 'empty')
    throw new ShopError('PERMISSION_DENIED', 'Verslunin opnast í eigin glugga, ekki í ramma.');
  await next();
};
