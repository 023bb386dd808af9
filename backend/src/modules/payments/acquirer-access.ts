import { z } from 'zod';
import { isSigned } from '../../../../lib/contract/signed-message.ts';
import { parseJson } from '../../parse-json.ts';
import type { Config } from '../../config.ts';
import type { Platform } from '../../context.ts';
import { ShopError } from '../../errors.ts';
import { fieldsHeight } from './adyen/pages.ts';
import { adyenService } from './adyen/service.ts';
import type { CardService } from './card-service.ts';
import { httpAcquirer } from './internal/http-acquirer.ts';

/**
 * The page with the card fields, for an iframe of the shop; null where the shop takes no cards. Fields of another height than most
 * say it after `#height=`, in px, so that nothing moves when they load (lib/checkout/card-fields.ts).
 */
export function cardFieldsUrl(config: Config): string | null {
  const [site] = config.SITE_ORIGINS;
  if (site === undefined) return null;
  if (config.ACQUIRER_PROTOCOL === 'adyen') return `${site}/backend/payments/fields#height=${fieldsHeight}`;
  return config.ACQUIRER_URL === undefined
    ? null
    : `${config.ACQUIRER_URL}/fields?origin=${encodeURIComponent(site)}`;
}

/** The configured acquirer; null where the shop takes no cards. */
export function cardService(platform: Pick<Platform, 'config' | 'db' | 'log'>): CardService | null {
  const { config } = platform;
  return config.ACQUIRER_PROTOCOL === 'adyen' ? adyenService(platform) : restService(config);
}

const messageSchema = z.object({ reference: z.string().min(1).max(100) });

function restService(config: Config): CardService | null {
  const { ACQUIRER_URL: url, ACQUIRER_SECRET_KEY: key, ACQUIRER_WEBHOOK_SECRET: secret } = config;
  const [site] = config.SITE_ORIGINS;
  if (url === undefined || key === undefined || secret === undefined || site === undefined) return null;
  return {
    acquirer: httpAcquirer(url, key),
    secret,
    site,
    readWebhook({ body, signature }) {
      if (!isSigned(signature, body, secret)) return Promise.resolve(null);
      const message = messageSchema.safeParse(parseJson(body));
      if (!message.success) throw new ShopError('BAD_REQUEST');
      const changed = [message.data.reference];
      return Promise.resolve({ changed, late: [], failedCaptures: [], failedRefunds: [], disputes: [] });
    },
    pages: null,
  };
}
