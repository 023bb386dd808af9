/** A complete environment of the storefront, without Redis. */
export const storefrontEnvironment = {
  SITE_URL: 'http://localhost:3000',
  BACKEND_URL: 'http://localhost:4000',
  API_KEY: 'vorulind-local',
  REDIS_URL: '',
  IMAGE_BUCKET_URL: 'http://localhost:4020/vorulind',
  IDENTITY_API_KEY: 'vorulind-identity',
  IDENTITY_PROJECT: 'demo-vorulind',
  IDENTITY_AUTH_DOMAIN: 'localhost',
  IDENTITY_URL: 'http://localhost:4010',
  REVALIDATE_SECRET: 'x'.repeat(64),
  STOREFRONT_SECRET: 'y'.repeat(64),
};
