import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/** The identity service as the backend sees it: keys, and the state of accounts; with a key to sign with. */
export interface Identity {
  /** Variables of a backend that trusts it. */
  env: { IDENTITY_JWKS_URL: string; IDENTITY_URL: string };
  jwksUrl: string;
  /** Responses of the account lookup, by uid; default: an enabled account. */
  readonly accounts: Map<string, object>;
  /** Number of key fetches. */
  keyReads(): number;
  /** Answers every request instead of the service until it is null; a promise may take its time. */
  breakWith(answer: (() => Promise<{ status: number; type: string; body: string }>) | null): void;
  /** A token as the identity service issues it; null in `over` removes a claim. */
  token(
    uid: string,
    over?: Record<string, unknown>,
    header?: Record<string, unknown>,
    key?: CryptoKey,
  ): Promise<string>;
  close(): Promise<void>;
}

export async function startIdentity(project = 'test-project'): Promise<Identity> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' };
  const accounts = new Map<string, object>();
  let reads = 0;
  let broken: Parameters<Identity['breakWith']>[0] = null;
  const server: Server = createServer(async (request, response) => {
    const body = await text(request);
    reads += request.url === '/jwks' ? 1 : 0;
    const instead = await broken?.();
    if (instead) {
      response.writeHead(instead.status, { 'Content-Type': instead.type }).end(instead.body);
      return;
    }
    const answer =
      request.url === '/jwks' ? { keys: [jwk] } : (accounts.get(uidOf(body)) ?? openAccount(uidOf(body)));
    response.writeHead('error' in answer ? 400 : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { IDENTITY_JWKS_URL: `${origin}/jwks`, IDENTITY_URL: origin },
    jwksUrl: `${origin}/jwks`,
    accounts,
    keyReads: () => reads,
    breakWith: (answer) => {
      broken = answer;
    },
    token(uid, over = {}, header = {}, key = privateKey) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: `https://securetoken.google.com/${project}`,
        aud: project,
        sub: uid,
        iat: now,
        exp: now + 3600,
        auth_time: now,
        jti: crypto.randomUUID(),
        firebase: { sign_in_provider: 'password', identities: {} },
        ...over,
      };
      const present = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
      return new SignJWT(present).setProtectedHeader({ alg: 'RS256', kid: 'key-1', ...header }).sign(key);
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

const openAccount = (localId: string) => ({ users: [{ localId, disabled: false, validSince: '0' }] });

/** The account in a lookup of the administrator. */
function uidOf(body: string): string {
  const { localId } = JSON.parse(body) as { localId: string[] };
  return localId[0] ?? '';
}
