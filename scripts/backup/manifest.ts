import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Names inside the folder of a backup. */
export const dumpName = 'database.dump';
export const picturesName = 'pictures';
export const manifestName = 'backup.json';

const manifestSchema = z.object({
  /** Moment that the database is restored to. */
  takenAt: z.coerce.date(),
  /** Hashes of the migrations that made it. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  rows: z.record(z.string(), z.number()),
  /** SHA-256 of each file of the backup, hex, by its path in it. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** @throws Error when `folder` is no finished backup */
export function readManifest(folder: string): Manifest {
  let text: string;
  try {
    text = readFileSync(join(folder, manifestName), 'utf8');
  } catch {
    throw new Error(`${folder} is not a backup: it has no ${manifestName}.`);
  }
  const manifest = manifestSchema.safeParse(JSON.parse(text));
  if (!manifest.success) throw new Error(`${join(folder, manifestName)} cannot be read.`);
  return manifest.data;
}

/** SHA-256 of each file below `folder` by its path there, the manifest left out. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    if (!entry.isFile() || name === manifestName) continue;
    const hash = createHash('sha256');
    await pipeline(createReadStream(path), hash);
    hashes[name] = hash.digest('hex');
  }
  return hashes;
}

/** @throws Error naming what is missing, was added or changed since the backup */
export async function checkFiles(folder: string, { files }: Manifest): Promise<void> {
  const found = await hashFiles(folder);
  const names = [...new Set([...Object.keys(files), ...Object.keys(found)])];
  const damaged = names.filter((name) => files[name] !== found[name]);
  if (damaged.length > 0)
    throw new Error(`The backup is damaged: ${damaged.slice(0, 10).join(', ')} differ from ${manifestName}.`);
}
