import { Hono } from 'hono';
import { newsletterPaths } from '../../../lib/rules/people/newsletter.ts';
import type { Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { isSignedReport, readDeliveryReport } from '../modules/mail/delivery-report.ts';
import { siteUrl } from '../modules/mail/outbox.ts';
import { markUndeliverable } from '../modules/mail/undeliverable.ts';
import { unsubscribe } from '../modules/newsletter/unsubscribe.ts';
import { parseJson } from '../parse-json.ts';
import { limitBody } from './limit-body.ts';

/**
 * POST reports: the mail service says what bounced and who complained. POST unsubscribe: a mail program unsubscribes for its
 * reader by one press (RFC 8058), without cookies and without a page; GET leads a person to the page that asks first.
 */
export function mailRoutes({ db, config, log }: Platform): Hono {
  const routes = new Hono();
  routes.use(limitBody());

  routes.post('/reports', async (c) => {
    const secret = config.MAIL_WEBHOOK_SECRET;
    const body = await c.req.text();
    if (!secret || !isSignedReport((name) => c.req.header(name), body, secret)) {
      log.warn('mail report with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    const reports = readDeliveryReport(parseJson(body)) ?? [];
    for (const report of reports) await db.transaction((tx) => markUndeliverable(tx, config, report));
    return c.json({});
  });

  routes.get('/unsubscribe/:token', (c) =>
    c.redirect(`${siteUrl(config)}${newsletterPaths.leave}#${c.req.param('token')}`, 303),
  );
  routes.post('/unsubscribe/:token', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    if (form.get('List-Unsubscribe') !== 'One-Click') throw new ShopError('BAD_REQUEST');
    if (!(await unsubscribe({ db, config }, c.req.param('token')))) throw new ShopError('NOT_FOUND');
    return c.text('');
  });
  return routes;
}
