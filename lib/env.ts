import { z } from 'zod';
import { exposedSettings } from './rules/security/secret-rules.ts';

const address = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.endsWith('/'), 'must not end with a slash');
const optional = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).default('');

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  // The address to listen on; empty: all of them.
  HOST: z.string().default(''),
  SITE_URL: address,
  BACKEND_URL: address,
  API_KEY: z.string().min(8),
  REDIS_URL: optional(z.url({ protocol: /^rediss?$/ })),
  IMAGE_BUCKET_URL: address,
  // Specification §5.6: the key must be present and contain no colon.
  IDENTITY_API_KEY: z.string().regex(/^[^:]+$/, 'must contain no colon'),
  IDENTITY_PROJECT: z.string().min(1),
  IDENTITY_AUTH_DOMAIN: z.string().min(1),
  IDENTITY_URL: optional(address),
  IDENTITY_TOKEN_SYNC_URL: optional(z.string().regex(/^\/(?!\/)\S*$/, 'must be a path of the shop')),
  // Google's property, e.g. G-ABC123; empty: its tag is never loaded.
  GOOGLE_TAG_ID: optional(z.string().regex(/^[A-Z]{1,4}-[A-Z0-9]{1,20}$/, 'is not the id of a tag')),
  ANALYTICS_COLLECTOR_URL: optional(z.union([address, z.string().regex(/^\/(?!\/)\S*$/)])),
  ELECTRONIC_ID: z.enum(['true', 'false']).default('false'),
  // Where the mailing list is kept if not here.
  NEWSLETTER_URL: optional(z.url({ protocol: /^https?$/ })),
  REVALIDATE_SECRET: z.string().min(32),
  STOREFRONT_SECRET: z.string().min(32),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
});

/** Environment of the storefront's server; .env.example says what each variable is for. */
export const storefrontEnv = variables.superRefine((given, context) => {
  for (const { name, message } of exposedSettings(given, [given.SITE_URL]))
    context.addIssue({ code: 'custom', path: [name], message });
});
export type Environment = z.infer<typeof storefrontEnv>;

/** @throws Error that lists every variable which is missing or wrong, a line each, without their values */
export function readEnvironment(given: Readonly<Record<string, string | undefined>>): Environment {
  const read = storefrontEnv.safeParse(given);
  if (read.success) return read.data;
  const lines = read.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const unset = issue.message.replace(/^Invalid input.*/, 'is not set');
    return `  ${name}: ${given[name] === undefined ? unset : issue.message}`;
  });
  throw new Error(`The storefront cannot start with this environment:\n${lines.join('\n')}`);
}

let kept: Environment | undefined;

/** Checked at start-up by instrumentation.ts, so that no page meets a wrong one. */
export function env(): Environment {
  kept ??= readEnvironment(process.env);
  return kept;
}
