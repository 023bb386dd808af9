import { z } from 'zod';
import { type Call, createLocalId, requireAccount, signInTo } from './account-calls.ts';
import { IdentityError } from './identity-error.ts';
import { checkOffered } from './offered-ways.ts';

const text = z.string().max(4096).optional();
const sendSchema = z.object({ phoneNumber: text, recaptchaToken: text, captchaResponse: text });
const signInSchema = z.object({ sessionInfo: text, code: text, idToken: text });
const phoneNumberShape = /^\+[1-9]\d{6,14}$/;

/** Sends a code to a phone; the page of messages shows it. */
export const sendVerificationCode: Call = ({ phoneCodes, settings }, body) => {
  const { phoneNumber, recaptchaToken } = sendSchema.parse(body);
  checkOffered(settings, 'phone');
  if (!phoneNumber) throw new IdentityError('MISSING_PHONE_NUMBER');
  if (!phoneNumberShape.test(phoneNumber)) throw new IdentityError('INVALID_PHONE_NUMBER', 'Invalid format.');
  if (!recaptchaToken) throw new IdentityError('MISSING_RECAPTCHA_TOKEN');
  return Promise.resolve({ sessionInfo: phoneCodes.send(phoneNumber) });
};

/** Signs in, or with a token links, who has the code; the first time it makes the account. */
export const signInWithPhoneNumber: Call = async (service, body) => {
  const { accounts, phoneCodes, settings, tokens, now } = service;
  const { sessionInfo, code, idToken } = signInSchema.parse(body);
  checkOffered(settings, 'phone');
  if (!sessionInfo) throw new IdentityError('MISSING_SESSION_INFO');
  if (!code) throw new IdentityError('MISSING_CODE');
  const linkTo = idToken ? await tokens.accountOf(idToken, 'recent') : undefined;
  const phoneNumber = phoneCodes.take(sessionInfo, code);
  const knownAccount = accounts.byPhone(phoneNumber);
  if (linkTo && knownAccount && knownAccount.local_id !== linkTo.local_id)
    // As Google's: the number is proven, its account is another's.
    return { phoneNumber, temporaryProof: createLocalId(), temporaryProofExpiresIn: '3600' };
  if (linkTo) accounts.setPhone(linkTo.local_id, phoneNumber);
  else if (!knownAccount) accounts.add({ local_id: createLocalId(), phone_number: phoneNumber }, now());
  const account = requireAccount(accounts.byPhone(phoneNumber));
  const session = await signInTo(service, account, 'phone');
  return { phoneNumber, isNewUser: !linkTo && !knownAccount, ...session };
};
