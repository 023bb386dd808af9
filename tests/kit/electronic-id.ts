import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { electronicIdApp } from '../../emulators/src/electronic-id/app.ts';
import { electronicIdConfigSchema } from '../../emulators/src/electronic-id/config.ts';

const client = {
  ELECTRONIC_ID_CLIENT_ID: 'profun',
  ELECTRONIC_ID_CLIENT_SECRET: 'leyndarmal-profunar',
};

export interface Phones {
  /** Variables that make a backend use the service at `address`. */
  env(address: string): Record<string, string>;
  fetch(request: Request): Promise<Response> | Response;
  /** Ids of pending requests on a person's phone, newest first. */
  waiting(nationalId: string): Promise<string[]>;
  /** Clicks a button of the newest request on a person's phone. */
  pressButton(nationalId: string, answer: 'stadfesta' | 'hafna' | 'ekki-eg'): Promise<void>;
  /** Advances the service's clock. */
  pass(ms: number): void;
  /** The service's faults: down, slow, error, malformed. */
  fault(fault: { mode: string; ms?: number; times?: number } | null): Promise<void>;
  close(): void;
}

/** The electronic-id emulator, with its phones controlled by the caller. */
export function createElectronicIdPhones(): Phones {
  const folder = mkdtempSync(join(tmpdir(), 'electronic-id-'));
  let passed = 0;
  const emulator = electronicIdApp(
    electronicIdConfigSchema.parse({ ELECTRONIC_ID_DATA_DIR: folder, ...client }),
    () => Date.now() + passed,
  );
  const waiting = async (nationalId: string): Promise<string[]> => {
    const text = await (await emulator.app.request(`/simi/${nationalId}/bidur`)).text();
    return text ? text.split(' ') : [];
  };
  return {
    env: (address) => ({ ...client, ELECTRONIC_ID_URL: address }),
    fetch: (request) => emulator.app.fetch(request),
    waiting,
    async pressButton(nationalId, svar) {
      const [beidni] = await waiting(nationalId);
      if (beidni === undefined) throw new Error(`Nothing waits on the phone of ${nationalId}`);
      const answer = await emulator.app.request(`/simi/${nationalId}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ beidni, svar }).toString(),
      });
      const reached = answer.headers.get('location');
      if (!reached?.endsWith(`svar=${svar}`)) throw new Error(`The phone said ${reached}`);
    },
    pass(ms) {
      passed += ms;
    },
    async fault(fault) {
      await emulator.app.request('/_faults', {
        method: fault ? 'POST' : 'DELETE',
        ...(fault && { body: JSON.stringify(fault) }),
      });
    },
    close() {
      emulator.close();
      rmSync(folder, { recursive: true });
    },
  };
}

export interface ElectronicIdService extends Omit<Phones, 'env' | 'fetch' | 'close'> {
  env: Record<string, string>;
  stop(): Promise<void>;
}

/** The same on a free port. */
export async function startElectronicId(): Promise<ElectronicIdService> {
  const phones = createElectronicIdPhones();
  const server = serve({ fetch: phones.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    ...phones,
    env: phones.env(`http://127.0.0.1:${port}`),
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      phones.close();
    },
  };
}
