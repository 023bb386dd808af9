import { describe, expect, it } from 'vitest';
import { configSchema, databaseConfigSchema, indexConfigSchema } from '../../backend/src/config.ts';

const right = {
  API_KEY: 'profunarlykill',
  SITE_ORIGINS: 'https://www.vorulind.test',
  IDENTITY_PROJECT: 'vorulind',
  IDENTITY_JWKS_URL: 'https://identity.test/jwks',
  IDENTITY_API_KEY: 'lykill',
  IDENTITY_ADMIN_KEY: 'leynilykill-af-rettri-lengd-sem-enginn-veit',
  REVALIDATE_URL: 'https://www.vorulind.test/api/revalidate',
  REVALIDATE_SECRET: 'x'.repeat(32),
  STOREFRONT_SECRET: 'y'.repeat(32),
  TRUSTED_PROXIES: '1',
  SMTP_URL: 'smtps://smtp.test',
  MAIL_FROM: 'Vörulind <verslun@vorulind.test>',
};
const adyen = {
  ACQUIRER_PROTOCOL: 'adyen',
  ADYEN_API_KEY: 'a'.repeat(32),
  ADYEN_MERCHANT_ACCOUNT: 'Verslun',
  ADYEN_CLIENT_KEY: 'test_ABC',
  ADYEN_HMAC_KEY: `${'0a'.repeat(32)},${'0B'.repeat(32)}`,
};
/** Reachable from this machine only. */
const local = { SITE_ORIGINS: 'http://localhost:3000', TRUSTED_PROXIES: '0', COOKIE_SECURE: 'false' };

const faultsOf = (over: Record<string, string>) => [
  ...new Set(
    (configSchema.safeParse({ ...right, ...over }).error?.issues ?? []).map(({ path }) => String(path[0])),
  ),
];

describe('the environment of the backend', () => {
  it('is valid with only the variables that every shop needs', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [{ ACQUIRER_URL: 'https://acquirer.test' }, ['ACQUIRER_SECRET_KEY', 'ACQUIRER_WEBHOOK_SECRET']],
    [{ ACQUIRER_WEBHOOK_SECRET: 'x'.repeat(32) }, ['ACQUIRER_URL', 'ACQUIRER_SECRET_KEY']],
    [
      {
        SEARCH_APP_ID: 'A',
        SEARCH_ADMIN_KEY: 'b'.repeat(32),
        SEARCH_SEARCH_KEY: 'c'.repeat(32),
        SEARCH_INDEX: '',
      },
      ['SEARCH_INDEX'],
    ],
    [{ ELECTRONIC_ID_CLIENT_ID: 'vorulind' }, ['ELECTRONIC_ID_URL', 'ELECTRONIC_ID_CLIENT_SECRET']],
    [
      { IMAGE_STORE_URL: 'https://s3.test', IMAGE_STORE_BUCKET: 'myndir', IMAGE_STORE_REGION: 'auto' },
      ['IMAGE_STORE_KEY_ID', 'IMAGE_STORE_SECRET'],
    ],
    [
      { ELECTRONIC_ID_PROTOCOL: 'openid-redirect' },
      ['ELECTRONIC_ID_URL', 'ELECTRONIC_ID_CLIENT_ID', 'ELECTRONIC_ID_CLIENT_SECRET'],
    ],
    [{ SEARCH_HOSTS: 'https://a.algolia.test' }, ['SEARCH_APP_ID']],
    [{ DATABASE_REPLICA_URL: 'postgres://replica.test/shop' }, ['DATABASE_URL']],
    [
      { ACQUIRER_PROTOCOL: 'adyen', ADYEN_MERCHANT_ACCOUNT: 'Verslun' },
      ['ADYEN_API_KEY', 'ADYEN_CLIENT_KEY', 'ADYEN_HMAC_KEY'],
    ],
    [{ ADYEN_API_KEY: 'a'.repeat(32) }, ['ACQUIRER_PROTOCOL']],
    [{ ...adyen, ADYEN_ENVIRONMENT: 'live' }, ['ADYEN_LIVE_PREFIX']],
    [{ ...adyen, ADYEN_HMAC_KEY: 'x' }, ['ADYEN_HMAC_KEY']],
    [{ ...adyen, ADYEN_API_KEY: 'stuttur-lykill' }, ['ADYEN_API_KEY']],
    [adyen, []],
  ])('reports the missing half of a service: %j', (over, missing) => {
    expect(faultsOf(over)).toEqual(missing);
    // Beside whatever else is missing.
    expect(new Set(faultsOf({ ...over, SMTP_URL: '', MAIL_FROM: '' }))).toEqual(
      new Set(['SMTP_URL', 'MAIL_FROM', ...missing]),
    );
  });

  it.each([
    'https://www.vorulind.test/',
    'https://www.vorulind.test/verslun',
    'https://WWW.vorulind.test',
    'www.vorulind.test',
    'https://www.vorulind.test,https://vorulind.test/',
  ])('refuses origins that no browser sends: %s', (origins) => {
    expect(faultsOf({ SITE_ORIGINS: origins })).toEqual(['SITE_ORIGINS']);
  });

  it.each([
    '{"type": "se',
    '{"client_email": "a@b.test"}',
    '{"client_email": "a@b.test", "private_key": "lykill"}',
  ])('refuses an invalid service account, without quoting it: %s', (key) => {
    const { error } = configSchema.safeParse({ ...right, ...local, IDENTITY_ADMIN_KEY: key });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'is neither the JSON of a service account’s key nor a token',
    ]);
  });

  it('accepts service addresses with a trailing slash', () => {
    const { IDENTITY_URL } = configSchema.parse({ ...right, IDENTITY_URL: 'https://identity.test/' });
    expect(IDENTITY_URL).toBe('https://identity.test');
  });
});

/** As the emulators of `npm start` use them, and as .env.example once contained them. */
const published = {
  API_KEY: 'vorulind-local',
  IDENTITY_API_KEY: 'vorulind-identity',
  IDENTITY_ADMIN_KEY: 'vorulind-identity-admin',
  WAREHOUSE_SECRET: 'vorulind-warehouse',
  SEARCH_APP_ID: 'VORULIND',
  SEARCH_ADMIN_KEY: 'vorulind-search-admin',
  SEARCH_SEARCH_KEY: 'vorulind-search-only',
  SEARCH_INDEX: 'vorur',
  ACQUIRER_URL: 'http://localhost:4060',
  ACQUIRER_SECRET_KEY: 'vorulind-acquirer',
  ACQUIRER_WEBHOOK_SECRET: 'vorulind-acquirer-webhooks',
  ELECTRONIC_ID_URL: 'http://localhost:4040',
  ELECTRONIC_ID_CLIENT_ID: 'vorulind',
  ELECTRONIC_ID_CLIENT_SECRET: 'vorulind-electronic-id',
};
const publicKeys = ['API_KEY', 'IDENTITY_API_KEY', 'SEARCH_APP_ID'];
const publishedSecrets = Object.keys(published).filter(
  (name) => /(KEY|SECRET)$/.test(name) && !publicKeys.includes(name),
);
const production = { NODE_ENV: 'production' };

describe('a publicly reachable backend', () => {
  it.each([
    ['https', published, [...publishedSecrets, ...publicKeys]],
    ['https, and production', { ...production, ...published }, [...publishedSecrets, ...publicKeys]],
    [
      'production by http',
      { ...published, ...production, SITE_ORIGINS: 'http://vorulind.test' },
      [...publishedSecrets, ...publicKeys],
    ],
    ['production on this machine', { ...published, ...local, ...production }, publishedSecrets],
    ['this machine', { ...published, ...local }, []],
    [
      'one origin of two is https',
      { ...published, SITE_ORIGINS: 'http://localhost:3000,https://vorulind.test' },
      [...publishedSecrets, ...publicKeys],
    ],
  ])('refuses publicly known values where they are unsafe: %s', (_, over, refused) => {
    expect(faultsOf(over).toSorted()).toEqual(refused.toSorted());
  });

  it.each([
    ['STOREFRONT_SECRET', ''],
    ['STOREFRONT_SECRET', 'x'.repeat(31)],
    ['REVALIDATE_SECRET', 'x'.repeat(31)],
    ['WAREHOUSE_SECRET', 'x'.repeat(31)],
    ['IDENTITY_ADMIN_KEY', 'x'.repeat(31)],
  ])('refuses %s=%s as too weak a secret', (name, value) => {
    expect(faultsOf({ [name]: value })).toEqual([name]);
  });

  it('counts bytes of a secret, not letters', () => {
    expect(faultsOf({ WAREHOUSE_SECRET: 'þ'.repeat(16) })).toEqual([]);
  });

  it.each([
    [{ COOKIE_SECURE: 'false' }, ['COOKIE_SECURE']],
    [{ ...production, COOKIE_SECURE: 'false', SITE_ORIGINS: 'http://192.0.2.7' }, ['COOKIE_SECURE']],
    [{ TRUSTED_PROXIES: '0' }, ['TRUSTED_PROXIES']],
    [{ ...local, ...production }, []],
    [{ ...local, ...production, SITE_ORIGINS: 'http://127.0.0.1:3000' }, []],
    [local, []],
    [{ ...local, SITE_ORIGINS: 'http://192.0.2.7:3000' }, []],
    [{ ...production, SITE_ORIGINS: 'http://' }, ['SITE_ORIGINS']],
  ])('for %j refuses %j', (over: Record<string, string>, refused) => {
    expect(faultsOf(over)).toEqual(refused);
  });

  it('reports what would be valid, and never the value', () => {
    const issues = configSchema.safeParse({ ...right, ...published }).error?.issues ?? [];
    const text = issues.map(({ message }) => message).join('\n');
    expect(text).toMatch(/make one with openssl rand -hex 32/);
    for (const value of Object.values(published).filter((one) => one !== 'vorulind'))
      expect(text).not.toContain(value);
  });

  it('validates for commands only the variables that they use', () => {
    const { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY, SEARCH_INDEX } = published;
    const search = { SEARCH_APP_ID, SEARCH_ADMIN_KEY, SEARCH_SEARCH_KEY, SEARCH_INDEX };
    expect(indexConfigSchema.safeParse(search).success).toBe(true);
    expect(indexConfigSchema.safeParse({ ...search, ...production }).success).toBe(false);
    const { SITE_ORIGINS } = right;
    expect(indexConfigSchema.safeParse({ ...search, SITE_ORIGINS }).success).toBe(false);
    expect(databaseConfigSchema.safeParse({ ...published, ...production }).success).toBe(true);
  });
});
