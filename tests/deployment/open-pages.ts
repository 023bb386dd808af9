import { type Browser, expect, type Page } from '@playwright/test';
import { addToCart, fillSignIn, floorSoap, openProduct } from '../../e2e/shopping.ts';
import { wording } from './next-version.ts';

/** Somebody who is in the middle of something while the version changes. */
export interface OpenPage {
  readonly name: string;
  /** Continues where the page was left. @throws when something is lost */
  goOn(): Promise<void>;
  /** Scripts, styles and payloads that did not come, and errors on the page. */
  readonly faults: readonly string[];
}

const reference = 'Verk yfir útgáfu';
const recipient = 'Móttakan í kjallaranum';

/** Opens the pages by the version that runs now, one visitor for each. */
export async function openPages(browser: Browser, baseURL: string): Promise<OpenPage[]> {
  const open = async (
    name: string,
    begin: (page: Page) => Promise<void>,
    goOn: (page: Page) => Promise<void>,
  ): Promise<OpenPage> => {
    const context = await browser.newContext({
      baseURL,
      viewport: { width: 1280, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: baseURL, localStorage: [{ name: 'consent', value: '["necessary"]' }] }],
      },
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${name}: ${response.status()} ${response.url()}`);
    });
    page.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
    await begin(page);
    return { name, faults, goOn: () => goOn(page) };
  };
  return [
    await open('a guest with a cart', beginBrowsing, browseOn),
    await open('a customer who pays', beginPaying, payOn),
    await open('a customer who says who receives', beginReceiving, receiveOn),
  ];
}

async function beginBrowsing(page: Page): Promise<void> {
  await openProduct(page);
  await addToCart(page);
}

/** Parts of the old page that load on demand still come; the next page is the new version's, with the same cart. */
async function browseOn(page: Page): Promise<void> {
  const cart = page.getByRole('banner').getByRole('button', { name: 'Karfa: 1 vara' });
  await page.getByRole('main').getByRole('button', { name: wording.before }).click();
  await page.keyboard.press('Escape');
  const hours = page.getByRole('button', { name: 'Opnunartími næstu daga' });
  await hours.click();
  await expect(page.getByRole('cell', { name: /^\d\d:\d\d–/ }).first()).toBeVisible();
  await hours.click();
  await page.getByRole('navigation', { name: 'Brauðmolar' }).getByRole('link').last().click();
  await expect(page).toHaveURL(/\/voruflokkur\//);
  await expect(cart).toBeVisible();
  await page.goto(`/vara/${floorSoap.slug}`);
  await expect(page.getByRole('main').getByRole('button', { name: wording.after })).toBeVisible();
  await expect(cart).toBeVisible();
  await page.goto('/karfa');
  await expect(page.getByRole('spinbutton', { name: 'Magn' })).toHaveValue('2');
}

async function beginCheckout(page: Page, email: string): Promise<void> {
  await openProduct(page);
  await addToCart(page);
  await page.goto('/karfa/vidtakandi');
  await fillSignIn(page.getByRole('main'), email);
  await expect(page.getByRole('heading', { level: 1, name: 'Viðtakandi' })).toBeVisible();
}

async function beginPaying(page: Page): Promise<void> {
  await beginCheckout(page, 'jona@vorulind.test');
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await page.getByRole('radio', { name: /Sækja í verslun/ }).check();
  await page.getByRole('button', { name: 'Áfram í greiðslu' }).click();
  await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill(reference);
  await page.getByRole('checkbox', { name: /Ég samþykki/ }).check();
}

async function payOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Takk fyrir pöntunina!' })).toBeVisible();
  await page.getByRole('link', { name: 'Skoða reikning' }).click();
  await expect(page.getByText(reference)).toBeVisible();
}

async function beginReceiving(page: Page): Promise<void> {
  await beginCheckout(page, 'baldur@vorulind.test');
  await page.getByRole('textbox', { name: 'Nafn' }).fill(recipient);
}

async function receiveOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Áfram í afhendingu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Afhending' })).toBeVisible();
  await page.goto('/karfa/vidtakandi');
  await expect(page.getByRole('textbox', { name: 'Nafn' })).toHaveValue(recipient);
}
