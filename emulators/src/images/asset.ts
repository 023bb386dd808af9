import { realpath, stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

export type Asset = { file: string; bytes: number; modified: number };

/**
 * The path inside the bucket for a URL path, or null when it tries to leave the bucket or names a hidden file. Each segment is
 * decoded separately, so that an encoded slash or dot cannot escape.
 */
export function toAssetPath(encoded: string): string | null {
  const segments: string[] = [];
  for (const part of encoded.split('/')) {
    const segment = decodeSegment(part);
    if (!segment || segment.startsWith('.') || /[/\\\0]/.test(segment)) return null;
    segments.push(segment);
  }
  return segments.join('/');
}

/** The stored file, or null when there is none or a link points outside the bucket. */
export async function findAsset(folder: string, assetPath: string): Promise<Asset | null> {
  try {
    const root = await realpath(folder);
    const file = await realpath(resolve(root, assetPath));
    if (!file.startsWith(root + sep)) return null;
    const foundFile = await stat(file);
    return foundFile.isFile() ? { file, bytes: foundFile.size, modified: foundFile.mtimeMs } : null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && missingFileCodes.has(String(error.code))) return null;
    throw error;
  }
}

const missingFileCodes = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}
