import { expect, type Page } from '@playwright/test';
import { shop } from './own-shop.ts';

/** Opens the newest mail to an address in the inbox page and answers where its button leads. */
export async function readMailLink(page: Page, to: string, subject: string, button: string): Promise<string> {
  const mailbox = await page.context().newPage();
  await expect(async () => {
    await mailbox.goto(`${shop.mailUrl}/?to=${encodeURIComponent(to)}`);
    expect(await mailbox.getByRole('link', { name: subject }).count()).toBeGreaterThan(0);
  }).toPass();
  await mailbox.getByRole('link', { name: subject }).first().click();
  const link = mailbox.getByTitle('Skeyti').contentFrame().getByRole('link', { name: button, exact: true });
  await expect(link).toBeVisible();
  const address = await link.getAttribute('href');
  await mailbox.close();
  return address ?? '';
}
