import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Account } from './accounts.ts';
import { IdentityError } from './identity-error.ts';
import { checkPolicy, hashPassword } from './passwords.ts';
import { checkRecaptcha } from './recaptcha.ts';
import type { IdentityService } from './service.ts';
import type { Caller } from './sign-in.ts';

/** One call of the Identity Toolkit: takes the parsed JSON body, returns the response's. */
export type Call = (service: IdentityService, body: unknown, caller: Caller) => Promise<object>;

const maxEmailLength = 254;
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const text = z.string().max(4096).optional();
const credentialsSchema = z.object({ email: text, password: text, displayName: text, idToken: text });
const tokenSchema = z.object({ idToken: text });
const revocationSchema = z.object({ providerId: text, token: text, idToken: text });
const changeSchema = z.object({
  idToken: text,
  oobCode: text,
  email: text,
  password: text,
  displayName: text.nullable(),
  photoUrl: text.nullable(),
  deleteAttribute: z.array(z.string()).default([]),
  deleteProvider: z.array(z.string()).default([]),
});

/** An address as it is stored; MISSING_EMAIL or INVALID_EMAIL. */
export function readEmail(typed: string | undefined): string {
  const email = typed?.trim().toLowerCase();
  if (!email) throw new IdentityError('MISSING_EMAIL');
  if (email.length > maxEmailLength || !emailShape.test(email)) throw new IdentityError('INVALID_EMAIL');
  return email;
}

/** A new account's id. */
export function createLocalId(): string {
  return randomBytes(21).toString('base64url');
}

export function requireToken(idToken: string | undefined): string {
  if (!idToken) throw new IdentityError('MISSING_ID_TOKEN');
  return idToken;
}

export const signUp: Call = async ({ accounts, tokens, settings, now }, body) => {
  const { email: typed, password, displayName, idToken } = credentialsSchema.parse(body);
  // Accounts without a password (anonymous ones) are not supported.
  if (!typed && !password) throw new IdentityError('ADMIN_ONLY_OPERATION');
  if (idToken) throw new IdentityError('OPERATION_NOT_ALLOWED');
  checkRecaptcha(settings, body);
  const email = readEmail(typed);
  if (!password) throw new IdentityError('MISSING_PASSWORD');
  checkPolicy(password, settings.read().passwordPolicy);
  const local_id = createLocalId();
  const password_hash = await hashPassword(password);
  if (!accounts.add({ local_id, email, password_hash, display_name: displayName ?? null }, now()))
    throw new IdentityError('EMAIL_EXISTS');
  const account = requireAccount(accounts.byId(local_id));
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    ...toUserInfo(account),
    ...(await tokens.start(account)),
  };
};

export const signInWithPassword: Call = async (service, body, caller) => {
  const { checkPassword, settings } = service;
  checkRecaptcha(settings, body);
  const { email, password } = credentialsSchema.parse(body);
  const address = readEmail(email);
  if (!password) throw new IdentityError('MISSING_PASSWORD');
  const account = await checkPassword(address, password, caller);
  const { forceUpgradeOnSignin, passwordPolicy } = settings.read();
  if (forceUpgradeOnSignin) checkPolicy(password, passwordPolicy);
  const answer = await signInTo(service, account);
  if (!('mfaInfo' in answer)) service.failures.clear(address);
  return { kind: 'identitytoolkit#VerifyPasswordResponse', registered: true, ...answer };
};

/** A session of an account whose owner is here, or what is still missing: the second factor. */
export async function signInTo(
  service: IdentityService,
  account: Account,
  provider?: string,
): Promise<object> {
  const { accounts, tokens, secondFactors, now } = service;
  if (account.disabled) throw new IdentityError('USER_DISABLED');
  const userInfo = toUserInfo(account);
  const mfaInfo = secondFactors.of(account.local_id);
  if (mfaInfo.length > 0)
    return { ...userInfo, mfaInfo, mfaPendingCredential: secondFactors.wait(account.local_id) };
  accounts.signedIn(account.local_id, now());
  return { ...userInfo, ...(await tokens.start(account, provider ? { provider } : {})) };
}

export const lookup: Call = async (service, body) => {
  const account = await service.tokens.accountOf(requireToken(tokenSchema.parse(body).idToken));
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [accountInfo(service, account)] };
};

/** An account in lookup responses. */
export function accountInfo({ links, secondFactors }: IdentityService, account: Account) {
  const { email, displayName, photoUrl } = toUserInfo(account);
  const phoneNumber = account.phone_number;
  return {
    ...toUserInfo(account),
    ...(email && { emailVerified: account.email_verified === 1 }),
    ...(phoneNumber && { phoneNumber }),
    ...(account.password_hash && {
      // Google, too, returns the word REDACTED; the SDK only checks whether there is one.
      passwordHash: 'UkVEQUNURUQ=',
      passwordUpdatedAt: account.password_updated_at,
    }),
    providerUserInfo: [
      ...(account.password_hash
        ? [{ providerId: 'password', federatedId: email, rawId: email, email, displayName, photoUrl }]
        : []),
      ...(phoneNumber ? [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }] : []),
      ...links.of(account.local_id),
    ],
    mfaInfo: secondFactors.of(account.local_id),
    validSince: String(Math.floor(account.valid_since / 1000)),
    disabled: account.disabled === 1,
    createdAt: String(account.created_at),
    lastLoginAt: String(account.last_login_at),
  };
}

export const update: Call = async (service, body) => {
  const requestedChange = changeSchema.parse(body);
  if (requestedChange.oobCode) return verifyEmail(service, requestedChange.oobCode);
  const { accounts, tokens, links, settings, now } = service;
  const sensitive =
    requestedChange.email !== undefined ||
    requestedChange.password !== undefined ||
    requestedChange.deleteProvider.length > 0;
  const account = await tokens.accountOf(
    requireToken(requestedChange.idToken),
    sensitive ? 'recent' : undefined,
  );
  const { local_id } = account;
  if (requestedChange.email !== undefined && readEmail(requestedChange.email) !== account.email)
    throw new IdentityError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  accounts.setProfile(
    local_id,
    requestedChange.deleteAttribute.includes('DISPLAY_NAME')
      ? null
      : (requestedChange.displayName ?? account.display_name),
    requestedChange.deleteAttribute.includes('PHOTO_URL')
      ? null
      : (requestedChange.photoUrl ?? account.photo_url),
  );
  for (const provider of requestedChange.deleteProvider)
    if (provider === 'phone') accounts.setPhone(local_id, null);
    else links.remove(local_id, provider);
  if (requestedChange.password !== undefined) {
    checkPolicy(requestedChange.password, settings.read().passwordPolicy);
    accounts.setPassword(local_id, await hashPassword(requestedChange.password), now());
  }
  const changed = requireAccount(accounts.byId(local_id));
  const session = requestedChange.password === undefined ? {} : await tokens.start(changed);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...toUserInfo(changed), ...session };
};

export const remove: Call = async ({ accounts, tokens }, body) => {
  const account = await tokens.accountOf(requireToken(tokenSchema.parse(body).idToken), 'recent');
  accounts.remove(account.local_id);
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** For Apple's tokens only, as Google's; there are none here, so the token counts as revoked. */
export const revokeToken: Call = async ({ tokens }, body) => {
  const { providerId, token, idToken } = revocationSchema.parse(body);
  if (providerId !== 'apple.com') throw new IdentityError('INVALID_PROVIDER_ID');
  if (!token) throw new IdentityError('MISSING_TOKEN');
  await tokens.accountOf(requireToken(idToken));
  return {};
};

async function verifyEmail({ accounts, codes }: IdentityService, code: string): Promise<object> {
  const { email } = codes.find(code, 'VERIFY_EMAIL');
  const account = requireAccount(accounts.byEmail(email));
  if (!codes.use(code)) throw new IdentityError('INVALID_OOB_CODE');
  accounts.confirmEmail(account.local_id);
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...toUserInfo(account), emailVerified: true };
}

/** USER_NOT_FOUND when the account has been deleted since. */
export function requireAccount(account: Account | undefined): Account {
  if (!account) throw new IdentityError('USER_NOT_FOUND');
  return account;
}

function toUserInfo(account: Account) {
  return {
    localId: account.local_id,
    email: account.email ?? undefined,
    displayName: account.display_name ?? '',
    photoUrl: account.photo_url ?? undefined,
  };
}
