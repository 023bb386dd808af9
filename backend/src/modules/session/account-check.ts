import { z } from 'zod';
import { messageForCode } from '../../../../lib/rules/messages.ts';
import type { Config } from '../../config.ts';
import { ShopError } from '../../errors.ts';
import { refusedToken } from './token-service.ts';

const provider = 'https://identitytoolkit.googleapis.com';
/** Milliseconds. */
const timeout = 2_000;

const foundSchema = z.object({
  users: z
    .array(
      z.object({
        disabled: z.boolean().optional(),
        /** Seconds since 1970; tokens of sign-ins before it were revoked. */
        validSince: z.coerce.number().optional(),
      }),
    )
    .length(1),
});
const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** @throws ShopError UNAUTHENTICATED, PERMISSION_DENIED or UNAVAILABLE */
export type CheckAccount = (idToken: string, authTime: number) => Promise<void>;

/**
 * Asks the identity service whether the account behind a good token is still open and the token not revoked: the
 * token itself cannot tell (reliability §3).
 */
export function accountChecker(config: Pick<Config, 'IDENTITY_URL' | 'IDENTITY_API_KEY'>): CheckAccount {
  const base = config.IDENTITY_URL ? `${config.IDENTITY_URL}/identitytoolkit.googleapis.com` : provider;
  const url = `${base}/v1/accounts:lookup?key=${encodeURIComponent(config.IDENTITY_API_KEY)}`;
  return async (idToken, authTime) => {
    const { status, body } = await ask(url, { idToken });
    if (status === 400) throw refusal(refusalSchema.safeParse(body).data?.error.message ?? '');
    const account = status === 200 ? foundSchema.safeParse(body).data?.users[0] : undefined;
    if (!account) throw unavailable();
    if (account.disabled) throw disabled();
    if (authTime < (account.validSince ?? 0)) throw refusedToken();
  };
}

async function ask(url: string, body: object): Promise<{ status: number; body: unknown }> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    });
    return { status: answer.status, body: await answer.json() };
  } catch {
    throw unavailable();
  }
}

function refusal(message: string): ShopError {
  if (message.startsWith('USER_DISABLED')) return disabled();
  return /^(?:USER_NOT_FOUND|TOKEN_EXPIRED|INVALID_ID_TOKEN)/.test(message) ? refusedToken() : unavailable();
}

function disabled(): ShopError {
  return new ShopError('PERMISSION_DENIED', messageForCode('user-disabled'), { reason: 'err.disabled' });
}

function unavailable(): ShopError {
  return new ShopError('UNAVAILABLE', messageForCode('UNAVAILABLE'));
}
