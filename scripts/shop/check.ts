import type { z } from 'zod';
import { configSchema } from '../../backend/src/config.ts';
import { acquirerConfigSchema } from '../../emulators/src/acquirer/config.ts';
import { electronicIdConfigSchema } from '../../emulators/src/electronic-id/config.ts';
import { identityConfigSchema } from '../../emulators/src/identity/config.ts';
import { imagesConfigSchema } from '../../emulators/src/images/config.ts';
import { mailConfigSchema } from '../../emulators/src/mail/config.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';
import { hostConfigSchema } from '../../emulators/src/services.ts';
import { storefrontEnv } from '../../lib/env.ts';
import { findExposedSettings } from '../../lib/rules/security/exposed-settings.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Everything that is missing or invalid in the environment of the processes of `schemas`, a line each. */
export function environmentFaults(schemas: readonly z.ZodType[], env: Env): string[] {
  const issues = schemas.flatMap((schema) => schema.safeParse(env).error?.issues ?? []);
  const lines = issues.map((issue) => {
    const name = issue.path.join('.');
    const unset = issue.message.replace(/^Invalid input.*/, 'is not set');
    return `${name}: ${env[name] === undefined ? unset : issue.message}`;
  });
  return [...new Set(lines)];
}

/** Settings that are unsafe when a demo listens on more than this machine's own address, a line each. */
export function reachableFaults(host: string, env: Env): string[] {
  if (host === '127.0.0.1') return [];
  const faults = findExposedSettings({ ...env, NODE_ENV: 'production' }, [env['SITE_URL'] ?? '']);
  return faults.map(({ name, message }) => `${name}: ${message}`);
}

/** The processes of a whole shop. */
export const shopSchemas = [
  storefrontEnv,
  hostConfigSchema,
  configSchema,
  identityConfigSchema,
  imagesConfigSchema,
  searchConfigSchema,
  electronicIdConfigSchema,
  mailConfigSchema,
  acquirerConfigSchema,
] as const;
