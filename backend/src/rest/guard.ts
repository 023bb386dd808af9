import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { ShopError } from '../errors.ts';
import type { Config } from '../config.ts';
import { maximumBodyBytes } from './limit-body.ts';

/** Refuses what no page of the shop sends: compressed or large bodies, a missing key, other origins (reliability §3.5). */
export function guard(config: Config): MiddlewareHandler {
  const origins = new Set(config.SITE_ORIGINS);
  return async (c, next) => {
    if (c.req.header('ApiKey') !== config.API_KEY)
      throw new ShopError('PERMISSION_DENIED', 'API-lykil vantar eða hann er rangur.');
    if (c.req.method === 'POST') checkPost(c, origins);
    await next();
  };
}

function checkPost(c: HonoContext, origins: Set<string>): void {
  if (c.req.header('Content-Encoding'))
    throw new ShopError('BAD_REQUEST', 'Þjappaðar beiðnir eru ekki leyfðar.', { http: { status: 415 } });
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new ShopError('BAD_REQUEST', 'Beiðnin þarf að vera JSON.', { http: { status: 415 } });
  const length = c.req.header('Content-Length');
  if (length === undefined || Number(length) > maximumBodyBytes)
    throw new ShopError('BAD_REQUEST', 'Beiðnin er of stór.', { http: { status: 413 } });
  const origin = c.req.header('Origin');
  // Servers send no Origin; a browser always does with a POST.
  if (origin !== undefined && !origins.has(origin))
    throw new ShopError('PERMISSION_DENIED', 'Beiðnin kemur frá röngum vef.');
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'cross-site') throw new ShopError('PERMISSION_DENIED', 'Beiðnin kemur frá röngum vef.');
}
