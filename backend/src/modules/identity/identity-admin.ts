import { z } from 'zod';
import type { SignInMethods } from '../../../../lib/contract/rest-schemas.ts';
import type { Config } from '../../config.ts';
import { createAdminToken } from './admin-token.ts';

export interface IdentityAccount {
  uid: string;
  email: string | null;
  emailVerified: boolean;
  disabled: boolean;
  /** Whether signing in requires a code besides the password. */
  hasSecondFactor: boolean;
  /** That a code can be sent to for signing in. */
  phoneNumber: string | null;
  /** Earlier sign-ins are void: the password was changed, or they were revoked. */
  validSince: Date;
}

/** What the backend may do with accounts without being their owner. Every call throws when the service does not respond. */
export interface IdentityAdmin {
  accountByEmail(email: string): Promise<IdentityAccount | null>;
  accountById(uid: string): Promise<IdentityAccount | null>;
  /** At most 100; unknown ones are left out. */
  accountsById(uids: string[]): Promise<IdentityAccount[]>;
  /** A single-use code with which the owner of the address chooses a new password; null when no account has the address. */
  passwordResetCode(email: string): Promise<string | null>;
  /** A single-use code that signs the owner of the address in; null when no account has the address. */
  signInCode(email: string, continueUrl: string): Promise<string | null>;
  /** Also when there is no such account any more. */
  deleteAccount(uid: string): Promise<void>;
  /** The ways in besides the password that the project is set up for. */
  signInMethods(): Promise<SignInMethods>;
}

const timeoutMs = 5_000;

const lookupSchema = z.object({
  users: z
    .array(
      z.object({
        localId: z.string(),
        email: z.string().nullish(),
        phoneNumber: z.string().nullish(),
        emailVerified: z.boolean().default(false),
        disabled: z.boolean().default(false),
        mfaInfo: z.array(z.unknown()).default([]),
        /** Seconds since 1970. */
        validSince: z.coerce.number().default(0),
      }),
    )
    .default([]),
});
const configSchema = z.object({
  signIn: z
    .object({
      email: z.object({ enabled: z.boolean().default(false), passwordRequired: z.boolean().default(false) }),
      phoneNumber: z.object({ enabled: z.boolean().default(false) }),
    })
    .partial()
    .default({}),
});
const providersSchema = z.object({
  defaultSupportedIdpConfigs: z
    .array(z.object({ name: z.string(), enabled: z.boolean().default(false) }))
    .default([]),
});
const codeSchema = z.object({ oobCode: z.string().optional(), oobLink: z.string().optional() });
const errorSchema = z.object({ error: z.object({ message: z.string() }) });

type AdminConfig = Pick<Config, 'IDENTITY_URL' | 'IDENTITY_PROJECT' | 'IDENTITY_ADMIN_KEY'>;

export function identityAdmin(config: AdminConfig): IdentityAdmin {
  const token = createAdminToken(config.IDENTITY_ADMIN_KEY);
  const base = config.IDENTITY_URL
    ? `${config.IDENTITY_URL}/identitytoolkit.googleapis.com`
    : 'https://identitytoolkit.googleapis.com';

  async function call(method: string, body: object): Promise<{ ok: boolean; answer: unknown }> {
    const response = await fetch(`${base}/v1/projects/${config.IDENTITY_PROJECT}/accounts:${method}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await token()}` },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { ok: response.ok, answer: await response.json() };
  }

  async function readSettings(path: string): Promise<unknown> {
    const response = await fetch(`${base}/admin/v2/projects/${config.IDENTITY_PROJECT}/${path}`, {
      headers: { Authorization: `Bearer ${await token()}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new IdentityAdminError(answer);
    return answer;
  }

  /** Null when no account has the address. */
  async function createCode(body: object): Promise<string | null> {
    const { ok, answer } = await call('sendOobCode', { ...body, returnOobLink: true });
    if (!ok) {
      const error = new IdentityAdminError(answer);
      if (error.code === 'EMAIL_NOT_FOUND') return null;
      throw error;
    }
    const { oobCode, oobLink } = codeSchema.parse(answer);
    return oobCode ?? (oobLink ? new URL(oobLink).searchParams.get('oobCode') : null);
  }

  async function lookup(by: object): Promise<IdentityAccount[]> {
    const { ok, answer } = await call('lookup', by);
    if (!ok) throw new IdentityAdminError(answer);
    return lookupSchema
      .parse(answer)
      .users.map(({ localId: uid, email, phoneNumber, validSince, mfaInfo, ...flags }) => ({
        ...flags,
        uid,
        email: email ?? null,
        phoneNumber: phoneNumber ?? null,
        hasSecondFactor: mfaInfo.length > 0,
        validSince: new Date(validSince * 1000),
      }));
  }

  return {
    accountByEmail: async (email) => (await lookup({ email: [email] }))[0] ?? null,
    accountById: async (uid) => (await lookup({ localId: [uid] }))[0] ?? null,
    accountsById: (uids) => lookup({ localId: uids }),
    passwordResetCode: (email) => createCode({ requestType: 'PASSWORD_RESET', email }),
    signInCode: (email, continueUrl) =>
      createCode({ requestType: 'EMAIL_SIGNIN', email, continueUrl, canHandleCodeInApp: true }),
    async deleteAccount(uid) {
      const { ok, answer } = await call('delete', { localId: uid });
      if (ok) return;
      const error = new IdentityAdminError(answer);
      if (error.code !== 'USER_NOT_FOUND') throw error;
    },
    async signInMethods() {
      const [settings, providers] = await Promise.all([
        readSettings('config').then((answer) => configSchema.parse(answer)),
        readSettings('defaultSupportedIdpConfigs').then((answer) => providersSchema.parse(answer)),
      ]);
      const { email, phoneNumber } = settings.signIn;
      const isEnabled = (id: string): boolean =>
        providers.defaultSupportedIdpConfigs.some(({ name, enabled }) => enabled && name.endsWith(`/${id}`));
      return {
        google: isEnabled('google.com'),
        microsoft: isEnabled('microsoft.com'),
        emailLink: email?.enabled === true && !email.passwordRequired,
        phone: phoneNumber?.enabled === true,
      };
    },
  };
}

/** The service refused; `code` is its reason, without the request's data. */
class IdentityAdminError extends Error {
  readonly code: string;

  constructor(answer: unknown) {
    const message = errorSchema.safeParse(answer).data?.error.message ?? 'REFUSED';
    super(message);
    this.code = /^[A-Z_]+/.exec(message)?.[0] ?? 'REFUSED';
  }
}
