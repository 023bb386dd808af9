import type { Platform } from '../../../context.ts';
import type { CardService } from '../card-service.ts';
import { signReturn } from '../return-signature.ts';
import { adyenAcquirer } from './acquirer.ts';
import type { AdyenContext } from './context.ts';
import { sendDetails } from './record.ts';
import type { AdyenAccount, AdyenCalls } from './calls.ts';
import { challengePage, fieldsPage, type WebSettings } from './pages.ts';
import { findPayment } from './store.ts';
import { readItems, recordItems } from './webhook.ts';

type AdyenPlatform = Pick<Platform, 'config' | 'db' | 'log'>;

const loaded = new WeakMap<Platform['config'], Promise<AdyenCalls>>();

/** Only a shop with Adyen reads its library, which takes 27 MB. */
async function loadCalls(account: AdyenAccount): Promise<AdyenCalls> {
  const { createCalls } = await import('./calls.ts');
  return createCalls(account);
}

/** Where Adyen's script and its fields come from. */
function adyenHosts(environment: 'test' | 'live', address: string | undefined) {
  if (address) return { script: address, fields: address };
  return {
    script: `https://checkoutshopper-${environment}.cdn.adyen.com`,
    fields: `https://checkoutshopper-${environment}.adyen.com`,
  };
}

/** Cards by Adyen; null where it is not configured. */
export function adyenService(platform: AdyenPlatform): CardService | null {
  const { config, db, log } = platform;
  const { ADYEN_API_KEY: apiKey, ADYEN_MERCHANT_ACCOUNT: merchantAccount } = config;
  const { ADYEN_CLIENT_KEY: clientKey, ADYEN_HMAC_KEY: hmacKeys } = config;
  const { ADYEN_ENVIRONMENT: environment, ADYEN_LIVE_PREFIX: livePrefix, ADYEN_URL: address } = config;
  const [site] = config.SITE_ORIGINS;
  const secret = hmacKeys?.at(-1);
  if (!apiKey || !merchantAccount || !clientKey || !hmacKeys || !secret || !site) return null;
  const account = { apiKey, merchantAccount, environment, livePrefix, address, site };
  const calls = loaded.get(config) ?? loadCalls(account);
  loaded.set(config, calls);
  const pagesAt = `${site}/backend/payments`;
  const context: AdyenContext = {
    platform: { db, log },
    calls: () => calls,
    challengeUrl: (reference) => `${pagesAt}/challenge/${reference}/${signReturn(reference, secret)}`,
  };
  const web: WebSettings = {
    clientKey,
    environment,
    hosts: adyenHosts(environment, address),
    version: config.ADYEN_WEB_VERSION,
    integrity: config.ADYEN_WEB_INTEGRITY,
  };
  return {
    acquirer: adyenAcquirer(context),
    secret,
    site,
    async readWebhook({ body }, tx) {
      const items = readItems(body, { merchantAccount, hmacKeys });
      return items && recordItems({ ...context, platform: { db: tx, log } }, items);
    },
    pages: {
      fields: () => fieldsPage(web),
      async challenge(reference) {
        const payment = await findPayment(db, reference);
        return payment?.state === 'Challenge' && payment.action && !payment.isClosed
          ? challengePage(web, payment.action)
          : null;
      },
      async complete(reference, details) {
        const { state, action } = await sendDetails(context, reference, details);
        return state === 'Challenge' ? action : null;
      },
    },
  };
}
