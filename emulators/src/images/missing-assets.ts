import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Asset, findAsset } from './asset.ts';

/** The bytes of a file by its path in the bucket; undefined for a path that it does not know. */
type MakeAsset = (assetPath: string) => Promise<Buffer> | Buffer | undefined;

async function importMaker(module: string): Promise<MakeAsset> {
  const { makeAsset } = (await import(pathToFileURL(module).href)) as { makeAsset: MakeAsset };
  return makeAsset;
}

async function storeFile(file: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  // Written to a draft and renamed, so that neither a crash nor a second process leaves half a file.
  const draft = `${file}.${randomUUID()}.draft`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

/**
 * Finds files of the bucket in `folder`. With `module`, whose `makeAsset` makes files, one that is missing is made when it is first
 * asked for, and kept.
 */
export function createAssetFinder(
  folder: string,
  module?: string,
): (assetPath: string) => Promise<Asset | null> {
  if (module === undefined) return (assetPath) => findAsset(folder, assetPath);
  /** Imported with the first missing file: a full bucket needs no maker. */
  let maker: Promise<MakeAsset> | undefined;
  /** One after the other: each takes some MB while it is made. */
  let last: Promise<unknown> = Promise.resolve();

  async function findOrMake(assetPath: string): Promise<Asset | null> {
    const kept = await findAsset(folder, assetPath);
    if (kept) return kept;
    maker ??= importMaker(module as string);
    const make = await maker;
    const bytes = await make(assetPath);
    if (bytes === undefined) return null;
    await storeFile(join(folder, assetPath), bytes);
    return findAsset(folder, assetPath);
  }

  return async (assetPath) => {
    const kept = await findAsset(folder, assetPath);
    if (kept) return kept;
    const made = last.then(() => findOrMake(assetPath));
    last = made.catch(() => undefined);
    return made;
  };
}
