import type { Config } from '../../config.ts';
import type { Acquirer } from './acquirer.ts';
import { httpAcquirer } from './internal/http-acquirer.ts';

export interface CardService {
  acquirer: Acquirer;
  /** The page with the card fields, for an iframe of the shop. */
  fieldsUrl: string;
  /** Verifies the acquirer's webhooks, and signs our return addresses. */
  secret: string;
  /** Origin of the shop. */
  site: string;
}

const services = new WeakMap<Config, CardService | null>();

/** The configured acquirer; null where the shop takes no cards. */
export function cardService(config: Config): CardService | null {
  const cached = services.get(config);
  if (cached !== undefined) return cached;
  const { ACQUIRER_URL: url, ACQUIRER_SECRET_KEY: key, ACQUIRER_WEBHOOK_SECRET: secret } = config;
  const [site] = config.SITE_ORIGINS;
  const service =
    url === undefined || key === undefined || secret === undefined || site === undefined
      ? null
      : {
          acquirer: httpAcquirer(url, key),
          fieldsUrl: `${url}/fields?origin=${encodeURIComponent(site)}`,
          secret,
          site,
        };
  services.set(config, service);
  return service;
}
