import { AuthErrorCodes } from 'firebase/auth';
import { expect, test } from 'vitest';
import { messageForCode } from '../../lib/rules/text/messages.ts';

const wrongCredentials =
  'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.';

test.each([
  ['BAD_REQUEST', 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.'],
  ['FAILED_PRECONDITION', 'Upplýsingar hafa breyst. Vinsamlegast yfirfarið og reynið aftur.'],
  ['INTERNAL', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
  ['NOT_FOUND', 'Þetta fannst ekki eða er ekki lengur í boði.'],
  ['PERMISSION_DENIED', 'Þú hefur ekki heimild til að skoða þetta.'],
  ['UNAUTHENTICATED', 'Vinsamlegast skráðu þig inn til að halda áfram.'],
  ['UNAVAILABLE', 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.'],
  ['UNKNOWN', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
  ['constructor', 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.'],
  ['wrong-password', wrongCredentials],
  ['auth/invalid-credential', wrongCredentials],
  ['auth/user-not-found', wrongCredentials],
  ['auth/user-disabled', 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.'],
  ['auth/too-many-requests', 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.'],
  ['expired-action-code', 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.'],
  ['email-already-in-use', 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.'],
])('%s', (code, text) => {
  expect(messageForCode(code)).toBe(text);
});

/** Codes of the SDK's own table that cannot come of what this shop calls. */
const unreachableCodes = new RegExp(
  [
    // Other ways in: phone numbers, links, pop-ups, redirects, other providers, guests, apps of phones.
    'phone|popup|redirect|provider|oauth|custom-token|dynamic-link|continue-uri|account-exists|user-mismatch|user-cancelled',
    'cordova|native-app|notification|app-credential|app-not-verified|cert-hash|client-id|android|ios|nonce|auth-event',
    'verification-id|rejected-credential|captcha-check|email-change|auth-domain|tenant|missing-iframe|credential-already',
    // Mistakes in the set-up, of which no visitor can be told more than the general text.
    'app-not-authorized|api-key|app-deleted|emulator|not-supported|internal-error|argument-error|persistence',
    'already-initialized|app-id|app-not-installed|hosting-link|dependent-sdk|cors|message-payload|invalid-sender|recipient-email',
  ].join('|'),
);

test('every code that the SDK can give here has its own text', () => {
  const general = messageForCode('UNKNOWN');
  const left = Object.values(AuthErrorCodes).filter(
    (code) => !unreachableCodes.test(code) && messageForCode(code) === general,
  );
  expect(left).toEqual([]);
});

test('every identity code of the specification has its own text', () => {
  const codes =
    'invalid-email wrong-password invalid-credential email-already-in-use user-not-found user-disabled too-many-requests expired-action-code invalid-action-code requires-recent-login invalid-user-token user-token-expired operation-not-allowed credential-already-in-use admin-restricted-operation password-does-not-meet-requirements missing-recaptcha-token invalid-recaptcha-token network-request-failed popup-closed-by-user popup-blocked cancelled-popup-request unauthorized-domain multi-factor-auth-required invalid-verification-code code-expired';
  const general = messageForCode('UNKNOWN');
  expect(codes.split(' ').filter((code) => messageForCode(code) === general)).toEqual([]);
});
