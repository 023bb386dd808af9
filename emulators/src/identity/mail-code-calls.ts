import { z } from 'zod';
import { type Call, readEmail, requireAccount, requireToken } from './account-calls.ts';
import { IdentityError } from './identity-error.ts';
import type { OobCode } from './oob-codes.ts';
import { checkPolicy, hashPassword } from './passwords.ts';

const text = z.string().max(4096).optional();
const sendSchema = z.object({ requestType: text, email: text, idToken: text });
const resetSchema = z.object({ oobCode: text, newPassword: text });

/** Creates a code for a mail. The response is the same for unknown addresses. */
export const sendOobCode: Call = async ({ accounts, codes, tokens }, body) => {
  const { requestType, email, idToken } = sendSchema.parse(body);
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse';
  switch (requestType) {
    case 'PASSWORD_RESET': {
      const address = readEmail(email);
      if (accounts.byEmail(address)) codes.create(address, requestType);
      return { kind, email: address };
    }
    case 'VERIFY_EMAIL': {
      const account = await tokens.accountOf(requireToken(idToken));
      codes.create(account.email, requestType);
      return { kind, email: account.email };
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
    accounts.setPassword(account.local_id, hash, now());
    accounts.confirmEmail(account.local_id);
  }
  return { kind: 'identitytoolkit#ResetPasswordResponse', email: code.email, requestType: code.request_type };
};

/** A code as Google's own emulator lists it; the list replaces the mailbox. */
export function toListedCode({ code, email, request_type: requestType }: OobCode, origin: string) {
  const mode = requestType === 'PASSWORD_RESET' ? 'resetPassword' : 'verifyEmail';
  const oobLink = `${origin}/emulator/action?mode=${mode}&lang=is&oobCode=${code}`;
  return { email, requestType, oobCode: code, oobLink };
}
