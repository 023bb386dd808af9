import { afterEach, expect, it, vi } from 'vitest';
import { storefrontEnvironment } from '../kit/storefront-environment.ts';

async function openPage(newsletterUrl: string): Promise<unknown> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ ...storefrontEnvironment, NEWSLETTER_URL: newsletterUrl }))
    vi.stubEnv(name, value);
  const { default: NewsletterPage } = await import('../../app/(shop)/postlisti/page.tsx');
  return NewsletterPage();
}

afterEach(() => vi.unstubAllEnvs());

it('the newsletter’s page leads to the mailing list’s service where one is configured', async () => {
  const address = 'https://listi.example/skraning';
  await expect(openPage(address)).rejects.toMatchObject({
    digest: `NEXT_REDIRECT;replace;${address};307;`,
  });
});

it('takes the sign-up itself where none is', async () => {
  expect(await openPage('')).toMatchObject({ props: { title: 'Skrá á póstlista' } });
});
