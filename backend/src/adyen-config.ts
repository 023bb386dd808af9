import { z } from 'zod';

const emptyAsUnset = (value: unknown): unknown => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsUnset, schema.optional());

/** A key as Adyen's Customer Area shows it. */
const hmacKey = /^[0-9A-Fa-f]{64}$/;

/** Variables of the acquirer Adyen, where ACQUIRER_PROTOCOL chooses it. */
export const adyenVariables = {
  /** Which acquirer takes the cards: one with the emulator's interface, or Adyen. */
  ACQUIRER_PROTOCOL: z.preprocess(emptyAsUnset, z.enum(['rest', 'adyen']).default('rest')),
  ADYEN_API_KEY: optional(z.string().min(8)),
  ADYEN_MERCHANT_ACCOUNT: optional(z.string().min(1)),
  /** Browsers are sent it. */
  ADYEN_CLIENT_KEY: optional(z.string().min(1)),
  /** Sign Adyen's webhooks: one, or the new one and the one before it, separated by a comma. */
  ADYEN_HMAC_KEY: optional(
    z
      .string()
      .transform((value) => value.split(',').map((one) => one.trim()))
      .pipe(z.array(z.string().regex(hmacKey, 'must be 64 hexadecimal digits')).min(1).max(2)),
  ),
  ADYEN_ENVIRONMENT: z.preprocess(emptyAsUnset, z.enum(['test', 'live']).default('test')),
  /** Of the addresses of a live account. */
  ADYEN_LIVE_PREFIX: optional(z.string().regex(/^[A-Za-z0-9-]+$/)),
  /** Version of Adyen's script for the card fields, and its digest from the release notes; unset: not checked. */
  ADYEN_WEB_VERSION: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .regex(/^6\.\d+\.\d+$/, 'must be a version such as 6.45.2')
      .default('6.45.2'),
  ),
  ADYEN_WEB_INTEGRITY: optional(z.string().regex(/^sha384-[A-Za-z0-9+/=]{64}$/)),
  /** Base URL of another service with the same protocol; unset: Adyen's own. */
  ADYEN_URL: optional(z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/+$/, ''))),
};

/** All of them, or none. */
const required = ['ADYEN_API_KEY', 'ADYEN_MERCHANT_ACCOUNT', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY'] as const;

/** Names what is missing of a half-configured Adyen. */
export function checkAdyen(values: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  const report = (name: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message });
  const isChosen = values['ACQUIRER_PROTOCOL'] === 'adyen';
  const isGiven = required.some((name) => values[name] !== undefined);
  if (!isChosen && isGiven) report('ACQUIRER_PROTOCOL', `is not adyen, but variables of Adyen are set`);
  if (!isChosen) return;
  for (const name of required)
    if (values[name] === undefined) report(name, 'is not set, but ACQUIRER_PROTOCOL is adyen');
  if (values['ADYEN_ENVIRONMENT'] === 'live' && values['ADYEN_LIVE_PREFIX'] === undefined)
    report('ADYEN_LIVE_PREFIX', 'is not set, but ADYEN_ENVIRONMENT is live');
}
