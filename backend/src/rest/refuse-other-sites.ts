import { createMiddleware } from 'hono/factory';
import { ShopError } from '../errors.ts';

/** A link that a browser follows sends no key: files of the visitor's own are not made for what another site asks for. */
export const refuseOtherSites = createMiddleware(async (c, next) => {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'cross-site' || site === 'same-site')
    throw new ShopError('PERMISSION_DENIED', 'Beiðnin kemur frá röngum vef.');
  await next();
});
