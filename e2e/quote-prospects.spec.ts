import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { emptyCart, enterAs, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { readMailLink } from './mailbox.ts';
import { openOtherBrowser } from './other-browser.ts';
import { fillSignIn, floorSoap } from './shopping.ts';

test('an agent quotes to somebody new, who opens the mail, signs in and takes the quote over', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const prospect = `bakari-${Date.now()}@vorulind.test`;
  await enterAs(page, 'solumadur', '/auth/settings');
  await emptyCart(page);
  await page.goto('/auth/quotes');
  await page.getByRole('link', { name: 'Gera tilboð handa nýjum viðskiptavini' }).click();
  await expect(page.getByRole('main').getByText('Karfan er tóm')).toBeVisible();
  await fillCart(page);
  await page.goto('/karfa');
  await page.getByRole('link', { name: 'Gera tilboð handa nýjum viðskiptavini' }).click();
  await page.getByRole('button', { name: 'Gera tilboð' }).click();
  await expect(page.getByRole('textbox', { name: 'Nafn' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Nafn' }).fill('Bakaríið Brauðhleifur');
  await page.getByRole('textbox', { name: 'Netfang' }).fill(prospect);
  await expectAccessible(page, 'a quote for somebody new');
  await page.getByRole('button', { name: 'Gera tilboð' }).click();
  const heading = page.getByRole('heading', { level: 1, name: /^Tilboð T\d+$/ });
  await expect(heading).toBeVisible();
  const number = (await heading.innerText()).replace('Tilboð ', '');
  await page.getByRole('button', { name: 'Senda tilboð' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Senda tilboð' }).click();
  await expect(page.getByText(/^Bakaríið Brauðhleifur hefur slóð á tilboðið\./)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Samþykkja tilboð' })).toHaveCount(0);
  await page.goto('/auth/quotes');
  await expect(page.getByRole('link', { name: `${number} · Bakaríið Brauðhleifur` })).toBeVisible();

  const link = await readMailLink(page, prospect, `Tilboð ${number} frá Vörulind`, 'Skoða tilboð');
  const { pathname, hash } = new URL(link);
  const other = await openOtherBrowser(page);
  await other.goto(`${pathname}${hash}`);
  await expect(other.getByText(floorSoap.name)).toBeVisible();
  await expectAccessible(other, 'an offer to somebody new');
  await other.getByRole('button', { name: 'Taka við tilboðinu' }).click();
  const dialog = other.getByRole('dialog', { name: 'Innskráning' });
  await expect(dialog).toContainText('til að taka við tilboðinu');
  await fillSignIn(dialog, 'jona@vorulind.test');
  await expect(other.getByRole('heading', { level: 1, name: `Tilboð ${number}` })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Samþykkja tilboð' })).toBeVisible();
  await other.goto(`${pathname}${hash}`);
  await expect(other.getByText('Slóðin gildir ekki lengur')).toBeVisible();
  await other.context().close();
});
