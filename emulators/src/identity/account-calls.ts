import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { checkPolicy, hashPassword } from './passwords.ts';
import { checkRecaptcha } from './recaptcha.ts';
import type { IdentityService } from './service.ts';

/** Who calls. */
export interface Caller {
  /** Of the connection; undefined within one process. */
  address: string | undefined;
}

/** One call of the Identity Toolkit: takes the parsed JSON body, gives the answer's. */
export type Call = (service: IdentityService, body: unknown, caller: Caller) => Promise<object>;

const longestEmail = 254;
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const text = z.string().max(4096).optional();
const credentials = z.object({ email: text, password: text, displayName: text, idToken: text });
const signedIn = z.object({ idToken: text });
const revocation = z.object({ providerId: text, token: text, idToken: text });
const change = z.object({
  idToken: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: text.nullable(),
  photoUrl: text.nullable(),
  deleteAttribute: z.array(z.string()).default([]),
});

/** An address as it is kept; MISSING_EMAIL or INVALID_EMAIL. */
export function emailOf(typed: string | undefined): string {
  const email = typed?.trim().toLowerCase();
  if (!email) throw new IdentityError('MISSING_EMAIL');
  if (email.length > longestEmail || !emailShape.test(email)) throw new IdentityError('INVALID_EMAIL');
  return email;
}

export function tokenOf(idToken: string | undefined): string {
  if (!idToken) throw new IdentityError('MISSING_ID_TOKEN');
  return idToken;
}

export const signUp: Call = async ({ accounts, tokens, settings, now }, body) => {
  const { email: typed, password, displayName, idToken } = credentials.parse(body);
  // Accounts without a password (anonymous ones) are not offered.
  if (!typed && !password) throw new IdentityError('ADMIN_ONLY_OPERATION');
  if (idToken) throw new IdentityError('OPERATION_NOT_ALLOWED');
  checkRecaptcha(settings, body);
  const email = emailOf(typed);
  if (!password) throw new IdentityError('MISSING_PASSWORD');
  checkPolicy(password, settings.read().passwordPolicy);
  const local_id = randomBytes(21).toString('base64url');
  const password_hash = await hashPassword(password);
  if (!accounts.add({ local_id, email, password_hash, display_name: displayName ?? null }, now()))
    throw new IdentityError('EMAIL_EXISTS');
  const account = existing(accounts.byId(local_id));
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...person(account),
    ...(await tokens.start(account)),
  };
};

export const signInWithPassword: Call = async (service, body, caller) => {
  const { accounts, tokens, checkPassword, failures, secondFactors, settings, now } = service;
  checkRecaptcha(settings, body);
  const { email, password } = credentials.parse(body);
  const address = emailOf(email);
  if (!password) throw new IdentityError('MISSING_PASSWORD');
  const account = await checkPassword(address, password, caller);
  const answer = { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...person(account) };
  const mfaInfo = secondFactors.of(account.local_id);
  if (mfaInfo.length > 0)
    return { ...answer, mfaInfo, mfaPendingCredential: secondFactors.wait(account.local_id) };
  failures.clear(address);
  accounts.signedIn(account.local_id, now());
  return { ...answer, ...(await tokens.start(account)) };
};

export const lookup: Call = async ({ tokens, secondFactors }, body) => {
  const account = await tokens.accountOf(tokenOf(signedIn.parse(body).idToken));
  return {
    kind: 'identitytoolkit#GetAccountInfoResponse',
    users: [{ ...accountInfo(account), mfaInfo: secondFactors.of(account.local_id) }],
  };
};

/** An account as lookups answer it. */
export function accountInfo(account: Account) {
  const { email, displayName, photoUrl } = person(account);
  return {
    ...person(account),
    emailVerified: account.email_verified === 1,
    // Google, too, answers the word REDACTED; the SDK only asks whether there is one.
    passwordHash: 'UkVEQUNURUQ=',
    passwordUpdatedAt: account.password_updated_at,
    providerUserInfo: [
      { providerId: 'password', federatedId: email, rawId: email, email, displayName, photoUrl },
    ],
    validSince: String(Math.floor(account.valid_since / 1000)),
    disabled: account.disabled === 1,
    createdAt: String(account.created_at),
    lastLoginAt: String(account.last_login_at),
  };
}

export const update: Call = async (service, body) => {
  const wanted = change.parse(body);
  if (wanted.oobCode) return verifyEmail(service, wanted.oobCode);
  const { accounts, tokens, settings, now } = service;
  const sensitive = wanted.email !== undefined || wanted.password !== undefined;
  const account = await tokens.accountOf(tokenOf(wanted.idToken), sensitive ? 'recent' : undefined);
  const { local_id } = account;
  if (wanted.email !== undefined && emailOf(wanted.email) !== account.email)
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  accounts.setProfile(
    local_id,
    wanted.deleteAttribute.includes('DISPLAY_NAME') ? null : (wanted.displayName ?? account.display_name),
    wanted.deleteAttribute.includes('PHOTO_URL') ? null : (wanted.photoUrl ?? account.photo_url),
  );
  if (wanted.password !== undefined) {
    checkPolicy(wanted.password, settings.read().passwordPolicy);
    accounts.setPassword(local_id, await hashPassword(wanted.password), now());
  }
  const changed = existing(accounts.byId(local_id));
  const session = wanted.password === undefined ? {} : await tokens.start(changed);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...person(changed), ...session };
};

export const remove: Call = async ({ accounts, tokens }, body) => {
  const account = await tokens.accountOf(tokenOf(signedIn.parse(body).idToken), 'recent');
  accounts.remove(account.local_id);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** For Apple's tokens only, as Google's; there are none here, so that the token is taken as gone. */
export const revokeToken: Call = async ({ tokens }, body) => {
  const { providerId, token, idToken } = revocation.parse(body);
  if (providerId !== 'apple.com') throw new IdentityError('INVALID_PROVIDER_ID');
  if (!token) throw new IdentityError('MISSING_TOKEN');
  await tokens.accountOf(tokenOf(idToken));
  return {};
};

async function verifyEmail({ accounts, codes }: IdentityService, code: string): Promise<object> {
  const { email } = codes.find(code, 'VERIFY_EMAIL');
  const account = existing(accounts.byEmail(email));
  if (!codes.use(code)) throw new IdentityError('INVALID_OOB_CODE');
  accounts.confirmEmail(account.local_id);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...person(account), emailVerified: true };
}

/** USER_NOT_FOUND when the account was deleted meanwhile. */
export function existing(account: Account | undefined): Account {
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  return account;
}

function person(account: Account) {
  return {
    localId: account.local_id,
    email: account.email,
    displayName: account.display_name ?? '',
    photoUrl: account.photo_url ?? undefined,
  };
}
