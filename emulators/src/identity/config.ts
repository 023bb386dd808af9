import { z } from 'zod';

/** Environment of the identity service. */
export const identityConfigSchema = z.object({
  IDENTITY_PORT: z.coerce.number().int().min(1).max(65_535).default(4010),
  /** Folder of accounts and the signing key. */
  IDENTITY_DATA_DIR: z.string().min(1).default('.data/identity'),
  IDENTITY_PROJECT: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('demo-vorulind'),
  /** The administrator's bearer token. */
  IDENTITY_ADMIN_KEY: z.string().min(8),
  /** The password policy's minimum length, in characters. */
  IDENTITY_PASSWORD_MIN: z.coerce.number().int().min(6).max(30).default(8),
});

export type IdentityConfig = z.infer<typeof identityConfigSchema>;
