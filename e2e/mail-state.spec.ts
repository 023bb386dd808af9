import { expect } from '@playwright/test';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';

const subject = 'Staðfesting á netfangi';
const address = 'ostadfest@vorulind.test';

test('mail that comes back or is not wanted is shown to its owner, who opens the way again', async ({
  page,
}) => {
  await enterAs(page, 'ostadfest', '/auth/settings');
  const about = page.getByRole('region', { name: 'Um þig' });
  await about.getByRole('button', { name: 'Senda staðfestingarpóst' }).click();

  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto(`${shop.mailUrl}/?to=${encodeURIComponent(address)}`);
    expect(await mailbox.getByRole('link', { name: subject }).count()).toBeGreaterThan(0);
  }).toPass();
  await mailbox.getByRole('link', { name: subject }).first().click();
  const message = mailbox.url();
  const press = async (button: string) => {
    await mailbox.goto(message);
    await mailbox.getByRole('button', { name: button }).click();
    await expect(mailbox.getByRole('status')).toHaveText('Sendandinn tók við því.');
  };

  await press('Afskrá með einum smelli');
  await page.reload();
  await expect(about.getByText('Þú hefur afþakkað tilkynningar.')).toBeVisible();
  await press('Endursenda: netfangið er ekki til');
  await page.goto('/auth/home');
  await expect(page.getByRole('heading', { name: 'Póstur berst ekki til þín.' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Laga í stillingum' }).click();
  await about.getByRole('button', { name: 'Netfangið er í lagi, senda aftur' }).click();
  await expect(about.getByText(`Við sendum aftur póst á ${address}.`)).toBeVisible();
  await mailbox.close();
});
