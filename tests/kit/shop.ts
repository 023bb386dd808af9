import { createHash, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { createApp, type App } from '../../backend/src/app.ts';
import { configSchema } from '../../backend/src/config.ts';
import type { Platform } from '../../backend/src/context.ts';
import { sessions } from '../../backend/src/db/schema/sessions.ts';
import { seedCheckout } from '../../backend/src/seed/checkout.ts';
import type { Connection } from '../../backend/src/db/connect.ts';
import { websiteInfo } from '../../backend/src/db/schema/content.ts';
import { createTestDatabase } from './database.ts';
import { apiKey, origin, Visitor } from './visitor.ts';

export interface Shop extends Platform {
  app: App;
  connection: Connection;
  /** A browser without cookies. */
  guest(): Visitor;
  /** A browser that is signed in as this customer. */
  signedIn(customerId: number, over?: Partial<typeof sessions.$inferInsert>): Promise<Visitor>;
}

export const storefrontSecret = 'test-storefront-secret-of-32-bytes';

export function testConfig(over: Record<string, string> = {}) {
  return configSchema.parse({
    API_KEY: apiKey,
    SITE_ORIGINS: origin,
    IDENTITY_PROJECT: 'test-project',
    IDENTITY_JWKS_URL: 'http://127.0.0.1:9/jwks',
    IDENTITY_URL: 'http://127.0.0.1:9',
    IDENTITY_API_KEY: 'test-identity-key',
    IDENTITY_ADMIN_KEY: 'test-identity-admin',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Vörulind <verslun@vorulind.test>',
    COOKIE_SECURE: 'false',
    REQUIRE_SECOND_FACTOR: 'false',
    REVALIDATE_URL: 'http://127.0.0.1:9/revalidate',
    REVALIDATE_SECRET: 'test-revalidate-secret',
    STOREFRONT_SECRET: storefrontSecret,
    LOG_LEVEL: 'silent',
    ...over,
  });
}

/** The backend in this process on its own database, with the settings that every shop has but no products and no people. */
export async function testShop(env: Record<string, string> = {}): Promise<Shop> {
  const connection = await createTestDatabase();
  await addSettings(connection);
  return shopOn(connection, env);
}

/** What every shop has. */
export async function addSettings({ db }: Connection): Promise<void> {
  await db.insert(websiteInfo).values({
    name: 'Vörulind ehf.',
    ssn: '5001010000',
    vatNumber: '123456',
    phoneNumber: '5550100',
    address: 'Lindarbraut 1, 200 Kópavogur',
    copyright: 'Vörulind ehf.',
  });
  await seedCheckout(db);
}

/** The backend in this process, on a database with the newest schema. */
export function shopOn(connection: Connection, env: Record<string, string> = {}): Shop {
  const { db } = connection;
  const config = testConfig(env);
  const platform = { db, config, log: pino({ level: config.LOG_LEVEL }) };
  const app = createApp(platform);
  return {
    ...platform,
    app,
    connection,
    guest: () => new Visitor(app),
    async signedIn(customerId, over = {}) {
      const token = randomBytes(32).toString('base64url');
      await db.insert(sessions).values({
        tokenHash: createHash('sha256').update(token).digest('hex'),
        actorId: customerId,
        customerId,
        contextVersion: 7,
        expiresAt: new Date(Date.now() + 30 * 86_400_000),
        ...over,
      });
      return new Visitor(app, { session: token });
    },
  };
}
