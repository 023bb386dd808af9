import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePorts } from '../scripts/shop/environment.ts';
import { startShop } from '../scripts/shop/run.ts';
import { portVariables } from '../scripts/shop/variables.ts';
import { freePorts } from '../scripts/test/servers.ts';
import { startAdyen } from '../tests/kit/adyen.ts';
import { shop } from './own-shop.ts';

export interface AdyenShop {
  /** Adyen's own record of a payment, in its minor units. */
  payments(): { value: number; state: string; captured: number }[];
  stop(): Promise<void>;
}

/** A demo shop whose cards Adyen takes, played by its stand-in; until it is stopped, this worker's journeys walk in it. */
export async function startAdyenShop(): Promise<AdyenShop> {
  const { url, backendUrl, mailUrl, phoneUrl } = shop;
  const data = mkdtempSync(join(tmpdir(), 'vorulind-adyen-'));
  const names = Object.values(portVariables);
  const ports = await freePorts(names.length);
  const variables = Object.fromEntries(names.map((name, index) => [name, String(ports[index])]));
  const chosen = choosePorts(variables);
  const adyen = await startAdyen(`http://localhost:${chosen.backend}/payments/webhook`);
  const { signal } = new AbortController();
  const started = await startShop({ given: { ...variables, ...adyen.env }, data, signal });
  Object.assign(shop, {
    url: started.url,
    backendUrl: `http://localhost:${chosen.backend}`,
    mailUrl: `http://localhost:${chosen.mail}`,
    phoneUrl: `http://localhost:${chosen.electronicId}`,
  });
  return {
    payments: () => adyen.payments(),
    async stop() {
      Object.assign(shop, { url, backendUrl, mailUrl, phoneUrl });
      await started.stop();
      await adyen.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
