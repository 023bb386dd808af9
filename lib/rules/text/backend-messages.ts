/*
 * Texts that any page may need. Those of the identity service stand in messages.ts, which only signing in loads.
 */
export const genericMessage = 'Eitthvað fór úrskeiðis. Vinsamlegast reynið aftur.';
export const badRequestMessage = 'Upplýsingarnar eru ekki réttar. Vinsamlegast yfirfarið þær.';
export const soldOutLabel = 'Vara uppseld';
export const requiredMessage = 'Þennan reit þarf að fylla út';
/** What the backend refuses to who signed in with a password alone. */
export const secondFactorReason = 'err.secondFactor';
export const secondFactorMessage =
  'Til þess þarf meira en lykilorð. Staðfestu hver þú ert með kóða úr auðkenningarappi eða með rafrænum skilríkjum.';

export const tooManyMessage = 'Of margar tilraunir. Vinsamlegast reynið aftur síðar.';
export const networkMessage = 'Ekki náðist samband. Athugaðu nettenginguna.';

/** Backend codes (specification §8.3). */
export const backendMessages = {
  BAD_REQUEST: badRequestMessage,
  FAILED_PRECONDITION: 'Upplýsingar hafa breyst. Vinsamlegast yfirfarið og reynið aftur.',
  INTERNAL: genericMessage,
  NOT_FOUND: 'Þetta fannst ekki eða er ekki lengur í boði.',
  PERMISSION_DENIED: 'Þú hefur ekki heimild til að skoða þetta.',
  UNAUTHENTICATED: 'Vinsamlegast skráðu þig inn til að halda áfram.',
  UNAVAILABLE: 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.',
  UNKNOWN: genericMessage,
} as const;

export type BackendCode = keyof typeof backendMessages;

/** Whether a code is one of the backend's (specification §8.3), not the identity service's. */
export function isBackendCode(code: unknown): code is BackendCode {
  return typeof code === 'string' && Object.hasOwn(backendMessages, code);
}

/** Icelandic text for a backend code; any other gets the general text. */
export function messageForBackendCode(code: string): string {
  return isBackendCode(code) ? backendMessages[code] : genericMessage;
}
