import { z } from 'zod';
import { configSchema } from '../../backend/src/config.ts';
import { identityConfigSchema } from '../../emulators/src/identity/config.ts';
import { imagesConfigSchema } from '../../emulators/src/images/config.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.endsWith('/'), 'must not end with a slash');

/** What the storefront must know in production; nothing has a default that suits one machine only. */
export const storefrontEnv = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  SITE_URL: address,
  BACKEND_URL: address,
  API_KEY: z.string().min(8),
  REDIS_URL: z.union([z.literal(''), z.url({ protocol: /^rediss?$/ })]).default(''),
  IMAGE_BUCKET_URL: address,
  IDENTITY_API_KEY: z.string().min(1),
  IDENTITY_PROJECT: z.string().min(1),
  IDENTITY_AUTH_DOMAIN: z.string().min(1),
  IDENTITY_URL: z.union([z.literal(''), address]).default(''),
  REVALIDATE_SECRET: z.string().min(32),
});

type Env = Readonly<Record<string, string | undefined>>;

/** Everything that is missing or wrong for the processes of `schemas`, a line each. */
export function environmentFaults(schemas: readonly z.ZodType[], env: Env): string[] {
  const issues = schemas.flatMap((schema) => schema.safeParse(env).error?.issues ?? []);
  const lines = issues.map((issue) => {
    const name = issue.path.join('.');
    return `${name}: ${env[name] === undefined ? 'is not set' : issue.message}`;
  });
  return [...new Set(lines)];
}

/** The processes of a whole shop. */
export const shopSchemas = [storefrontEnv, configSchema, identityConfigSchema, imagesConfigSchema] as const;
