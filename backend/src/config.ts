import { z } from 'zod';
import { findExposedSettings } from '../../lib/rules/security/exposed-settings.ts';
import { isAdminKey } from './modules/identity/admin-token.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const emptyAsUnset = (value: unknown): unknown => (value === '' ? undefined : value);
const optionalText = z.preprocess(emptyAsUnset, z.string().min(1).optional());
/** The address of a service; paths are put behind it. */
const serviceUrl = z.preprocess(
  emptyAsUnset,
  z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
);
/** As browsers name it: with any more behind it nothing would be taken from the shop's own pages. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'takes origins such as https://www.example.is, without a slash at the end',
  );

/** What is set together or not at all: half of a service would be none without anyone hearing of it. */
const serviceGroups = [
  ['SEARCH_APP_ID', 'SEARCH_ADMIN_KEY', 'SEARCH_SEARCH_KEY', 'SEARCH_INDEX'],
  ['ACQUIRER_URL', 'ACQUIRER_SECRET_KEY', 'ACQUIRER_WEBHOOK_SECRET'],
  ['ELECTRONIC_ID_URL', 'ELECTRONIC_ID_CLIENT_ID', 'ELECTRONIC_ID_CLIENT_SECRET'],
] as const;

function checkServiceGroups(values: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const names of serviceGroups) {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === names.length) continue;
    for (const name of missing)
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `is not set, unlike others of ${names.join(', ')}`,
      });
  }
}

/** What would be open to strangers once the shop is. */
function checkExposure(
  values: Readonly<Record<string, unknown>> & { SITE_ORIGINS?: string[] | undefined },
  context: z.RefinementCtx,
): void {
  for (const { name, message } of findExposedSettings(values, values.SITE_ORIGINS ?? []))
    context.addIssue({ code: 'custom', path: [name], message });
}

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(4000),
  /** The address to listen on; unset: all of them. */
  HOST: optionalText,
  /** PostgreSQL; unset: PGlite in DATA_DIR. */
  DATABASE_URL: z.preprocess(emptyAsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATA_DIR: z.string().min(1).default('.data/backend'),
  /** Connections of one process. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  API_KEY: z.string().min(8),
  /** Origins of the storefront, separated by commas: the only ones that may change anything. */
  SITE_ORIGINS: z
    .string()
    .min(1)
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(origin).min(1)),
  IDENTITY_PROJECT: z.string().min(1),
  IDENTITY_JWKS_URL: z.url(),
  /** Address of another service with the same protocol; unset: Google's own. */
  IDENTITY_URL: serviceUrl,
  IDENTITY_API_KEY: z.string().min(1),
  /** A service account's key file as JSON, or a bearer token. */
  IDENTITY_ADMIN_KEY: z
    .string()
    .min(8)
    .refine(isAdminKey, 'is neither the JSON of a service account’s key nor a token'),
  COOKIE_SECURE: flag.default(true),
  REVALIDATE_URL: z.url(),
  REVALIDATE_SECRET: z.string().min(16),
  /** Proves that the storefront tells of its visitors' addresses. */
  STOREFRONT_SECRET: z.string().min(32),
  /** Proxies in front whose X-Forwarded-For entry is believed. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The hosted search (Algolia): the first four together, or none, and the shop searches by itself. */
  SEARCH_APP_ID: optionalText,
  /** May write. */
  SEARCH_ADMIN_KEY: optionalText,
  /** May only search; the keys that visitors get are made from it. */
  SEARCH_SEARCH_KEY: optionalText,
  SEARCH_INDEX: optionalText,
  /** Address of another service with the same protocol; unset: Algolia's own. */
  SEARCH_HOST: serviceUrl,
  /** The card acquirer: all three, or none, and the shop takes no cards. */
  ACQUIRER_URL: serviceUrl,
  ACQUIRER_SECRET_KEY: optionalText,
  /** Signs the acquirer's messages to us. */
  ACQUIRER_WEBHOOK_SECRET: z.preprocess(emptyAsUnset, z.string().min(16).optional()),
  /** Signs the calls of the supplier's warehouse system and of `npm run orders`; unset: no one can make them. */
  WAREHOUSE_SECRET: z.preprocess(emptyAsUnset, z.string().min(16).optional()),
  /** Electronic id: the three together, or none and no one can sign in by it. */
  ELECTRONIC_ID_URL: serviceUrl,
  ELECTRONIC_ID_CLIENT_ID: optionalText,
  /** Also what references of sign-ins are signed with, so all backends need the same. */
  ELECTRONIC_ID_CLIENT_SECRET: optionalText,
  /** Any SMTP server; user and password as in every URL. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `Name <address>`. */
  MAIL_FROM: z.string().regex(/^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or Name <address>'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
});

/** Everything the backend reads from its environment. */
export const configSchema = variables.superRefine(checkServiceGroups).superRefine(checkExposure);
export type Config = z.infer<typeof configSchema>;

/** The part that migrating, seeding and importing need. */
export const databaseConfigSchema = variables.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  DATABASE_POOL: true,
});
export type DatabaseConfig = z.infer<typeof databaseConfigSchema>;

/** The part that reindexing needs. */
export const indexConfigSchema = variables
  .pick({
    NODE_ENV: true,
    SITE_ORIGINS: true,
    DATABASE_URL: true,
    DATA_DIR: true,
    DATABASE_POOL: true,
    SEARCH_APP_ID: true,
    SEARCH_ADMIN_KEY: true,
    SEARCH_SEARCH_KEY: true,
    SEARCH_INDEX: true,
    SEARCH_HOST: true,
  })
  .partial({ SITE_ORIGINS: true })
  .superRefine(checkServiceGroups)
  .superRefine(checkExposure);

/** Reads `env` by `schema`; names every variable that is missing or wrong and ends the process. */
export function readConfig<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv = process.env): T {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  console.error('The environment is not right:');
  for (const { path, message } of result.error.issues) {
    const name = path[0]?.toString() ?? '';
    console.error(`  ${name}: ${env[name] ? message : message.replace(/^Invalid input.*/, 'is not set')}`);
  }
  process.exit(1);
}
