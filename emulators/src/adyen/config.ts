import { z } from 'zod';

/** What the merchant has entered in Adyen's Customer Area. */
export const adyenConfigSchema = z.object({
  ADYEN_API_KEY: z.string().min(8),
  ADYEN_MERCHANT_ACCOUNT: z.string().min(1),
  ADYEN_CLIENT_KEY: z.string().min(1),
  /** 64 hexadecimal digits. */
  ADYEN_HMAC_KEY: z.string().regex(/^[0-9A-Fa-f]{64}$/),
  /** The merchant's webhook; empty: reports are kept until they are taken. */
  ADYEN_WEBHOOK_URL: z.string().default(''),
});

export type AdyenConfig = z.infer<typeof adyenConfigSchema>;
