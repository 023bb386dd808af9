import pino from 'pino';
import { createApp } from '../../backend/src/app.ts';
import { configSchema } from '../../backend/src/config.ts';
import { connectPostgres } from '../../backend/src/db/connect.ts';
import { migrate } from '../../backend/src/db/migrate.ts';
import { operationName } from '../../lib/io/graphql.ts';

const config = configSchema.parse({
  API_KEY: 'bench-api-key',
  SITE_ORIGINS: 'http://bench.test',
  IDENTITY_PROJECT: 'bench',
  IDENTITY_JWKS_URL: 'http://127.0.0.1:9/jwks',
  IDENTITY_API_KEY: 'bench',
  IDENTITY_ADMIN_KEY: 'bench-has-no-identity',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'verslun@vorulind.test',
  REVALIDATE_URL: 'http://127.0.0.1:9/revalidate',
  REVALIDATE_SECRET: 'bench-revalidate-secret',
  STOREFRONT_SECRET: 'bench-has-no-storefront-to-sign-anything',
  COOKIE_SECURE: 'false',
  LOG_LEVEL: 'silent',
});

/** A backend in this process on a migrated database: what is timed is its work, without a network. */
export async function openBackend(url: string) {
  const connection = connectPostgres(url, 4);
  await migrate(connection);
  return {
    db: connection.db,
    app: createApp({ db: connection.db, config, log: pino({ level: 'silent' }) }),
    close: () => connection.close(),
  };
}

export type BenchBackend = Awaited<ReturnType<typeof openBackend>>;

/**
 * Milliseconds from a query to its whole answer.
 * @throws Error with what the answer says went wrong
 */
export async function timeQuery(
  { app }: Pick<BenchBackend, 'app'>,
  session: string,
  query: string,
  variables: object,
): Promise<number> {
  const body = JSON.stringify({ query, variables });
  const started = performance.now();
  const answer = await app.request('/graphql?op=x', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(Buffer.byteLength(body)),
      ApiKey: config.API_KEY,
      Cookie: `session=${session}`,
    },
    body,
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(`${operationName(query)}: ${JSON.stringify(errors)}`);
  return performance.now() - started;
}
