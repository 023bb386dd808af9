import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './children.ts';

const storefrontSources = [
  'app/**',
  'components/**',
  'lib/**',
  'graphql/generated/**',
  'styles/**',
  'public/**',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Changes when a source of the storefront changes. */
export function storefrontHash(): string {
  const hash = createHash('sha256');
  for (const file of globSync(storefrontSources, { cwd: root }).toSorted()) {
    const path = join(root, file);
    if (!statSync(path).isFile()) continue;
    hash.update(file).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

export const buildStamp = join(root, '.next/built-from');

/** Whether .next holds a finished production build of the sources as they are. */
export function isBuilt(): boolean {
  return existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === storefrontHash();
}
