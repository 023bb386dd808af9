import type { z } from 'zod';
import { configSchema } from '../../backend/src/config.ts';
import { acquirerConfigSchema } from '../../emulators/src/acquirer/config.ts';
import { electronicIdConfigSchema } from '../../emulators/src/electronic-id/config.ts';
import { identityConfigSchema } from '../../emulators/src/identity/config.ts';
import { imagesConfigSchema } from '../../emulators/src/images/config.ts';
import { mailConfigSchema } from '../../emulators/src/mail/config.ts';
import { searchConfigSchema } from '../../emulators/src/search/config.ts';
import { storefrontEnv } from '../../lib/env.ts';

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
export const shopSchemas = [
  storefrontEnv,
  configSchema,
  identityConfigSchema,
  imagesConfigSchema,
  searchConfigSchema,
  electronicIdConfigSchema,
  mailConfigSchema,
  acquirerConfigSchema,
] as const;
