import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { acquirerApp } from '../../emulators/src/acquirer/app.ts';
import { acquirerConfigSchema } from '../../emulators/src/acquirer/config.ts';

const secrets = {
  ACQUIRER_SECRET_KEY: 'lykill-verslunar',
  ACQUIRER_WEBHOOK_SECRET: 'undirskrift-skilaboda',
};

export const cards = {
  pays: '4242 4242 4242 4242',
  challenge: '4000 0000 0000 3220',
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  hangs: '4000 0000 0000 0119',
} as const;

interface Fault {
  mode: 'none' | 'down' | 'slow' | 'error' | 'malformed';
  ms?: number;
  times?: number;
}

export interface AcquirerServer {
  address: string;
  /** Variables that make a backend use it. */
  env: Record<string, string>;
  secret: string;
  /** The token that the fields return for a card. */
  token(number: string): Promise<string>;
  /** The card holder's answer at the bank. */
  answer(url: string, form: Record<string, string>): Promise<string>;
  fault(fault: Fault): Promise<void>;
  /** Responds with 500, or another status, to calls whose path ends so, before the acquirer receives them; empty: none. */
  refuse(ending: string, status?: number): void;
  /** The acquirer's own record of a reference; null for an unknown one. */
  payment(
    reference: string,
  ): Promise<{ state: string; amount: number; captured: number; refunded: number } | null>;
  stop(): Promise<void>;
}

/** An empty acquirer on a free port. @param webhookUrl receives its webhooks */
export async function startAcquirer(webhookUrl = ''): Promise<AcquirerServer> {
  const folder = mkdtempSync(join(tmpdir(), 'acquirer-'));
  const config = acquirerConfigSchema.parse({
    ACQUIRER_DATA_DIR: folder,
    ACQUIRER_WEBHOOK_URL: webhookUrl,
    ...secrets,
  });
  const emulator = acquirerApp(config);
  let refused = { ending: '', status: 500 };
  const server = serve({
    fetch: (request, env) =>
      refused.ending !== '' && new URL(request.url).pathname.endsWith(refused.ending)
        ? new Response('{}', { status: refused.status })
        : emulator.app.fetch(request, env),
    port: 0,
    hostname: '127.0.0.1',
  });
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const json = (body: unknown) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    address,
    env: { ...secrets, ACQUIRER_URL: address },
    secret: secrets.ACQUIRER_WEBHOOK_SECRET,
    async token(number) {
      const form = json({ number, expiry: '12/39', cvc: '123' });
      const answer = await emulator.app.request('/fields/tokens', form);
      return ((await answer.json()) as { token: string }).token;
    },
    async answer(url, form) {
      return (await fetch(url, { method: 'POST', body: new URLSearchParams(form) })).text();
    },
    async fault(fault) {
      await fetch(`${address}/_faults`, json(fault));
    },
    refuse(ending, status = 500) {
      refused = { ending, status };
    },
    async payment(reference) {
      const answer = await fetch(`${address}/v1/payments/by-reference/${reference}`, {
        headers: { Authorization: `Bearer ${secrets.ACQUIRER_SECRET_KEY}` },
      });
      return answer.ok
        ? ((await answer.json()) as { state: string; amount: number; captured: number; refunded: number })
        : null;
    },
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      emulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}
