import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const entrySchema = z.looseObject({
  version: z.string().optional(),
  resolved: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
const lockSchema = z.looseObject({ packages: z.record(z.string(), entrySchema) });
type Lock = z.infer<typeof lockSchema>;

/** A binary package that the lockfile's packages depend on and the lockfile itself lacks. */
interface MissingBinary {
  name: string;
  version: string;
  dev: boolean;
}

/** npm omits packages of platforms that its registry does not have, and `npm ci` then fails everywhere. */
export function missingBinaries(lock: Lock): MissingBinary[] {
  return Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(
        ([name]) => !lock.packages[`node_modules/${name}`] && !lock.packages[`${place}/node_modules/${name}`],
      )
      .map(([name, range]) => ({ name, version: range.replace(/^[~^]/, ''), dev })),
  );
}

const systems = ['darwin', 'win32', 'android', 'freebsd', 'linux', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x'];

/** The entry that npm itself would have written: these packages have their platform in their names. */
function entryOf({ name, version, dev }: MissingBinary): z.infer<typeof entrySchema> {
  const parts = name.split(/[-/]/);
  const os = systems.filter((system) => parts.includes(system));
  const cpu = processors.filter((processor) => parts.includes(processor));
  if (os.length !== 1 || cpu.length !== 1) throw new Error(`${name}: no platform in the name`);
  const libc = name.includes('musl') ? 'musl' : 'glibc';
  return {
    version,
    cpu,
    ...(dev ? { dev } : {}),
    ...(os[0] === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    os,
  };
}

export function readLock(file: string): Lock {
  return lockSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '../package-lock.json');
  const lock = readLock(file);
  const missing = missingBinaries(lock);
  for (const binary of missing) lock.packages[`node_modules/${binary.name}`] = entryOf(binary);
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  if (missing.length > 0) writeFileSync(file, `${JSON.stringify(lock, undefined, 2)}\n`);
  console.log(`${missing.length} binaries of other platforms added to package-lock.json`);
}
