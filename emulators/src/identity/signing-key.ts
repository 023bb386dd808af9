import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  calculateJwkThumbprint,
  type CryptoKey,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';

export interface SigningKey {
  kid: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  /** As published in the JWKS. */
  publicJwk: JWK;
}

/** The RS256 key stored in `folder`, so that tokens survive a restart; created the first time. */
export async function loadSigningKey(folder: string): Promise<SigningKey> {
  const file = join(folder, 'signing-key.json');
  const privateJwk = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as JWK,
    () => createKey(folder, file),
  );
  const { kty, n, e } = privateJwk;
  const kid = await calculateJwkThumbprint(privateJwk);
  const publicJwk: JWK = { kty, n, e, kid, alg: 'RS256', use: 'sig' };
  return {
    kid,
    privateKey: (await importJWK(privateJwk, 'RS256')) as CryptoKey,
    publicKey: (await importJWK(publicJwk, 'RS256')) as CryptoKey,
    publicJwk,
  };
}

async function createKey(folder: string, file: string): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  await mkdir(folder, { recursive: true });
  // A crash between the two leaves no half-written key behind.
  await writeFile(`${file}.new`, JSON.stringify(jwk), { mode: 0o600 });
  await rename(`${file}.new`, file);
  return jwk;
}
