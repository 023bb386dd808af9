import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storefrontEnv } from '../../lib/env.ts';
import { isPublished } from '../../lib/rules/security/exposed-settings.ts';
import { environmentFaults, reachableFaults, shopSchemas } from '../../scripts/shop/check.ts';
import { choosePorts, shopEnvironment } from '../../scripts/shop/environment.ts';
import { type Secrets, secretVariables } from '../../scripts/shop/secrets.ts';
import { defaultPorts, localDefaults, portVariables } from '../../scripts/shop/variables.ts';

const root = join(import.meta.dirname, '../..');

/** Set by Node, Next.js or the machine, not by the operator. */
const foreign = new Set(['NODE_ENV', 'NEXT_RUNTIME', 'NEXT_PHASE', 'CI']);

function documented(): string[] {
  const text = readFileSync(join(root, '.env.example'), 'utf8');
  return [...text.matchAll(/^([A-Z][A-Z_]*)=/gm)].map(([, name]) => name!).toSorted();
}

/** Names read as `env['NAME']` or `env.NAME` by code that has no schema for them. */
function readDirectly(): string[] {
  const files = globSync('{app,components,lib,backend/src,emulators/src}/**/*.{ts,tsx}', { cwd: root });
  const sources = [...files, 'next.config.ts', 'instrumentation.ts'].flatMap((file) =>
    globSync(file, { cwd: root }),
  );
  return sources.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\benv(?:\[['"]|\.)([A-Z][A-Z_]+)\b/g)].map(
      ([, name]) => name!,
    ),
  );
}

describe('.env.example', () => {
  it('documents each variable once, and exactly those that the processes read', () => {
    const schemas = shopSchemas.flatMap((schema) => Object.keys(schema.shape));
    const read = new Set([...schemas, ...readDirectly(), ...Object.values(portVariables), 'CHROMIUM']);
    expect(documented()).toEqual([...read].filter((name) => !foreign.has(name)).toSorted());
  });

  it('has a local default for each of them', () => {
    const given = new Set([...Object.keys(localDefaults), ...Object.values(portVariables), 'CHROMIUM']);
    expect(documented()).toEqual([...given].toSorted());
  });
});

describe('a publicly known key or secret', () => {
  const isKey = (name: string) => /(KEY|SECRET)$|^SEARCH_APP_ID$/.test(name);

  it('is refused in production when .env.example contains it', () => {
    const text = readFileSync(join(root, '.env.example'), 'utf8');
    const lines = [...text.matchAll(/^([A-Z][A-Z_]*)=(.+)$/gm)];
    const known = lines.filter(([, name = '', value = '']) => isKey(name) && !isPublished(value));
    expect(known.map(([line]) => line)).toEqual([]);
  });

  it('is refused in production when every demo shop has it', () => {
    const secretsOf = (shop: string) =>
      Object.fromEntries(Object.keys(secretVariables).map((name) => [name, `${shop} ${name}`])) as Secrets;
    const of = (name: string, shop: string) =>
      localDefaults[name]!({ ports: defaultPorts, data: '', images: '', secrets: secretsOf(shop) });
    const known = Object.keys(localDefaults).filter(
      (name) =>
        isKey(name) &&
        of(name, 'one') !== '' &&
        of(name, 'one') === of(name, 'another') &&
        !isPublished(of(name, 'one')),
    );
    expect(known).toEqual([]);
  });
});

describe('the environment', () => {
  it('is refused with everything that is missing or invalid at once, and without the values', () => {
    const faults = environmentFaults([storefrontEnv], {
      SITE_URL: 'shop.example',
      REVALIDATE_SECRET: 'short',
    });
    expect(faults).toContain('BACKEND_URL: is not set');
    expect(faults.some((line) => line.startsWith('SITE_URL: '))).toBe(true);
    expect(faults.join('\n')).not.toContain('short');
    expect(faults).toHaveLength(9);
  });

  it('counts ports up from a given one, which a variable overrides', () => {
    expect(choosePorts({}, 3100)).toEqual({
      storefront: 3100,
      backend: 3101,
      identity: 3102,
      images: 3103,
      search: 3104,
      electronicId: 3105,
      mail: 3106,
      smtp: 3107,
      acquirer: 3108,
    });
    expect(choosePorts({ BACKEND_PORT: '4400' }, 3100).backend).toBe(4400);
  });

  it.each(['0', '65536', 'abc', '-1', '3000.5'])('refuses PORT=%s by name', (value) => {
    expect(() => choosePorts({ PORT: value })).toThrow(`PORT=${value} is not a port`);
  });
});

describe('a shop that is reachable from other machines', () => {
  const values = (given: Record<string, string>) => {
    const data = mkdtempSync(join(tmpdir(), 'vorulind-reached-'));
    try {
      const { host, values: env } = shopEnvironment(given, { data, images: data });
      return reachableFaults(host, env);
    } finally {
      rmSync(data, { recursive: true, force: true });
    }
  };

  it('runs with the secrets that it generated itself', () => {
    expect(values({ HOST: '0.0.0.0' })).toEqual([]);
  });

  it('does not start with secrets that an earlier .env.example published, which is allowed on 127.0.0.1', () => {
    const given = { WAREHOUSE_SECRET: 'vorulind-warehouse' };
    expect(values(given)).toEqual([]);
    expect(values({ ...given, HOST: '0.0.0.0' })).toEqual([expect.stringMatching(/^WAREHOUSE_SECRET: /)]);
  });
});
