import { Hono, type Context as HonoContext } from 'hono';
import { payInvoicesPath, repeatOrderPath } from '../../../lib/rules/routes/account-paths.ts';
import { checkoutStepPath } from '../../../lib/rules/routes/checkout-step.ts';
import type { Platform } from '../context.ts';
import type { AttemptKind } from '../db/schema/orders.ts';
import { ShopError } from '../errors.ts';
import { findPaymentOfReference, settlePayment } from '../modules/checkout/settle-payment.ts';
import { cardService } from '../modules/payments/acquirer-access.ts';
import type { CardService } from '../modules/payments/card-service.ts';
import { applyReport } from '../modules/payments/apply-report.ts';
import { isReturnSignature } from '../modules/payments/return-signature.ts';
import { cardPageRoutes } from './card-pages.ts';
import { limitBody } from './limit-body.ts';

/**
 * POST webhook: the acquirer reports a change. GET and POST return: the bank redirects the card holder back, from its own site
 * and so without cookies. Neither is trusted: both only make the shop look at what the acquirer answers (reliability §3.2), or has
 * signed.
 */
export function paymentRoutes(platform: Platform): Hono {
  const { db, log } = platform;
  const routes = new Hono();
  routes.use(limitBody());

  routes.post('/webhook', async (c) => {
    const service = cardService(platform);
    const message = { body: await c.req.text(), signature: c.req.header('Signature') };
    const report = service
      ? await db.transaction(async (tx) => {
          const signed = await service.readWebhook(message, tx);
          if (signed) await applyReport(platform, tx, signed);
          return signed;
        })
      : null;
    if (!service || !report) {
      log.warn('acquirer webhook with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    try {
      // The acquirer is called when no transaction waits for it.
      for (const reference of report.late) await service.acquirer.cancel(reference);
      for (const reference of report.changed) {
        const found = await findPaymentOfReference(platform, reference);
        if (found) await settlePayment(platform, found.payment);
        else log.warn({ reference }, 'acquirer webhook for an unknown payment');
      }
    } catch (error) {
      // The acquirer resends it.
      log.warn({ err: error }, 'payment not settled after an acquirer webhook');
      throw new ShopError('UNAVAILABLE');
    }
    return c.json({});
  });

  const redirectToStorefront = async (c: HonoContext): Promise<Response> => {
    const service = cardService(platform);
    const reference = c.req.param('reference') ?? '';
    if (!service || !isReturnSignature(c.req.param('mark') ?? '', reference, service.secret)) {
      log.warn('bank redirect with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    const found = await findPaymentOfReference(platform, reference);
    if (found) {
      try {
        await completeChallenge(service, reference, c.req.query('redirectResult'));
        await settlePayment(platform, found.payment);
      } catch (error) {
        log.warn({ err: error }, 'payment not settled after the bank redirect');
      }
    }
    const query = found ? `?greidsla=${encodeURIComponent(found.idempotencyKey)}` : '';
    return c.redirect(
      `${service.site}${found ? pathOfAttempt(found) : checkoutStepPath('Payment')}${query}`,
      303,
    );
  };
  routes.get('/return/:reference/:mark', redirectToStorefront);
  routes.post('/return/:reference/:mark', redirectToStorefront);
  routes.route('/', cardPageRoutes(platform));
  return routes;
}

/** The page that the payment was begun on. */
function pathOfAttempt({ kind, isRepeat }: { kind: AttemptKind; isRepeat: boolean }): string {
  if (kind === 'Invoices') return payInvoicesPath;
  return isRepeat ? repeatOrderPath : checkoutStepPath('Payment');
}

/** Hands the acquirer what its bank's page came back with, where it waits for that. */
async function completeChallenge(
  { pages }: CardService,
  reference: string,
  redirectResult: string | undefined,
): Promise<void> {
  if (pages && redirectResult !== undefined && redirectResult.length <= 10_000)
    await pages.complete(reference, { redirectResult });
}
