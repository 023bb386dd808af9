import { expect, it } from 'vitest';
import { backendErrorCodes } from '../../lib/contract/rest-schemas.ts';
import { errorText } from '../../lib/rules/text/error-text.ts';
import { messageForCode } from '../../lib/rules/text/messages.ts';

/** Specification §8.3, letter for letter. */
const backendCodes =
  'BAD_REQUEST, FAILED_PRECONDITION, INTERNAL, NOT_FOUND, PERMISSION_DENIED, UNAUTHENTICATED, UNAVAILABLE, UNKNOWN';
const identityCodes =
  'invalid-email, wrong-password, invalid-credential, email-already-in-use, user-not-found, user-disabled, too-many-requests, expired-action-code, invalid-action-code, requires-recent-login, invalid-user-token, user-token-expired, operation-not-allowed, credential-already-in-use, admin-restricted-operation, password-does-not-meet-requirements, missing-recaptcha-token, invalid-recaptcha-token, network-request-failed, popup-closed-by-user, popup-blocked, cancelled-popup-request, unauthorized-domain, multi-factor-auth-required, invalid-verification-code, code-expired';
/** Codes that mean no more than that it went wrong. */
const general: readonly string[] = ['INTERNAL', 'UNKNOWN'];
const generalText = 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.';
const listed = (codes: string): string[] => codes.split(', ');
const all = [...listed(backendCodes), ...listed(identityCodes)];

it('the backend knows the specification’s codes and no other', () => {
  expect([...backendErrorCodes]).toEqual(listed(backendCodes));
});

it.each(all)('%s has an Icelandic text of its own, and shows no code', (code) => {
  const thrown = Object.assign(new Error(`Firebase: Error (auth/${code}).`), {
    code: listed(backendCodes).includes(code) ? code : `auth/${code}`,
  });
  if (['BAD_REQUEST', 'FAILED_PRECONDITION'].includes(code)) thrown.message = 'Invalid GraphQL Response';
  for (const text of [
    messageForCode(code),
    messageForCode(`auth/${code}`),
    errorText(thrown, messageForCode),
  ]) {
    expect(text === generalText).toBe(general.includes(code));
    expect(text).toMatch(/^\p{Lu}[^_]*\.$/u);
    expect(text).not.toMatch(/Firebase|auth\/|[a-z]-[a-z]+-[a-z]|[A-Z]{3}/);
  }
});

it('an unknown code shows the general text, never itself', () => {
  for (const code of ['brand-new-code', 'auth/internal-error', '__proto__', 'toString', ''])
    expect(messageForCode(code)).toBe(generalText);
});
