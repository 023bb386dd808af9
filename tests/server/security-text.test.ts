import { afterEach, expect, it, vi } from 'vitest';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

afterEach(() => vi.unstubAllEnvs());

/** The answer of a storefront with these settings. */
async function answerWith(settings: Record<string, string>): Promise<Response> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...storefrontEnvironment, ...settings }))
    vi.stubEnv(name, value);
  const { GET } = await import('../../app/.well-known/security.txt/route.ts');
  return GET();
}

it('says whom to tell of a hole, until when that holds, and whose file it is', async () => {
  const answer = await answerWith({
    SECURITY_CONTACT: 'mailto:oryggi@vorulind.example',
    SECURITY_EXPIRES: '2027-01-31',
  });
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: mailto:oryggi@vorulind.example',
      'Expires: 2027-01-31T00:00:00.000Z',
      'Preferred-Languages: is, en',
      'Canonical: http://localhost:3000/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

it('is not there where nobody is named', async () => {
  expect((await answerWith({})).status).toBe(404);
});
