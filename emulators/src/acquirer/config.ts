import { z } from 'zod';

/** Environment of the acquirer. */
export const acquirerConfigSchema = z.object({
  ACQUIRER_PORT: z.coerce.number().int().min(1).max(65_535).default(4060),
  /** Payments and stored cards are kept here. */
  ACQUIRER_DATA_DIR: z.string().min(1).default('.data/acquirer'),
  /** What the merchant's server shows. */
  ACQUIRER_SECRET_KEY: z.string().min(8),
  /** Where the merchant wants to hear of changes; empty: nowhere. */
  ACQUIRER_WEBHOOK_URL: z.string().default(''),
  /** Signs those messages. */
  ACQUIRER_WEBHOOK_SECRET: z.string().min(16),
});

export type AcquirerConfig = z.infer<typeof acquirerConfigSchema>;
