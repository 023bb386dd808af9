import { z } from 'zod';
import {
  type Call,
  createLocalId,
  readEmail,
  requireAccount,
  requireToken,
  signInTo,
} from './account-calls.ts';
import { IdentityError } from './identity-error.ts';
import { checkOffered } from './offered-ways.ts';
import type { OobCode } from './oob-codes.ts';
import { checkPolicy, hashPassword } from './passwords.ts';

const text = z.string().max(4096).optional();
const sendSchema = z.object({ requestType: text, email: text, idToken: text });
const resetSchema = z.object({ oobCode: text, newPassword: text });
const linkSchema = z.object({ email: text, oobCode: text, idToken: text });

/** Creates a code for a mail. The response is the same for unknown addresses. */
export const sendOobCode: Call = async ({ accounts, codes, tokens, settings }, body) => {
  const { requestType, email, idToken } = sendSchema.parse(body);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  switch (requestType) {
    case 'PASSWORD_RESET': {
      const address = readEmail(email);
      if (accounts.byEmail(address)) codes.create(address, requestType);
      return { kind, email: address };
    }
    case 'EMAIL_SIGNIN': {
      checkOffered(settings, 'emailLink');
      const address = readEmail(email);
      codes.create(address, requestType);
      return { kind, email: address };
    }
    case 'VERIFY_EMAIL': {
      const account = await tokens.accountOf(requireToken(idToken));
      const address = readEmail(account.email ?? undefined);
      codes.create(address, requestType);
      return { kind, email: address };
    }
    case undefined:
      throw new IdentityError('MISSING_REQ_TYPE');
    default:
      throw new IdentityError('OPERATION_NOT_ALLOWED');
  }
};

/** With a new password: sets it and uses the code up. Without: only reports what the code is for. */
export const resetPassword: Call = async ({ accounts, codes, settings, now }, body) => {
  const { oobCode, newPassword } = resetSchema.parse(body);
  if (!oobCode) throw new IdentityError('MISSING_OOB_CODE');
  const code = codes.find(oobCode, newPassword === undefined ? undefined : 'PASSWORD_RESET');
  if (newPassword !== undefined) {
    const account = requireAccount(accounts.byEmail(code.email));
    if (account.disabled) throw new IdentityError('USER_DISABLED');
    checkPolicy(newPassword, settings.read().passwordPolicy);
    const hash = await hashPassword(newPassword);
    if (!codes.use(oobCode)) throw new IdentityError('INVALID_OOB_CODE');
    accounts.claim(account, now());
    accounts.setPassword(account.local_id, hash, now());
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', email: code.email, requestType: code.request_type };
};

/** Signs in who has the code from the mail and knows for whom it was; the first time it makes the account. */
export const signInWithEmailLink: Call = async (service, body) => {
  const { accounts, codes, settings, now } = service;
  const { email, oobCode, idToken } = linkSchema.parse(body);
  checkOffered(settings, 'emailLink');
  const address = readEmail(email);
  if (!oobCode) throw new IdentityError('MISSING_OOB_CODE');
  if (idToken) throw new IdentityError('OPERATION_NOT_ALLOWED');
  if (codes.find(oobCode, 'EMAIL_SIGNIN').email !== address)
    throw new IdentityError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.');
  const knownAccount = accounts.byEmail(address);
  if (knownAccount?.disabled) throw new IdentityError('USER_DISABLED');
  if (!codes.use(oobCode)) throw new IdentityError('INVALID_OOB_CODE');
  if (knownAccount) accounts.claim(knownAccount, now());
  else accounts.add({ local_id: createLocalId(), email: address, email_verified: 1 }, now());
  const account = requireAccount(accounts.byEmail(address));
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    isNewUser: !knownAccount,
    ...(await signInTo(service, account)),
  };
};

/** A code as Google's own emulator lists it; the list replaces the mailbox. */
export function toListedCode({ code, email, request_type: requestType }: OobCode, origin: string) {
  const mode = modes[requestType];
  const oobLink = `${origin}/emulator/action?mode=${mode}&lang=is&oobCode=${code}`;
  return { email, requestType, oobCode: code, oobLink };
}

const modes = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  EMAIL_SIGNIN: 'signIn',
} as const;
