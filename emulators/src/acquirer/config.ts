import { z } from 'zod';

/** Environment of the acquirer. */
export const acquirerConfigSchema = z.object({
  ACQUIRER_PORT: z.coerce.number().int().min(1).max(65_535).default(4060),
  /** Folder of payments and stored cards. */
  ACQUIRER_DATA_DIR: z.string().min(1).default('.data/acquirer'),
  /** Authenticates the merchant's server. */
  ACQUIRER_SECRET_KEY: z.string().min(8),
  /** The merchant's webhook; empty: none. */
  ACQUIRER_WEBHOOK_URL: z.string().default(''),
  /** Signs the webhooks. */
  ACQUIRER_WEBHOOK_SECRET: z.string().min(16),
});

export type AcquirerConfig = z.infer<typeof acquirerConfigSchema>;
