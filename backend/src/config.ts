import { z } from 'zod';
import { findExposedSettings } from '../../lib/rules/security/exposed-settings.ts';
import { adyenVariables, checkAdyen } from './adyen-config.ts';
import { isAdminKey } from './modules/identity/admin-token.ts';

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const emptyAsUnset = (value: unknown): unknown => (value === '' ? undefined : value);
const optionalText = z.preprocess(emptyAsUnset, z.string().min(1).optional());
/** Base URL of a service; paths are appended to it. */
const serviceUrl = z.preprocess(
  emptyAsUnset,
  z
    .url({ protocol: /^https?$/ })
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
);
/** Several of them, separated by commas; unset: none. */
const serviceUrls = z
  .string()
  .default('')
  .transform((value) => value.split(',').flatMap((one) => one.trim().replace(/\/+$/, '') || []))
  .pipe(z.array(z.url({ protocol: /^https?$/ })));
/** In the form browsers send: with a path behind it no request of the shop's own pages would match. */
const origin = z
  .url({ protocol: /^https?$/ })
  .refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'takes origins such as https://www.example.is, without a slash at the end',
  );

/** Variables that are set together or not at all: a half-configured service would be silently off. */
const serviceGroups = [
  ['SEARCH_APP_ID', 'SEARCH_ADMIN_KEY', 'SEARCH_SEARCH_KEY', 'SEARCH_INDEX'],
  ['ACQUIRER_URL', 'ACQUIRER_SECRET_KEY', 'ACQUIRER_WEBHOOK_SECRET'],
  ['ELECTRONIC_ID_URL', 'ELECTRONIC_ID_CLIENT_ID', 'ELECTRONIC_ID_CLIENT_SECRET'],
  ['IMAGE_STORE_URL', 'IMAGE_STORE_BUCKET', 'IMAGE_STORE_REGION', 'IMAGE_STORE_KEY_ID', 'IMAGE_STORE_SECRET'],
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
  const report = (name: string, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message });
  const protocol = values['ELECTRONIC_ID_PROTOCOL'];
  const names = serviceGroups[2];
  if (
    typeof protocol === 'string' &&
    protocol !== 'rest' &&
    names.every((name) => values[name] === undefined)
  )
    for (const name of names) report(name, `is not set, but ELECTRONIC_ID_PROTOCOL is ${protocol}`);
  const hosts = values['SEARCH_HOSTS'];
  if (Array.isArray(hosts) && hosts.length > 0 && values['SEARCH_APP_ID'] === undefined)
    report('SEARCH_APP_ID', 'is not set, but SEARCH_HOSTS is');
}

/** Whatever else is wrong: the operator reads at once all that is missing. */
const always = { when: () => true };

function checkReplica(
  values: { DATABASE_URL?: string | undefined; DATABASE_REPLICA_URL?: string | undefined },
  context: z.RefinementCtx,
): void {
  if (values.DATABASE_REPLICA_URL !== undefined && values.DATABASE_URL === undefined)
    context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message: 'is not set, but its replica is' });
}

/** Names what would be open to strangers once the shop is public. */
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
  /** A streaming replica of DATABASE_URL for lists; unset: the primary answers everything. */
  DATABASE_REPLICA_URL: z.preprocess(emptyAsUnset, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATA_DIR: z.string().min(1).default('.data/backend'),
  /** Connections of one process. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(200).default(10),
  API_KEY: z.string().min(8),
  /** Origins of the storefront, separated by commas: the only ones that may send mutations. */
  SITE_ORIGINS: z
    .string()
    .min(1)
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(origin).min(1)),
  IDENTITY_PROJECT: z.string().min(1),
  IDENTITY_JWKS_URL: z.url(),
  /** Base URL of another service with the same protocol; unset: Google's own. */
  IDENTITY_URL: serviceUrl,
  IDENTITY_API_KEY: z.string().min(1),
  /** A service account's key file as JSON, or a bearer token. */
  IDENTITY_ADMIN_KEY: z
    .string()
    .min(8)
    .refine(isAdminKey, 'is neither the JSON of a service account’s key nor a token'),
  COOKIE_SECURE: flag.default(true),
  /** Whether agents, and who manages employees, need more than a password. */
  REQUIRE_SECOND_FACTOR: flag.default(true),
  REVALIDATE_URL: z.url(),
  REVALIDATE_SECRET: z.string().min(16),
  /** Signs the visitors' addresses that the storefront forwards. */
  STOREFRONT_SECRET: z.string().min(32),
  /** Proxies in front whose X-Forwarded-For entry is trusted. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** The hosted search (Algolia): the first four together, or none and the shop's own search answers. */
  SEARCH_APP_ID: optionalText,
  /** Write access. */
  SEARCH_ADMIN_KEY: optionalText,
  /** Search-only; the keys handed to visitors are derived from it. */
  SEARCH_SEARCH_KEY: optionalText,
  SEARCH_INDEX: optionalText,
  /** Base URLs of another service with the same protocol, separated by commas, tried in this order; unset: Algolia's own hosts. */
  SEARCH_HOSTS: serviceUrls,
  /** The card acquirer, unless it is Adyen: all three, or none and card payment is off. */
  ACQUIRER_URL: serviceUrl,
  ACQUIRER_SECRET_KEY: optionalText,
  /** Signs the acquirer's webhooks. */
  ACQUIRER_WEBHOOK_SECRET: z.preprocess(emptyAsUnset, z.string().min(16).optional()),
  ...adyenVariables,
  /** Signs the calls of the supplier's warehouse system and of `npm run orders`; unset: such calls are refused. */
  WAREHOUSE_SECRET: z.preprocess(emptyAsUnset, z.string().min(16).optional()),
  /** Electronic id: all three together, or none and that sign-in is off. With OpenID Connect the URL is the issuer. */
  ELECTRONIC_ID_URL: serviceUrl,
  ELECTRONIC_ID_CLIENT_ID: optionalText,
  /** Also signs the references of sign-ins, so all backend processes need the same value. */
  ELECTRONIC_ID_CLIENT_SECRET: optionalText,
  ELECTRONIC_ID_PROTOCOL: z.preprocess(
    emptyAsUnset,
    z.enum(['rest', 'openid', 'openid-redirect']).default('rest'),
  ),
  /** OpenID Connect: the scope that is asked for, and the claim that holds the national id. */
  ELECTRONIC_ID_SCOPE: z.preprocess(
    emptyAsUnset,
    z
      .string()
      .regex(/^openid(?: \S+)*$/, 'must begin with openid')
      .default('openid'),
  ),
  ELECTRONIC_ID_CLAIM: z.preprocess(emptyAsUnset, z.string().default('nationalRegisterId')),
  /** OpenID Connect: acr_values that ask for the app and for the phone; unset: the service decides. */
  ELECTRONIC_ID_APP_CONTEXT: z.string().default(''),
  ELECTRONIC_ID_PHONE_CONTEXT: z.string().default(''),
  /** Any SMTP server; user and password as in every URL. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  /** `Name <address>`. */
  MAIL_FROM: z.string().regex(/^[^<>]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must be an address, or Name <address>'),
  /** Signs the mail service's reports of bounces and complaints; unset: they are refused. */
  MAIL_WEBHOOK_SECRET: z.preprocess(emptyAsUnset, z.string().min(16).optional()),
  /** Bearer token for /metrics; unset: nobody counts, and there is no such page. */
  METRICS_TOKEN: z.preprocess(emptyAsUnset, z.string().min(32).optional()),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  /** The bucket for pictures that the import fetches: the five together, or none and they go to a folder. */
  IMAGE_STORE_URL: serviceUrl,
  IMAGE_STORE_BUCKET: optionalText,
  IMAGE_STORE_REGION: optionalText,
  IMAGE_STORE_KEY_ID: optionalText,
  IMAGE_STORE_SECRET: optionalText,
});

/** Everything the backend reads from its environment. */
export const configSchema = variables
  .superRefine(checkServiceGroups, always)
  .superRefine(checkReplica, always)
  .superRefine(checkAdyen, always)
  .superRefine(checkExposure);
export type Config = z.infer<typeof configSchema>;

/** The variables that migrating and seeding need. */
export const databaseConfigSchema = variables.pick({
  DATABASE_URL: true,
  DATA_DIR: true,
  DATABASE_POOL: true,
});
export type DatabaseConfig = z.infer<typeof databaseConfigSchema>;

/** The variables that importing needs. */
export const importConfigSchema = variables
  .pick({
    DATABASE_URL: true,
    DATA_DIR: true,
    DATABASE_POOL: true,
    IMAGE_STORE_URL: true,
    IMAGE_STORE_BUCKET: true,
    IMAGE_STORE_REGION: true,
    IMAGE_STORE_KEY_ID: true,
    IMAGE_STORE_SECRET: true,
  })
  .extend({ IMAGES_DIR: optionalText })
  .superRefine(checkServiceGroups, always);
export type ImportConfig = z.infer<typeof importConfigSchema>;

/** The variables that reindexing needs. */
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
    SEARCH_HOSTS: true,
  })
  .partial({ SITE_ORIGINS: true })
  .superRefine(checkServiceGroups, always)
  .superRefine(checkExposure);

/** Parses `env` by `schema`; lists every variable that is missing or wrong and ends the process. */
export function readConfig<T>(schema: z.ZodType<T>, env: NodeJS.ProcessEnv = process.env): T {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  console.error('The environment is invalid:');
  for (const { path, message } of result.error.issues) {
    const name = path[0]?.toString() ?? '';
    console.error(`  ${name}: ${env[name] ? message : message.replace(/^Invalid input.*/, 'is not set')}`);
  }
  process.exit(1);
}
