import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { missingBinaries, readLock, withoutIntegrity } from '../../scripts/lockfile.ts';

const root = join(import.meta.dirname, '../..');
const lock = readLock(join(root, 'package-lock.json'));

/** The installed version of a package for the workspace `from`. */
function installed(name: string, from = '.'): string {
  const folders = createRequire(join(root, from, 'package.json')).resolve.paths(name) ?? [];
  for (const folder of folders) {
    try {
      const text = readFileSync(join(folder, name, 'package.json'), 'utf8');
      return z.object({ version: z.string() }).parse(JSON.parse(text)).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${name} is not installed`);
}

/** Whether a version is the floor or newer; a pre-release of the floor is older. */
function reaches(version: string, floor: string): boolean {
  const [numbers = '', preRelease] = version.split('-');
  const [have, required] = [numbers, floor].map((text) => text.split('.').map(Number));
  const at = (required ?? []).findIndex((part, index) => have?.[index] !== part);
  return at === -1 ? preRelease === undefined : (have?.[at] ?? 0) > (required?.[at] ?? 0);
}

/** [package, oldest version without a known vulnerability, workspace] */
const floors = [
  ['next', '16.4.6', '.'],
  ['react', '19.3.1', '.'],
  ['react-dom', '19.3.1', '.'],
  ['styled-components', '6.6.0', '.'],
  ['sharp', '0.35.5', 'emulators'],
] as const;

describe('versions', () => {
  it.each(floors)('%s is %s or newer', (name, floor, workspace) => {
    const version = installed(name, workspace);
    expect({ version, current: reaches(version, floor) }).toEqual({ version, current: true });
  });

  it.each([
    ['16.4.6', true],
    ['16.5.0', true],
    ['17.0.0', true],
    ['16.4.5', false],
    ['16.4.6-canary.1', false],
    ['15.9.9', false],
  ])('count %s against 16.4.6 as %s', (version, expected) => {
    expect(reaches(version, '16.4.6')).toBe(expected);
  });

  it('have graphql on 16, once, as graphql-request requires', () => {
    expect(installed('graphql')).toMatch(/^16\./);
    expect(installed('graphql', 'backend')).toBe(installed('graphql'));
  });

  it('use the pinned Node 24 everywhere', () => {
    expect(process.version).toMatch(/^v24\./);
    expect(installed('node')).toMatch(/^24\./);
  });
});

describe('the lockfile', () => {
  it('names no registry', () => {
    const addresses = Object.values(lock.packages).filter(({ resolved }) => resolved?.startsWith('http'));
    expect(addresses).toEqual([]);
  });

  it('has the binaries of every platform (if not: npm run lockfile), so that npm ci works on each', () => {
    expect(missingBinaries(lock)).toEqual([]);
  });

  it('has a digest of every package that npm fetches', () => {
    expect(withoutIntegrity(lock)).toEqual([]);
    const packages = { 'node_modules/a': {}, backend: {}, 'node_modules/backend': { link: true } };
    expect(withoutIntegrity({ packages })).toEqual(['node_modules/a']);
  });

  it('is reported when a platform is left out', () => {
    const packages = {
      'node_modules/a': { optionalDependencies: { 'a-darwin-arm64': '^1.2.3' }, dev: true },
    };
    expect(missingBinaries({ packages })).toEqual(['a-darwin-arm64']);
    const complete = { ...packages, 'node_modules/a-darwin-arm64': { version: '1.2.3' } };
    expect(missingBinaries({ packages: complete })).toEqual([]);
  });
});
