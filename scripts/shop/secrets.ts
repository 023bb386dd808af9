import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Each secret's name in the data folder's file, and its environment variable. */
export const secretVariables = {
  revalidate: 'REVALIDATE_SECRET',
  storefront: 'STOREFRONT_SECRET',
  warehouse: 'WAREHOUSE_SECRET',
  identityAdmin: 'IDENTITY_ADMIN_KEY',
  searchAdmin: 'SEARCH_ADMIN_KEY',
  searchOnly: 'SEARCH_SEARCH_KEY',
  electronicId: 'ELECTRONIC_ID_CLIENT_SECRET',
  acquirer: 'ACQUIRER_SECRET_KEY',
  acquirerWebhooks: 'ACQUIRER_WEBHOOK_SECRET',
  mailReports: 'MAIL_WEBHOOK_SECRET',
  metrics: 'METRICS_TOKEN',
} as const;
type SecretName = keyof typeof secretVariables;
export type Secrets = Readonly<Record<SecretName, string>>;

const names = Object.keys(secretVariables) as SecretName[];
const secretsSchema = z.record(z.string(), z.string().min(32));

function fileOf(data: string): string {
  return join(data, 'secrets.json');
}

/** The secrets in the data folder; none before the first start. @throws Error when the file is damaged */
function readSecrets(data: string): Readonly<Record<string, string>> {
  let text: string;
  try {
    text = readFileSync(fileOf(data), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
  try {
    return secretsSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${fileOf(data)} is damaged. Delete it, and the next npm start makes new secrets.`);
  }
}

/** The demo's secrets: missing ones are generated and stored in the data folder, readable by its owner only. */
export function keptSecrets(data: string): Secrets {
  const kept = readSecrets(data);
  const secrets = Object.fromEntries(
    names.map((name) => [name, kept[name] ?? randomBytes(32).toString('hex')]),
  ) as Secrets;
  if (names.every((name) => kept[name])) return secrets;
  mkdirSync(data, { recursive: true });
  // Renamed into place, so that neither a concurrent reader nor a power cut meets half of the file.
  const written = `${fileOf(data)}.${process.pid}`;
  writeFileSync(written, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, { mode: 0o600 });
  renameSync(written, fileOf(data));
  return secrets;
}

/**
 * A secret for calling a running shop from outside: the environment's, else the one that `npm start` generated in `data`.
 * @throws Error naming what is missing
 */
export function secretFor(
  name: SecretName,
  data: string,
  given: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const variable = secretVariables[name];
  const secret = given[variable] || readSecrets(data)[name];
  if (secret) return secret;
  throw new Error(
    `${variable} is not set, and ${fileOf(data)} holds none: set it, or start the demo with npm start, which makes one.`,
  );
}
