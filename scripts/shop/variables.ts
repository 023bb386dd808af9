import { join } from 'node:path';
import { root } from './children.ts';
import type { Secrets } from './secrets.ts';

/** The ports of a shop on this machine. */
export interface Ports {
  storefront: number;
  backend: number;
  identity: number;
  images: number;
  search: number;
  electronicId: number;
  mail: number;
  smtp: number;
  acquirer: number;
}

/** Port → the variable that sets it. */
export const portVariables = {
  storefront: 'PORT',
  backend: 'BACKEND_PORT',
  identity: 'IDENTITY_PORT',
  images: 'IMAGES_PORT',
  search: 'SEARCH_PORT',
  electronicId: 'ELECTRONIC_ID_PORT',
  mail: 'MAIL_PORT',
  smtp: 'MAIL_SMTP_PORT',
  acquirer: 'ACQUIRER_PORT',
} as const satisfies Record<keyof Ports, string>;

export const defaultPorts: Ports = {
  storefront: 3000,
  backend: 4000,
  identity: 4010,
  images: 4020,
  search: 4030,
  electronicId: 4040,
  mail: 4050,
  smtp: 4051,
  acquirer: 4060,
};

/** Inputs of the local defaults. */
interface ShopPlace {
  ports: Ports;
  /** Folder of the shop's data. */
  data: string;
  /** Folder of the demo catalogue's pictures. */
  images: string;
  secrets: Secrets;
}

/**
 * The local default of every variable of every process. An empty default is a meaningful choice (in-process cache, PGlite); the
 * ports are in `portVariables`.
 */
export const localDefaults: Readonly<Record<string, (place: ShopPlace) => string>> = {
  HOST: () => '127.0.0.1',
  SITE_URL: ({ ports }) => `http://localhost:${ports.storefront}`,
  BACKEND_URL: ({ ports }) => `http://localhost:${ports.backend}`,
  API_KEY: () => 'vorulind-local',
  REDIS_URL: () => '',
  IMAGE_BUCKET_URL: ({ ports }) => `http://localhost:${ports.images}/vorulind`,
  IMAGE_RESIZER: () => 'query',
  IMAGE_RESIZER_URL: () => '',
  IDENTITY_API_KEY: () => 'vorulind-identity',
  IDENTITY_PROJECT: () => 'demo-vorulind',
  IDENTITY_AUTH_DOMAIN: () => 'localhost',
  IDENTITY_URL: ({ ports }) => `http://localhost:${ports.identity}`,
  IDENTITY_TOKEN_SYNC_URL: () => '',
  GOOGLE_TAG_ID: () => '',
  ANALYTICS_COLLECTOR_URL: () => '',
  NEWSLETTER_URL: () => '',
  REVALIDATE_SECRET: ({ secrets }) => secrets.revalidate,
  STOREFRONT_SECRET: ({ secrets }) => secrets.storefront,
  EDGE_PURGE_URL: () => '',
  EDGE_PURGE_TOKEN: () => '',
  SECURITY_CONTACT: () => '',
  SECURITY_EXPIRES: () => '',
  DATABASE_URL: () => '',
  DATABASE_REPLICA_URL: () => '',
  DATABASE_POOL: () => '10',
  DATA_DIR: ({ data }) => `${data}/backend`,
  SITE_ORIGINS: ({ ports }) => `http://localhost:${ports.storefront}`,
  IDENTITY_ADMIN_KEY: ({ secrets }) => secrets.identityAdmin,
  IDENTITY_JWKS_URL: ({ ports }) => `http://localhost:${ports.identity}/jwks`,
  COOKIE_SECURE: () => 'false',
  REQUIRE_SECOND_FACTOR: () => 'false',
  REVALIDATE_URL: ({ ports }) => `http://localhost:${ports.storefront}/api/revalidate`,
  TRUSTED_PROXIES: () => '0',
  SMTP_URL: ({ ports }) => `smtp://localhost:${ports.smtp}`,
  MAIL_FROM: () => 'Vörulind <verslun@vorulind.test>',
  MAIL_WEBHOOK_SECRET: ({ secrets }) => secrets.mailReports,
  MAIL_WEBHOOK_URL: ({ ports }) => `http://localhost:${ports.backend}/mail/reports`,
  LOG_LEVEL: () => 'info',
  METRICS_TOKEN: ({ secrets }) => secrets.metrics,
  OTEL_EXPORTER_OTLP_ENDPOINT: () => '',
  IDENTITY_DATA_DIR: ({ data }) => `${data}/identity`,
  IDENTITY_PASSWORD_MIN: () => '8',
  IMAGES_BUCKET: () => 'vorulind',
  IMAGES_DIR: ({ images }) => `${images}/vorulind`,
  IMAGES_MAKER: () => join(root, 'scripts/demo/make-asset.ts'),
  IMAGES_AVIF: () => 'false',
  IMAGE_STORE_URL: () => '',
  IMAGE_STORE_BUCKET: () => '',
  IMAGE_STORE_REGION: () => '',
  IMAGE_STORE_KEY_ID: () => '',
  IMAGE_STORE_SECRET: () => '',
  IMAGES_CACHE_DIR: ({ images }) => `${images}/vorulind-cache`,
  MAIL_DATA_DIR: ({ data }) => `${data}/mail`,
  SEARCH_DATA_DIR: ({ data }) => `${data}/search`,
  SEARCH_THREADS: () => '2',
  SEARCH_APP_ID: () => 'VORULIND',
  SEARCH_ADMIN_KEY: ({ secrets }) => secrets.searchAdmin,
  SEARCH_SEARCH_KEY: ({ secrets }) => secrets.searchOnly,
  SEARCH_INDEX: () => 'vorur',
  SEARCH_HOSTS: ({ ports }) => `http://localhost:${ports.search},http://127.0.0.1:${ports.search}`,
  ELECTRONIC_ID: () => 'true',
  ELECTRONIC_ID_DATA_DIR: ({ data }) => `${data}/electronic-id`,
  ELECTRONIC_ID_URL: ({ ports }) => `http://localhost:${ports.electronicId}`,
  ELECTRONIC_ID_CLIENT_ID: () => 'vorulind',
  ELECTRONIC_ID_CLIENT_SECRET: ({ secrets }) => secrets.electronicId,
  ELECTRONIC_ID_PROTOCOL: () => 'rest',
  ELECTRONIC_ID_SCOPE: () => 'openid',
  ELECTRONIC_ID_CLAIM: () => 'nationalRegisterId',
  ELECTRONIC_ID_APP_CONTEXT: () => '',
  ELECTRONIC_ID_PHONE_CONTEXT: () => '',
  ACQUIRER_DATA_DIR: ({ data }) => `${data}/acquirer`,
  ACQUIRER_URL: ({ ports }) => `http://localhost:${ports.acquirer}`,
  ACQUIRER_SECRET_KEY: ({ secrets }) => secrets.acquirer,
  ACQUIRER_WEBHOOK_URL: ({ ports }) => `http://localhost:${ports.backend}/payments/webhook`,
  ACQUIRER_WEBHOOK_SECRET: ({ secrets }) => secrets.acquirerWebhooks,
  ACQUIRER_PROTOCOL: () => 'rest',
  ADYEN_API_KEY: () => '',
  ADYEN_MERCHANT_ACCOUNT: () => '',
  ADYEN_CLIENT_KEY: () => '',
  ADYEN_HMAC_KEY: () => '',
  ADYEN_ENVIRONMENT: () => 'test',
  ADYEN_LIVE_PREFIX: () => '',
  ADYEN_WEB_VERSION: () => '6.45.2',
  ADYEN_WEB_INTEGRITY: () => '',
  ADYEN_URL: () => '',
  WAREHOUSE_SECRET: ({ secrets }) => secrets.warehouse,
};

/** Variables whose empty value is meaningful: it is kept, not replaced by the default. */
export const mayBeEmpty: ReadonlySet<string> = new Set([
  'REDIS_URL',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'IDENTITY_URL',
  'SEARCH_HOSTS',
  'ELECTRONIC_ID_URL',
  'ACQUIRER_URL',
  'METRICS_TOKEN',
]);
