import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shopEnvironment } from '../../scripts/shop/environment.ts';
import { keptSecrets, secretFor, secretVariables } from '../../scripts/shop/secrets.ts';
import { localDefaults } from '../../scripts/shop/variables.ts';

const root = join(import.meta.dirname, '../..');
let data: string;
let file: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'vorulind-secrets-'));
  file = join(data, 'secrets.json');
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const stored = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const valuesOf = (given: Record<string, string> = {}) =>
  shopEnvironment(given, { data, images: data }).values;
/** Secrets that a current process reads. */
const usedSecrets = Object.entries(secretVariables).filter(([, variable]) => variable in localDefaults);

describe('secrets of the demo', () => {
  it('are generated at the first start, all different, readable by the owner only', () => {
    const secrets = Object.values(keptSecrets(data));
    expect(secrets).toHaveLength(Object.keys(secretVariables).length);
    expect(new Set(secrets).size).toBe(secrets.length);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('stay the same at the next start', () => {
    const first = keptSecrets(data);
    expect(keptSecrets(data)).toEqual(first);
    expect(stored()).toEqual(first);
  });

  it('that an older data folder lacks are added to it', () => {
    const revalidate = 'a'.repeat(64);
    writeFileSync(file, JSON.stringify({ revalidate, ofAnotherVersion: 'b'.repeat(64) }), { mode: 0o644 });
    const secrets = keptSecrets(data);
    expect(secrets.revalidate).toBe(revalidate);
    expect(secrets.warehouse).toMatch(/^[0-9a-f]{64}$/);
    expect(stored()).toEqual({ ...secrets, ofAnotherVersion: 'b'.repeat(64) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of a damaged file are not replaced silently', () => {
    writeFileSync(file, '{"revalidate":');
    expect(() => keptSecrets(data)).toThrow(/secrets\.json is damaged/);
    expect(readFileSync(file, 'utf8')).toBe('{"revalidate":');
  });

  it('are passed to every process, unless the environment sets others', () => {
    const values = valuesOf();
    expect(usedSecrets.length).toBeGreaterThanOrEqual(8);
    for (const [name, variable] of usedSecrets) expect(values[variable]).toBe(stored()[name]);
    expect(valuesOf({ WAREHOUSE_SECRET: 'one of my own' })['WAREHOUSE_SECRET']).toBe('one of my own');
  });

  it('are in no file of the repository', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    for (const [, variable] of usedSecrets) expect(example).toMatch(new RegExp(`^${variable}=$`, 'm'));
  });

  it('differ between two demos', () => {
    const other = mkdtempSync(join(tmpdir(), 'vorulind-secrets-'));
    const [here, there] = [keptSecrets(data), keptSecrets(other)];
    rmSync(other, { recursive: true });
    for (const [name, secret] of Object.entries(here))
      expect(secret).not.toBe(there[name as keyof typeof there]);
  });
});

describe('a caller of a running demo from outside', () => {
  it('gets the environment’s secret, else the data folder’s', () => {
    const { warehouse } = keptSecrets(data);
    expect(secretFor('warehouse', data, { WAREHOUSE_SECRET: 'given' })).toBe('given');
    expect(secretFor('warehouse', data, { WAREHOUSE_SECRET: '' })).toBe(warehouse);
  });

  it('gets an error naming what is missing, and nothing is generated', () => {
    expect(() => secretFor('warehouse', data, {})).toThrow(/WAREHOUSE_SECRET is not set.*npm start/);
    expect(existsSync(file)).toBe(false);
  });

  it('gets the error from npm run orders, with exit code 1', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(root, 'scripts/orders.ts'), 'list', '--data', data],
      { env: { ...process.env, WAREHOUSE_SECRET: '' }, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    expect(stderr).toContain('WAREHOUSE_SECRET is not set');
  });
});
