import { minuteMs } from '../../../../lib/rules/dates/durations.ts';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';

const serviceAccountSchema = z.object({
  client_email: z.string(),
  private_key: z.string().startsWith('-----BEGIN'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
const grantSchema = z.object({ access_token: z.string(), expires_in: z.number() });

const scope = 'https://www.googleapis.com/auth/identitytoolkit';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const timeoutMs = 5_000;
/** A token is renewed this long before it expires (ms). */
const renewBeforeMs = minuteMs;

/** Whether a key is usable: a token, or a service account's JSON. */
export function isAdminKey(key: string): boolean {
  return !key.startsWith('{') || serviceAccountSchema.safeParse(parseJson(key)).success;
}

/** Undefined for invalid JSON: the engine's own error would quote the input. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Creates a function that returns a bearer token for account administration. A service account's key (JSON) is exchanged for one
 * (RFC 7523) that is cached until shortly before its expiry; any other key is the token itself.
 * @throws Error at once when the JSON is not a service account's
 */
export function createAdminToken(key: string): () => Promise<string> {
  if (!key.startsWith('{')) return () => Promise.resolve(key);
  const account = serviceAccountSchema.parse(parseJson(key));
  let cachedToken: { token: string; until: number } | undefined;
  return async () => {
    if (cachedToken && cachedToken.until > Date.now()) return cachedToken.token;
    const { access_token: token, expires_in: seconds } = await requestToken(account);
    cachedToken = { token, until: Date.now() + seconds * 1000 - renewBeforeMs };
    return token;
  };
}

async function requestToken({ client_email, private_key, token_uri }: z.infer<typeof serviceAccountSchema>) {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(private_key, 'RS256'));
  const response = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grantType, assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The token service answered ${response.status}`);
  return grantSchema.parse(await response.json());
}
