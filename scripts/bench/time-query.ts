import { createApp } from '../../backend/src/app.ts';
import { configSchema } from '../../backend/src/config.ts';

/** Of a backend that only answers questions. */
export const benchConfig = configSchema.parse({
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

export type App = ReturnType<typeof createApp>;

/** Milliseconds until the whole answer is there. */
export async function timeQuery(
  app: App,
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
      ApiKey: benchConfig.API_KEY,
      Cookie: `session=${session}`,
    },
    body,
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) throw new Error(JSON.stringify(errors));
  return performance.now() - started;
}
