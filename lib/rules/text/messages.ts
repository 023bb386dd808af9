import { backendMessages, genericMessage, networkMessage, tooManyMessage } from './backend-messages.ts';
import { wrongCodeMessage } from '../security/verification-code.ts';

const wrongCredentialsMessage =
  'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.';
export const invalidEmailMessage = 'Netfangið er ekki gilt.';
export const weakPasswordMessage = 'Lykilorðið uppfyllir ekki kröfur.';

export const contextChangedMessage = 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.';

const linkExpiredMessage = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';
const signInAgainMessage = 'Innskráningin er útrunnin. Vinsamlegast skráðu þig inn aftur.';
const captchaMessage = 'Staðfesting tókst ekki. Vinsamlegast reynið aftur.';
const popupMessage = 'Innskráningarglugganum var lokað.';
const phoneMessage = 'Ekki er hægt að senda kóða í þetta símanúmer.';
const codeExpiredMessage = 'Kóðinn er útrunninn.';
const factorMissingMessage = 'Viðbótarauðkenningin er ekki lengur skráð. Vinsamlegast endurhlaðið síðuna.';
const notAllowedMessage = 'Þessi innskráningarleið er ekki í boði.';
const emailInUseMessage = 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.';

/** Identity codes (specification §8.4), without the `auth/` that the SDK puts before them. */
const identityMessages = {
  'invalid-email': invalidEmailMessage,
  // One text for these three, so that nobody learns which addresses have an account.
  'wrong-password': wrongCredentialsMessage,
  'invalid-credential': wrongCredentialsMessage,
  'user-not-found': wrongCredentialsMessage,
  'email-already-in-use': emailInUseMessage,
  'credential-already-in-use': emailInUseMessage,
  'user-disabled': 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
  'too-many-requests': tooManyMessage,
  'expired-action-code': linkExpiredMessage,
  'invalid-action-code': linkExpiredMessage,
  'requires-recent-login': 'Vinsamlegast skráðu þig inn aftur til að staðfesta breytinguna.',
  'invalid-user-token': signInAgainMessage,
  'user-token-expired': signInAgainMessage,
  'operation-not-allowed': notAllowedMessage,
  'admin-restricted-operation': notAllowedMessage,
  'unauthorized-domain': notAllowedMessage,
  'password-does-not-meet-requirements': weakPasswordMessage,
  'weak-password': weakPasswordMessage,
  'common-password': 'Lykilorðið er of algengt. Veldu annað.',
  'missing-recaptcha-token': captchaMessage,
  'invalid-recaptcha-token': captchaMessage,
  'network-request-failed': networkMessage,
  'popup-closed-by-user': popupMessage,
  'popup-blocked': popupMessage,
  'cancelled-popup-request': popupMessage,
  'multi-factor-auth-required': 'Viðbótarauðkenningar er krafist.',
  'invalid-verification-code': wrongCodeMessage,
  'code-expired': codeExpiredMessage,
} as const;

/** What the SDK can say besides, where this shop uses it. */
const otherSdkMessages = {
  'missing-email': invalidEmailMessage,
  'user-cancelled': popupMessage,
  'missing-or-invalid-nonce': captchaMessage,
  'invalid-oauth-provider': notAllowedMessage,
  'captcha-check-failed': captchaMessage,
  'invalid-app-credential': captchaMessage,
  'invalid-phone-number': phoneMessage,
  'missing-phone-number': phoneMessage,
  'phone-not-linked':
    'Enginn aðgangur er skráður með þessu símanúmeri. Skráðu þig inn á annan hátt og bættu númerinu við undir Stillingum á Mínum síðum.',
  'provider-already-linked': 'Símanúmer er þegar skráð á aðganginn.',
  'missing-verification-id': codeExpiredMessage,
  'invalid-verification-id': codeExpiredMessage,
  'account-exists-with-different-credential':
    'Aðgangur með þessu netfangi er þegar til. Skráðu þig inn með lykilorðinu til að tengja aðgangana saman.',
  'missing-password': wrongCredentialsMessage,
  'missing-code': wrongCodeMessage,
  'missing-verification-code': wrongCodeMessage,
  'missing-multi-factor-session': codeExpiredMessage,
  'invalid-multi-factor-session': codeExpiredMessage,
  'multi-factor-info-not-found': factorMissingMessage,
  'missing-multi-factor-info': factorMissingMessage,
  'second-factor-already-in-use': 'Kveikt er á viðbótarauðkenningu nú þegar.',
  'maximum-second-factor-count-exceeded': 'Ekki er hægt að bæta við fleiri auðkenningaröppum.',
  'unsupported-first-factor': notAllowedMessage,
  'unverified-email': 'Staðfesta þarf netfangið áður en kveikt er á viðbótarauðkenningu.',
  'missing-recaptcha-version': captchaMessage,
  'invalid-recaptcha-version': captchaMessage,
  'missing-client-type': captchaMessage,
  'recaptcha-not-enabled': captchaMessage,
  'invalid-recaptcha-action': captchaMessage,
  'invalid-req-type': captchaMessage,
  'user-signed-out': signInAgainMessage,
  'null-user': signInAgainMessage,
  'login-blocked': notAllowedMessage,
  'quota-exceeded': tooManyMessage,
  'web-storage-unsupported':
    'Vafrinn leyfir síðunni ekki að geyma innskráningu. Vinsamlegast leyfið vafrakökur.',
  timeout: networkMessage,
} as const;

const messages = new Map<string, string>([
  ...Object.entries(backendMessages),
  ...Object.entries(identityMessages),
  ...Object.entries(otherSdkMessages),
]);

/** Whether there is a text of its own for a code. */
export function hasMessage(code: string): boolean {
  return messages.has(code.replace(/^auth\//, ''));
}

/** Icelandic text for a backend or identity code, with or without `auth/`; an unknown code gets the general text. */
export function messageForCode(code: string): string {
  return messages.get(code.replace(/^auth\//, '')) ?? genericMessage;
}
