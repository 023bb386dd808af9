import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { acquirerApp } from '../../emulators/src/acquirer/app.ts';
import { acquirerConfigSchema } from '../../emulators/src/acquirer/config.ts';

const secrets = {
  ACQUIRER_SECRET_KEY: 'cluster-acquirer',
  ACQUIRER_WEBHOOK_SECRET: 'cluster-acquirer-webhooks',
};

/** An acquirer that survives the backends. */
export interface ClusterAcquirer {
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  /** A token of a card that pays. */
  token(): Promise<string>;
  /** Its state of a reference: `captured`, `voided` …; null for an unknown reference. */
  stateOf(reference: string): Promise<string | null>;
  /** Refunded krónur of a reference. */
  refundedOf(reference: string): Promise<number>;
  stop(): Promise<void>;
}

export async function startAcquirer(): Promise<ClusterAcquirer> {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-acquirer-'));
  const emulator = acquirerApp(acquirerConfigSchema.parse({ ACQUIRER_DATA_DIR: folder, ...secrets }));
  const server = serve({ fetch: emulator.app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  async function paymentOf(reference: string): Promise<{ state: string; refunded: number } | null> {
    const answer = await emulator.app.request(`/v1/payments/by-reference/${reference}`, {
      headers: { Authorization: `Bearer ${secrets.ACQUIRER_SECRET_KEY}` },
    });
    return answer.ok ? ((await answer.json()) as { state: string; refunded: number }) : null;
  }
  return {
    env: { ...secrets, ACQUIRER_URL: address },
    async token() {
      const answer = await emulator.app.request('/fields/tokens', {
        method: 'POST',
        body: JSON.stringify({ number: '4242424242424242', expiry: '12/39', cvc: '123' }),
      });
      return ((await answer.json()) as { token: string }).token;
    },
    stateOf: async (reference) => (await paymentOf(reference))?.state ?? null,
    refundedOf: async (reference) => (await paymentOf(reference))?.refunded ?? 0,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      emulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}
