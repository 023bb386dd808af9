import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** The identity service's key server, with a key to sign with. */
export interface Identity {
  jwksUrl: string;
  /** A token as the identity service gives them; what is null in `over` is left out. */
  token(
    uid: string,
    over?: Record<string, unknown>,
    header?: Record<string, unknown>,
    key?: CryptoKey,
  ): Promise<string>;
  close(): Promise<void>;
}

export async function identityService(project = 'test-project'): Promise<Identity> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const server: Server = createServer((_, response) => {
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    jwksUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    token(uid, over = {}, header = {}, key = privateKey) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `https://securetoken.google.com/${project}`,
        aud: project,
        sub: uid,
        iat: now,
        exp: now + 3600,
        auth_time: now,
        ...over,
      };
      const present = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
      return new SignJWT(present).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(key);
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
