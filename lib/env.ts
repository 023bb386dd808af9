import { z } from 'zod';
import { imageResizers } from './io/images/address-forms.ts';
import { parseRedisAddress } from './rules/security/redis-address.ts';
import { findExposedSettings } from './rules/security/exposed-settings.ts';

const urlWithoutSlash = z
  .url({ protocol: /^https?$/ })
  .refine((value) => !value.endsWith('/'), 'must not end with a slash');
const optionalSetting = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).default('');

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  // The address to listen on; empty: all of them.
  HOST: z.string().default(''),
  SITE_URL: urlWithoutSlash,
  BACKEND_URL: urlWithoutSlash,
  API_KEY: z.string().min(8),
  REDIS_URL: optionalSetting(
    z.string().refine((value) => parseRedisAddress(value) !== undefined, 'is no address of Redis'),
  ),
  IMAGE_BUCKET_URL: urlWithoutSlash,
  // What makes pictures smaller; empty: the bucket itself, by q, w and fit.
  IMAGE_RESIZER: z
    .union([z.literal('').transform(() => 'query' as const), z.enum(imageResizers)])
    .default('query'),
  IMAGE_RESIZER_URL: optionalSetting(
    urlWithoutSlash.regex(/^[^?#{}\s]+$/, 'must be an address without a query'),
  ),
  // Specification §5.6: the key must be present and contain no colon.
  IDENTITY_API_KEY: z.string().regex(/^[^:]+$/, 'must contain no colon'),
  IDENTITY_PROJECT: z.string().min(1),
  IDENTITY_AUTH_DOMAIN: z.string().min(1),
  IDENTITY_URL: optionalSetting(urlWithoutSlash),
  IDENTITY_TOKEN_SYNC_URL: optionalSetting(z.string().regex(/^\/(?!\/)\S*$/, 'must be a path of the shop')),
  // Google's property, e.g. G-ABC123; empty: its tag is never loaded.
  GOOGLE_TAG_ID: optionalSetting(z.string().regex(/^[A-Z]{1,4}-[A-Z0-9]{1,20}$/, 'is not the id of a tag')),
  ANALYTICS_COLLECTOR_URL: optionalSetting(z.union([urlWithoutSlash, z.string().regex(/^\/(?!\/)\S*$/)])),
  ELECTRONIC_ID: z.enum(['true', 'redirect', 'false']).default('false'),
  // The mailing list's service, if it is external.
  NEWSLETTER_URL: optionalSetting(z.url({ protocol: /^https?$/ })),
  REVALIDATE_SECRET: z.string().min(32),
  STOREFRONT_SECRET: z.string().min(32),
  // Where a cache in front is told what changed.
  EDGE_PURGE_URL: optionalSetting(z.url({ protocol: /^https?$/ })),
  EDGE_PURGE_TOKEN: z.string().default(''),
  // Bearer token for /metrics; empty: there is no such page.
  METRICS_TOKEN: optionalSetting(z.string().min(32)),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  // Whom to tell of a hole in the shop, and until when that holds: both or none.
  SECURITY_CONTACT: optionalSetting(
    z.url({ protocol: /^(?:https|mailto|tel)$/ }).regex(/^\S+$/, 'must be one address'),
  ),
  SECURITY_EXPIRES: optionalSetting(z.iso.date()),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
});

/** Environment of the storefront's server; .env.example says what each variable is for. */
export const storefrontEnv = environmentSchema.superRefine((settings, context) => {
  for (const { name, message } of findExposedSettings(settings, [settings.SITE_URL]))
    context.addIssue({ code: 'custom', path: [name], message });
  const { IMAGE_RESIZER: resizer, IMAGE_RESIZER_URL: resizerUrl } = settings;
  if ((resizer === 'query') !== (resizerUrl === ''))
    context.addIssue({
      code: 'custom',
      path: ['IMAGE_RESIZER_URL'],
      message:
        resizerUrl === ''
          ? `is not set, but IMAGE_RESIZER is ${resizer}`
          : 'is set, but IMAGE_RESIZER is query: then the bucket itself makes pictures smaller',
    });
  const { SECURITY_CONTACT: contact, SECURITY_EXPIRES: expires } = settings;
  if ((contact === '') !== (expires === ''))
    context.addIssue({
      code: 'custom',
      path: [contact === '' ? 'SECURITY_CONTACT' : 'SECURITY_EXPIRES'],
      message: 'is not set, unlike its other half',
    });
});
export type Environment = z.infer<typeof storefrontEnv>;

/** @throws Error that lists every variable which is missing or wrong, a line each, without their values */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = storefrontEnv.safeParse(variables);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    const unsetMessage = issue.message.replace(/^Invalid input.*/, 'is not set');
    return `  ${name}: ${variables[name] === undefined ? unsetMessage : issue.message}`;
  });
  throw new Error(`The storefront cannot start with this environment:\n${lines.join('\n')}`);
}

let cachedEnvironment: Environment | undefined;

/** Checked at start-up by instrumentation.ts, so that a wrong value never reaches a page. */
export function env(): Environment {
  cachedEnvironment ??= readEnvironment(process.env);
  return cachedEnvironment;
}
