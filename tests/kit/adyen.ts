import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { adyenApp } from '../../emulators/src/adyen/app.ts';
import { adyenConfigSchema } from '../../emulators/src/adyen/config.ts';
import type { Report } from '../../emulators/src/adyen/webhooks.ts';
import { writeWebhook } from '../../emulators/src/adyen/webhooks.ts';

const account = {
  ADYEN_API_KEY: 'lykill-verslunar-hja-adyen-sem-enginn-veit',
  ADYEN_MERCHANT_ACCOUNT: 'VorulindECOM',
  ADYEN_CLIENT_KEY: 'test_VORULIND',
  ADYEN_HMAC_KEY: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};

/** Test cards of Adyen. */
export const adyenCards = {
  pays: '4111111145551142',
  redirect: '4917610000000000',
  native: '4212345678910006',
} as const;

/** The token that the page with Adyen's fields makes of a card. */
export function adyenToken(number: string, holderName = 'Jóna Jónsdóttir'): string {
  const paymentMethod = {
    type: 'scheme',
    encryptedCardNumber: `test_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  };
  return Buffer.from(JSON.stringify({ paymentMethod })).toString('base64url');
}

interface AdyenServer {
  address: string;
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  /** Signed reports that wait, oldest first. */
  takeReports(): string[];
  /** A signed report of a test. @param over changes what is signed with */
  write(report: Report, over?: Partial<typeof account>): string;
  /** What calls to paths that end so get instead of their answer: nothing after they had effect, or a status before; `/` is all of them, `` none. */
  fault(ending: string, kind: 'lost' | number, times?: number): void;
  /** Adyen's own record of a payment, in its minor units. */
  payment(reference: string): { value: number; state: string; captured: number; refunded: number } | null;
  /** All of them, oldest first. */
  payments(): { value: number; state: string; captured: number; refunded: number }[];
  /** How often a path that ends so was called. */
  countCalls(ending: string): number;
  stop(): Promise<void>;
}

/** Adyen's stand-in on a free port. @param webhookUrl receives its reports; empty: they are taken */
export async function startAdyen(webhookUrl = '', port = 0): Promise<AdyenServer> {
  const config = adyenConfigSchema.parse({ ...account, ADYEN_WEBHOOK_URL: webhookUrl });
  const { app, payments, reporter, close } = adyenApp(config);
  let failing: { ending: string; kind: 'lost' | number; times: number } | null = null;
  const paths: string[] = [];
  const server = serve({
    async fetch(request, env) {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      const isHit =
        failing && failing.times > 0 && (failing.ending === '/' || pathname.endsWith(failing.ending));
      const kind = failing && isHit ? failing.kind : null;
      if (failing && isHit) failing.times -= 1;
      if (typeof kind === 'number') return new Response('{}', { status: kind });
      const answer = await app.fetch(request, env);
      return kind === 'lost' ? new Response('', { status: 502 }) : answer;
    },
    port,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: { ...account, ACQUIRER_PROTOCOL: 'adyen', ADYEN_URL: address },
    takeReports: () => reporter.take(),
    write: (report, over = {}) => writeWebhook(report, { ...config, ...over }),
    fault(ending, kind, times = Number.POSITIVE_INFINITY) {
      failing = ending === '' ? null : { ending, kind, times };
    },
    payment: (reference) => payments.findReference(reference),
    payments: () => payments.all(),
    countCalls: (ending) => paths.filter((path) => path.endsWith(ending)).length,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      close();
    },
  };
}
