import { describe, expect, it } from 'vitest';
import { configSchema } from '../../backend/src/config.ts';

const right = {
  API_KEY: 'profunarlykill',
  SITE_ORIGINS: 'https://www.vorulind.test',
  IDENTITY_PROJECT: 'vorulind',
  IDENTITY_JWKS_URL: 'https://identity.test/jwks',
  IDENTITY_API_KEY: 'lykill',
  IDENTITY_ADMIN_KEY: 'leynilykill',
  REVALIDATE_URL: 'https://www.vorulind.test/api/revalidate',
  REVALIDATE_SECRET: 'x'.repeat(32),
  SMTP_URL: 'smtps://smtp.test',
  MAIL_FROM: 'Vörulind <verslun@vorulind.test>',
};

const faultsOf = (over: Record<string, string>) =>
  (configSchema.safeParse({ ...right, ...over }).error?.issues ?? []).map(({ path }) => String(path[0]));

describe('the environment of the backend', () => {
  it('is right with nothing but what every shop needs', () => {
    expect(faultsOf({})).toEqual([]);
  });

  it.each([
    [{ ACQUIRER_URL: 'https://acquirer.test' }, ['ACQUIRER_SECRET_KEY', 'ACQUIRER_WEBHOOK_SECRET']],
    [{ ACQUIRER_WEBHOOK_SECRET: 'x'.repeat(16) }, ['ACQUIRER_URL', 'ACQUIRER_SECRET_KEY']],
    [
      { SEARCH_APP_ID: 'A', SEARCH_ADMIN_KEY: 'b', SEARCH_SEARCH_KEY: 'c', SEARCH_INDEX: '' },
      ['SEARCH_INDEX'],
    ],
    [{ ELECTRONIC_ID_CLIENT_ID: 'vorulind' }, ['ELECTRONIC_ID_URL', 'ELECTRONIC_ID_CLIENT_SECRET']],
  ])('names what half a service wants: %j', (over, missing) => {
    expect(faultsOf(over)).toEqual(missing);
  });

  it.each([
    'https://www.vorulind.test/',
    'https://www.vorulind.test/verslun',
    'https://WWW.vorulind.test',
    'www.vorulind.test',
    'https://www.vorulind.test,https://vorulind.test/',
  ])('refuses origins that no browser sends: %s', (origins) => {
    expect(new Set(faultsOf({ SITE_ORIGINS: origins }))).toEqual(new Set(['SITE_ORIGINS']));
  });

  it.each([
    '{"type": "se',
    '{"client_email": "a@b.test"}',
    '{"client_email": "a@b.test", "private_key": "lykill"}',
  ])('refuses what looks like a service account and is none, without its words: %s', (key) => {
    const { error } = configSchema.safeParse({ ...right, IDENTITY_ADMIN_KEY: key });
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'is neither the JSON of a service account’s key nor a token',
    ]);
  });

  it('takes addresses of services with a slash at the end', () => {
    const { IDENTITY_URL } = configSchema.parse({ ...right, IDENTITY_URL: 'https://identity.test/' });
    expect(IDENTITY_URL).toBe('https://identity.test');
  });
});
