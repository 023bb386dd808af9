import { backendMessages, genericMessage, networkMessage, tooManyMessage } from './backend-messages.ts';
import { wrongCodeMessage } from '../security/verification-code.ts';

const wrongCredentialsMessage =
  'Netfang eða lykilorð er ekki rétt. Ef þú hefur gleymt lykilorð getur þú breytt því með því að smella á Gleymt lykilorð.';
export const invalidEmailMessage = 'Netfangið er ekki gilt.';
export const weakPasswordMessage = 'Lykilorðið uppfyllir ekki kröfur.';

export const contextChangedMessage = 'Skipt var um viðskiptavin í öðrum glugga. Síðan verður endurhlaðin.';

const linkExpired = 'Hlekkurinn er útrunninn eða hefur þegar verið notaður.';
const signInAgain = 'Innskráningin er útrunnin. Vinsamlegast skráðu þig inn aftur.';
const captcha = 'Staðfesting tókst ekki. Vinsamlegast reynið aftur.';
const popup = 'Innskráningarglugganum var lokað.';
const codeOver = 'Kóðinn er útrunninn.';
const factorGone = 'Viðbótarauðkenningin er ekki lengur skráð. Vinsamlegast endurhlaðið síðuna.';
const notAllowed = 'Þessi innskráningarleið er ekki í boði.';
const emailInUse = 'Ekki tókst að stofna aðgang. Ef þú ert þegar með aðgang skaltu skrá þig inn.';

/** Identity codes (specification §8.4), without the `auth/` that the SDK puts before them. */
const identityMessages = {
  'invalid-email': invalidEmailMessage,
  // One text for these three, so that nobody learns which addresses have an account.
  'wrong-password': wrongCredentialsMessage,
  'invalid-credential': wrongCredentialsMessage,
  'user-not-found': wrongCredentialsMessage,
  'email-already-in-use': emailInUse,
  'credential-already-in-use': emailInUse,
  'user-disabled': 'Aðgangurinn er lokaður. Vinsamlegast hafið samband við þjónustuver.',
  'too-many-requests': tooManyMessage,
  'expired-action-code': linkExpired,
  'invalid-action-code': linkExpired,
  'requires-recent-login': 'Vinsamlegast skráðu þig inn aftur til að staðfesta breytinguna.',
  'invalid-user-token': signInAgain,
  'user-token-expired': signInAgain,
  'operation-not-allowed': notAllowed,
  'admin-restricted-operation': notAllowed,
  'unauthorized-domain': notAllowed,
  'password-does-not-meet-requirements': weakPasswordMessage,
  'weak-password': weakPasswordMessage,
  'missing-recaptcha-token': captcha,
  'invalid-recaptcha-token': captcha,
  'network-request-failed': networkMessage,
  'popup-closed-by-user': popup,
  'popup-blocked': popup,
  'cancelled-popup-request': popup,
  'multi-factor-auth-required': 'Viðbótarauðkenningar er krafist.',
  'invalid-verification-code': wrongCodeMessage,
  'code-expired': codeOver,
} as const;

/** What the SDK can say besides, where this shop uses it. */
const furtherMessages = {
  'missing-email': invalidEmailMessage,
  'missing-password': wrongCredentialsMessage,
  'missing-code': wrongCodeMessage,
  'missing-verification-code': wrongCodeMessage,
  'missing-multi-factor-session': codeOver,
  'invalid-multi-factor-session': codeOver,
  'multi-factor-info-not-found': factorGone,
  'missing-multi-factor-info': factorGone,
  'second-factor-already-in-use': 'Kveikt er á viðbótarauðkenningu nú þegar.',
  'maximum-second-factor-count-exceeded': 'Ekki er hægt að bæta við fleiri auðkenningaröppum.',
  'unsupported-first-factor': notAllowed,
  'unverified-email': 'Staðfesta þarf netfangið áður en kveikt er á viðbótarauðkenningu.',
  'missing-recaptcha-version': captcha,
  'invalid-recaptcha-version': captcha,
  'missing-client-type': captcha,
  'recaptcha-not-enabled': captcha,
  'invalid-recaptcha-action': captcha,
  'invalid-req-type': captcha,
  'user-signed-out': signInAgain,
  'null-user': signInAgain,
  'login-blocked': notAllowed,
  'quota-exceeded': tooManyMessage,
  'web-storage-unsupported':
    'Vafrinn leyfir síðunni ekki að geyma innskráningu. Vinsamlegast leyfið vafrakökur.',
  timeout: networkMessage,
} as const;

const messages = new Map<string, string>([
  ...Object.entries(backendMessages),
  ...Object.entries(identityMessages),
  ...Object.entries(furtherMessages),
]);

/** Icelandic text for a backend or identity code, with or without `auth/`; an unknown code gets the general text. */
export function messageForCode(code: string): string {
  return messages.get(code.replace(/^auth\//, '')) ?? genericMessage;
}
