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
const answerWithinMs = 5_000;
/** A token is renewed this long before it ends (ms). */
const early = minuteMs;

/** Whether a key can be used: a token, or JSON that is a service account's. */
export function isAdminKey(key: string): boolean {
  return !key.startsWith('{') || serviceAccountSchema.safeParse(jsonOf(key)).success;
}

/** Undefined for what is no JSON: the engine's own error quotes what it read. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What administers accounts, as a function that answers a bearer token. A service account's key (JSON) is exchanged for
 * one (RFC 7523) that is kept until shortly before its end; any other key is the token itself.
 * @throws Error at once when the JSON is no service account's
 */
export function adminToken(key: string): () => Promise<string> {
  if (!key.startsWith('{')) return () => Promise.resolve(key);
  const account = serviceAccountSchema.parse(jsonOf(key));
  let kept: { token: string; until: number } | undefined;
  return async () => {
    if (kept && kept.until > Date.now()) return kept.token;
    const { access_token: token, expires_in: seconds } = await grant(account);
    kept = { token, until: Date.now() + seconds * 1000 - early };
    return token;
  };
}

async function grant({ client_email, private_key, token_uri }: z.infer<typeof serviceAccountSchema>) {
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(token_uri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await importPKCS8(private_key, 'RS256'));
  const answer = await fetch(token_uri, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: grantType, assertion }),
    redirect: 'error',
    signal: AbortSignal.timeout(answerWithinMs),
  });
  if (!answer.ok) throw new Error(`The token service answered ${answer.status}`);
  return grantSchema.parse(await answer.json());
}
