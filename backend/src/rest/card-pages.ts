import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import type { Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { AcquirerRefused } from '../modules/payments/acquirer.ts';
import { cardService } from '../modules/payments/acquirer-access.ts';
import type { CardPage } from '../modules/payments/card-service.ts';
import { isReturnSignature } from '../modules/payments/return-signature.ts';
import { readJsonBody } from './body.ts';

/** What the acquirer's script came back with: names and texts, which the acquirer alone can read. */
const detailsSchema = z.object({
  details: z.record(z.string().regex(/^[\w.]{1,60}$/), z.string().max(20_000)),
});

/**
 * Pages in which an acquirer's script runs, each with the policy that lets it: the fields of a card, and what the bank asks the
 * card holder for. Nobody signs in here: the second one's address is signed, as the bank's way back is.
 */
export function cardPageRoutes(platform: Platform): Hono {
  const { log } = platform;
  const routes = new Hono();
  const pagesOrThrow = () => {
    const pages = cardService(platform)?.pages;
    if (!pages) throw new ShopError('NOT_FOUND');
    return pages;
  };
  const signedReference = (c: HonoContext): string => {
    const reference = c.req.param('reference') ?? '';
    const secret = cardService(platform)?.secret;
    if (secret === undefined || !isReturnSignature(c.req.param('mark') ?? '', reference, secret))
      throw new ShopError('PERMISSION_DENIED');
    return reference;
  };

  routes.get('/fields', (c) => sendPage(c, pagesOrThrow().fields()));

  routes.get('/challenge/:reference/:mark', async (c) => {
    const pages = pagesOrThrow();
    const page = await pages.challenge(signedReference(c));
    // It has ended meanwhile, e.g. in another tab.
    return page ? sendPage(c, page) : c.redirect(toReturnPath(c.req.path), 303);
  });

  routes.post('/challenge/:reference/:mark', async (c) => {
    const pages = pagesOrThrow();
    const reference = signedReference(c);
    const { details } = await readJsonBody(c, detailsSchema);
    try {
      return c.json({ action: await pages.complete(reference, details) });
    } catch (error) {
      log.warn({ err: error, reference }, 'what the acquirer’s script came back with was not taken');
      throw new ShopError(error instanceof AcquirerRefused ? 'BAD_REQUEST' : 'UNAVAILABLE');
    }
  });
  return routes;
}

const toReturnPath = (path: string): string => `/backend${path.replace('/challenge/', '/return/')}`;

function sendPage(c: HonoContext, { html, policy }: CardPage): Response | Promise<Response> {
  c.header('Content-Security-Policy', policy);
  c.header('Cache-Control', 'no-store');
  c.header('X-Content-Type-Options', 'nosniff');
  return c.html(html);
}
