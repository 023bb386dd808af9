import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rules as published, compiled to XSLT by the validator that Peppol's access points use, at one commit of it. */
export const release = {
  name: 'EN 16931 and Peppol BIS Billing 3.0, release of May 2026',
  address:
    'https://raw.githubusercontent.com/phax/phive-rules/432f0e9a8cff5c03d06625abe7a5fd8e7e346a64/phive-rules-peppol/src/main/resources/external/schematron/openpeppol/2026.5/xslt/',
  files: {
    'CEN-EN16931-UBL.xslt': 'a8a54aef3699057a3820cd2ebcac8ea3c364a6ebaf4a237e62064a5bc2877c4a',
    'PEPPOL-EN16931-UBL.xslt': '8c6b935b1bc0bb17d29d949b0aa27ecc62021b613b9fba173cd6bfec6b3f0008',
  },
} as const;

/** Milliseconds for one file. */
const fetchMs = 30_000;

/** The rules are not to be had here: nothing was checked. */
export class NotRun extends Error {}

interface Source {
  address: string;
  /** SHA-256 by file. */
  files: Readonly<Record<string, string>>;
}

/**
 * Brings the files that the folder lacks.
 * @returns their paths
 * @throws NotRun when the network does not give them, Error when one is not what was published
 */
export async function fetchRules(folder: string, source: Source = release): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const paths: string[] = [];
  for (const [name, digest] of Object.entries(source.files)) {
    const path = join(folder, name);
    if (!existsSync(path)) {
      // Renamed into place: half a file would never be whole again.
      writeFileSync(`${path}.part`, await download(source.address + name));
      renameSync(`${path}.part`, path);
    }
    const found = createHash('sha256').update(readFileSync(path)).digest('hex');
    if (found !== digest) throw new Error(`${path} is not the published file: its SHA-256 is ${found}`);
    paths.push(path);
  }
  return paths;
}

async function download(address: string): Promise<Uint8Array> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(fetchMs) });
    if (!response.ok) throw new Error(`status ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  } catch (error) {
    throw new NotRun(`${address} cannot be fetched (${(error as Error).message})`, { cause: error });
  }
}
