import { expect } from '@playwright/test';
import { publicConfig } from './calls.ts';
import { test } from './journey.ts';
import { fillSignIn } from './shopping.ts';

test('invalid tokens are limited whatever address they claim, and nobody else with them', async ({
  page,
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  await page.goto('/auth/sign-in');
  const { apiKey } = await publicConfig(page);
  const sendJunk = async (host: string, forged: string): Promise<number> => {
    const answer = await request.post(`http://${host}:${port}/backend/customer/auth/credentials`, {
      headers: { ApiKey: apiKey, 'X-Forwarded-For': forged, 'X-Visitor-Address': forged },
      data: { idToken: 'x.y.z' },
    });
    return answer.status();
  };
  const statuses: number[] = [];
  // Two minutes’ worth, should the minute that is counted end meanwhile.
  for (let count = 0; count < 65; count += 1)
    statuses.push(await sendJunk('127.0.0.1', `203.0.113.${count}`));
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(60);

  // From another address of this machine, where it has one: the storefront is the same.
  const elsewhere = await sendJunk('[::1]', '203.0.113.1').catch(() => null);
  expect([401, null]).toContain(elsewhere);

  await fillSignIn(page.getByRole('main'), 'baldur@vorulind.test');
  await expect(page).not.toHaveURL(/sign-in/);
});
