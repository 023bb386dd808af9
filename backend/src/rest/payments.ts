import { Hono, type Context as HonoContext } from 'hono';
import { z } from 'zod';
import { isSigned } from '../../../lib/contract/signed-message.ts';
import type { Platform } from '../context.ts';
import { ShopError } from '../errors.ts';
import { payInvoicesPath } from '../../../lib/rules/routes/account-paths.ts';
import { checkoutStepPath } from '../../../lib/rules/routes/checkout-step.ts';
import { findPaymentOfReference, settlePayment } from '../modules/checkout/settle-payment.ts';
import { isReturnSignature } from '../modules/payments/return-signature.ts';
import { cardService } from '../modules/payments/acquirer-access.ts';
import { parseJson } from './body.ts';
import { limitBody } from './limit-body.ts';

const messageSchema = z.object({ reference: z.string().min(1).max(100) });

/**
 * POST webhook: the acquirer reports a change. GET and POST return: the bank redirects the card holder back, from its own site
 * and so without cookies. Neither is trusted: both only make the shop query the acquirer (reliability §3.2).
 */
export function paymentRoutes(platform: Platform): Hono {
  const { config, log } = platform;
  const routes = new Hono();
  routes.use(limitBody(20_000));

  routes.post('/webhook', async (c) => {
    const service = cardService(config);
    const body = await c.req.text();
    if (!service || !isSigned(c.req.header('Signature'), body, service.secret)) {
      log.warn('acquirer webhook with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    const message = messageSchema.safeParse(parseJson(body));
    if (!message.success) throw new ShopError('BAD_REQUEST');
    const { reference } = message.data;
    try {
      const found = await findPaymentOfReference(platform, reference);
      if (found) await settlePayment(platform, found.payment);
      else log.warn({ reference }, 'acquirer webhook for an unknown payment');
    } catch (error) {
      // The acquirer resends it.
      log.warn({ err: error }, 'payment not settled after an acquirer webhook');
      throw new ShopError('UNAVAILABLE');
    }
    return c.json({});
  });

  const redirectToStorefront = async (c: HonoContext): Promise<Response> => {
    const service = cardService(config);
    const reference = c.req.param('reference') ?? '';
    if (!service || !isReturnSignature(c.req.param('mark') ?? '', reference, service.secret)) {
      log.warn('bank redirect with an invalid signature');
      throw new ShopError('PERMISSION_DENIED');
    }
    const found = await findPaymentOfReference(platform, reference);
    if (found) {
      await settlePayment(platform, found.payment).catch((error: unknown) =>
        log.warn({ err: error }, 'payment not settled after the bank redirect'),
      );
    }
    const query = found ? `?greidsla=${encodeURIComponent(found.idempotencyKey)}` : '';
    const path = found?.kind === 'Invoices' ? payInvoicesPath : checkoutStepPath('Payment');
    return c.redirect(`${service.site}${path}${query}`, 303);
  };
  routes.get('/return/:reference/:mark', redirectToStorefront);
  routes.post('/return/:reference/:mark', redirectToStorefront);
  return routes;
}
