import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account, Accounts } from './accounts.ts';
import { digest } from './digest.ts';
import { IdentityError } from './identity-error.ts';
import type { SigningKey } from './signing-key.ts';

/** Lifetime of an ID token in seconds, as Google's. */
const lifetimeSeconds = 3600;
/** An ID token older than this may not change or delete the account (seconds since sign-in). */
const recentLoginSeconds = 300;

interface TokenPair {
  idToken: string;
  refreshToken: string;
  expiresIn: string;
}

/** How a session began. */
interface SignInWay {
  /** Left out for a password and for a link in a mail, as at Google. */
  provider?: string;
  /** Enrolment id of the second factor that was used. */
  secondFactor?: string;
}

export interface Tokens {
  /** A new session of the account. */
  start(account: Account, how?: SignInWay): Promise<TokenPair>;
  /** A new ID token of the session; it keeps the time of sign-in. */
  refresh(refreshToken: string): Promise<TokenPair & { account: Account }>;
  /** The account of a valid ID token; `recent` requires a sign-in within the last five minutes. */
  accountOf(idToken: string, recent?: 'recent'): Promise<Account>;
}

export function createTokens(
  database: DatabaseSync,
  accounts: Accounts,
  key: SigningKey,
  project: string,
  now: () => number,
): Tokens {
  const issuer = `https://securetoken.google.com/${project}`;
  const insert = database.prepare(
    'insert into refresh_tokens (hash, local_id, auth_time, created_at) values (?, ?, ?, ?)',
  );
  const find = database.prepare(
    `select local_id, auth_time, created_at, enrollment_id, provider_id from refresh_tokens
     left join second_factor_sessions using (hash) left join session_providers using (hash) where hash = ?`,
  );
  const insertProvider = database.prepare('insert into session_providers (hash, provider_id) values (?, ?)');
  const links = database.prepare(
    'select provider_id, federated_id from provider_links where local_id = ? order by provider_id',
  );
  const insertFactor = database.prepare(
    'insert into second_factor_sessions (hash, enrollment_id) values (?, ?)',
  );

  function sign(account: Account, authTime: number, { provider, secondFactor }: SignInWay): Promise<string> {
    const issuedAt = Math.floor(now() / 1000);
    const identities: Record<string, unknown[]> = {};
    for (const link of links.all(account.local_id))
      identities[String(link['provider_id'])] = [link['federated_id']];
    return (
      new SignJWT({
        ...(account.display_name && { name: account.display_name }),
        ...(account.photo_url && { picture: account.photo_url }),
        auth_time: authTime,
        user_id: account.local_id,
        ...(account.email && { email: account.email, email_verified: account.email_verified === 1 }),
        ...(account.phone_number && { phone_number: account.phone_number }),
        firebase: {
          identities: {
            ...identities,
            ...(account.email && { email: [account.email] }),
            ...(account.phone_number && { phone: [account.phone_number] }),
          },
          sign_in_provider: provider ?? 'password',
          ...(secondFactor && { sign_in_second_factor: 'totp', second_factor_identifier: secondFactor }),
        },
      })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' })
        .setIssuer(issuer)
        .setAudience(project)
        .setSubject(account.local_id)
        // Google's have none: two of one account and one second are the same token there.
        .setJti(randomBytes(12).toString('base64url'))
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + lifetimeSeconds)
        .sign(key.privateKey)
    );
  }

  return {
    async start(account, { provider, secondFactor } = {}) {
      const authTime = Math.floor(now() / 1000);
      const refreshToken = randomBytes(32).toString('base64url');
      insert.run(digest(refreshToken), account.local_id, authTime, now());
      if (secondFactor) insertFactor.run(digest(refreshToken), secondFactor);
      if (provider) insertProvider.run(digest(refreshToken), provider);
      const idToken = await sign(account, authTime, {
        ...(provider && { provider }),
        ...(secondFactor && { secondFactor }),
      });
      return { idToken, refreshToken, expiresIn: String(lifetimeSeconds) };
    },

    async refresh(refreshToken) {
      const session = find.get(digest(refreshToken)) as Session | undefined;
      if (!session) throw new IdentityError('INVALID_REFRESH_TOKEN');
      const account = requireUsable(accounts.byId(session.local_id));
      if (session.created_at < account.valid_since) throw new IdentityError('TOKEN_EXPIRED');
      const idToken = await sign(account, session.auth_time, {
        ...(session.provider_id && { provider: session.provider_id }),
        ...(session.enrollment_id && { secondFactor: session.enrollment_id }),
      });
      return { idToken, refreshToken, expiresIn: String(lifetimeSeconds), account };
    },

    async accountOf(idToken, recent) {
      const { sub = '', auth_time: authTime } = await verified(idToken);
      const account = requireUsable(accounts.byId(sub));
      if (typeof authTime !== 'number') throw new IdentityError('INVALID_ID_TOKEN');
      if (authTime < Math.floor(account.valid_since / 1000)) throw new IdentityError('TOKEN_EXPIRED');
      if (recent && now() / 1000 - authTime > recentLoginSeconds)
        throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      return account;
    },
  };

  async function verified(idToken: string) {
    try {
      const { payload } = await jwtVerify(idToken, key.publicKey, {
        algorithms: ['RS256'],
        issuer,
        audience: project,
        currentDate: new Date(now()),
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw new IdentityError('TOKEN_EXPIRED');
      throw new IdentityError('INVALID_ID_TOKEN');
    }
  }
}

interface Session {
  local_id: string;
  auth_time: number;
  created_at: number;
  enrollment_id: string | null;
  provider_id: string | null;
}

function requireUsable(account: Account | undefined): Account {
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  return account;
}
