import { publicConfig } from '../public-config.ts';

/** A call that the SDK makes only together with frames and scripts of the provider's, which this shop does without. */
export async function callToolkit(path: string, body?: object): Promise<unknown> {
  const { apiKey, url } = publicConfig().identity;
  const base = url ? `${url}/identitytoolkit.googleapis.com` : 'https://identitytoolkit.googleapis.com';
  const answer = await fetch(`${base}${path}?key=${encodeURIComponent(apiKey)}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => {
    throw identityError('network-request-failed');
  });
  const content = (await answer.json().catch(() => null)) as { error?: { message?: string } } | null;
  if (!content) throw identityError('network-request-failed');
  if (answer.ok) return content;
  const [serverCode = ''] = content.error?.message?.split(' : ') ?? [];
  throw identityError(codes[serverCode] ?? 'internal-error');
}

const timeoutMs = 30_000;

/** The SDK's names of what the service may answer to these calls. */
const codes: Readonly<Record<string, string>> = {
  OPERATION_NOT_ALLOWED: 'operation-not-allowed',
  UNAUTHORIZED_DOMAIN: 'unauthorized-domain',
  INVALID_CONTINUE_URI: 'unauthorized-domain',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'too-many-requests',
};

/** An error as the SDK's are. @param code of specification §8.4 */
export function identityError(code: string): Error {
  return Object.assign(new Error(`Identity service: ${code}`), { code: `auth/${code}` });
}
