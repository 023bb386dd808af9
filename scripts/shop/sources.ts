import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './children.ts';

/** Files that the storefront is built from. */
export const storefrontSources = [
  'app/**',
  'components/**',
  'lib/**',
  'graphql/generated/**',
  'scripts/build/**',
  'styles/**',
  'public/icons/**',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'proxy.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Changes when one of the matching files changes, is added or removed. */
function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of globSync(patterns, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

export const storefrontHash = (): string => hashOf(storefrontSources);
export const catalogueHash = (): string => hashOf(['scripts/demo/**']);
/** Hash of everything that the demo shop's database is seeded from. */
export const demoHash = (): string => hashOf(['scripts/demo/**', 'backend/src/seed/**']);

/** Whether the stamp file holds this hash. */
export function isStamped(stamp: string, hash: string): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;
}

export const buildStamp = join(root, '.next/built-from');

/** Whether .next holds a complete production build of the current sources. */
export function isBuilt(): boolean {
  return existsSync(join(root, '.next/BUILD_ID')) && isStamped(buildStamp, storefrontHash());
}
