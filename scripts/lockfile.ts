import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  integrity: z.string().optional(),
  link: z.boolean().optional(),
  resolved: z.string().optional(),
  license: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof lockSchema>;

/**
 * Binary packages that the lockfile's packages depend on and the lockfile itself lacks. npm omits packages of platforms that its
 * registry does not have, and `npm ci` then fails everywhere.
 */
export function missingBinaries({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`node_modules/${name}`] && !packages[`${place}/node_modules/${name}`],
    ),
  );
}

/** Packages from the registry that nobody could check: npm fills in what it has to look up again. */
export function withoutIntegrity(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([place, { link, integrity }]) =>
    place.includes('node_modules/') && !link && !integrity ? [place] : [],
  );
}

export function readLock(file: string): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../package-lock.json');
  const lock = readLock(file);
  const incomplete = withoutIntegrity(lock);
  for (const place of incomplete) Reflect.deleteProperty(lock.packages, place);
  if (incomplete.length > 0) writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${incomplete.length} packages without a digest are looked up again`);
}
