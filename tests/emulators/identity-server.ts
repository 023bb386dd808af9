import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth } from 'firebase/auth';
import { identityApp } from '../../emulators/src/identity/app.ts';
import { identityConfigSchema } from '../../emulators/src/identity/config.ts';

export const project = 'demo-vorulind';
export const password = 'Vorulind-2026';
const adminKey = 'test-identity-admin';

export interface IdentityServer {
  origin: string;
  /** Variables of a backend that trusts it. */
  env: Record<string, string>;
  /** Advances the service's clock. */
  pass(ms: number): void;
  /** A new SDK that talks to the service. */
  sdk(): Auth;
  stop(): Promise<void>;
}

const apps: FirebaseApp[] = [];

/** Starts the identity emulator on a free port with the accounts of `folder`. */
export async function startIdentity(folder: string): Promise<IdentityServer> {
  let passed = 0;
  const config = identityConfigSchema.parse({
    IDENTITY_DATA_DIR: folder,
    IDENTITY_PROJECT: project,
    IDENTITY_ADMIN_KEY: adminKey,
  });
  const { app, close } = await identityApp(config, () => Date.now() + passed);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    env: {
      IDENTITY_PROJECT: project,
      IDENTITY_URL: origin,
      IDENTITY_JWKS_URL: `${origin}/jwks`,
      IDENTITY_ADMIN_KEY: config.IDENTITY_ADMIN_KEY,
    },
    pass: (ms) => {
      passed += ms;
    },
    sdk() {
      const firebase = initializeApp({ apiKey: 'test-key', projectId: project }, `app-${apps.length}`);
      apps.push(firebase);
      const auth = getAuth(firebase);
      connectAuthEmulator(auth, origin, { disableWarnings: true });
      return auth;
    },
    async stop() {
      await Promise.all(apps.splice(0).map((firebase) => deleteApp(firebase)));
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      close();
    },
  };
}

/** A folder that `remove` deletes. */
export function temporaryFolder(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-identity-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Calls the service without the SDK. */
export async function call(
  origin: string,
  path: string,
  body: unknown,
): Promise<{ status: number; body: ToolkitAnswer }> {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com${path}?key=test-key`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as ToolkitAnswer };
}

/** Calls the service as its administrator. */
export async function administer(origin: string, method: string, path: string, body: object, key = adminKey) {
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

interface ToolkitAnswer {
  error?: { code: number; message: string };
  idToken?: string;
  localId?: string;
  refreshToken?: string;
}
