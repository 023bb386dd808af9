import { expect, type Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { test } from './journey.ts';
import { acquirerPaymentsOf, setGoods } from './outside.ts';
import { confirmOrder, expectOrderPlaced, payWithCard, openCardPayment, openPaymentStep } from './paying.ts';
import { cartLine } from './shopping.ts';

const summary = (page: Page) => page.getByRole('complementary', { name: 'Pöntunin þín' });
const changeNotice = (page: Page) => page.getByRole('region', { name: 'Pöntunin hefur breyst' });
const button = (page: Page) => page.getByRole('button', { name: /^Staðfesta pöntun, kr\./ });

/** The only product of the order, and what its button says. */
async function ordered(page: Page): Promise<{ sku: string; total: number }> {
  const line = await summary(page).getByRole('listitem').first().textContent();
  return { sku: /· (\S+?)kr/.exec(line ?? '')?.[1] ?? '', total: await totalOf(page) };
}

/** Krónur on the button. */
async function totalOf(page: Page): Promise<number> {
  return Number((await button(page).innerText()).replaceAll(/\D/g, ''));
}

const kronur = (amount: number): RegExp =>
  new RegExp(`kr\\.\\s${String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '\\.')}(?!\\d)`);

/** Krónur that the customer owes, as the account's first page says. */
async function owed(page: Page): Promise<number> {
  await page.goto('/auth/home');
  const meter = page.getByRole('meter', { name: 'Nýting úttektarheimildar' });
  return Number(await meter.getAttribute('aria-valuenow'));
}

/** Sets a price for as long as the journey needs it. */
async function withRaisedPrice(sku: string, before: number, journey: (after: number) => Promise<void>) {
  const after = before + 1000;
  await setGoods({ sku, price: after });
  try {
    await journey(after);
  } finally {
    await setGoods({ sku, price: before });
  }
}

test('the price rises before a card is charged: the line is marked, the sums are shown, nothing is charged, and the new sum pays', async ({
  page,
}) => {
  const name = await openCardPayment(page);
  const { sku, total } = await ordered(page);
  const payments = await acquirerPaymentsOf(page);
  const before = await payments();
  await withRaisedPrice(sku, total, async () => {
    await payWithCard(page, '4242 4242 4242 4242');
    await expect(
      page.getByText(
        'Verð hefur breyst. Vinsamlegast yfirfarið pöntunina og staðfestið aftur. Ekkert var skuldfært.',
      ),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/karfa\/greidsla/);
    await expect(changeNotice(page).getByRole('listitem').filter({ hasText: name })).toContainText(
      kronur(total),
    );
    const raisedTotal = await totalOf(page);
    expect(raisedTotal).toBeGreaterThan(total);
    await expect(changeNotice(page).getByText(/^Til greiðslu var/)).toContainText(kronur(total));
    await expect(changeNotice(page).getByText(/^Til greiðslu var/)).toContainText(kronur(raisedTotal));
    await expect(summary(page).getByRole('listitem').filter({ hasText: name })).toContainText(
      /Verð hefur breyst/,
    );
    expect(await payments()).toEqual(before);
    await expectAccessible(page, 'a price that has changed');

    await page.getByRole('button', { name: /^Staðfesta pöntun/ }).click();
    await expectOrderPlaced(page);
    await page.goto('/karfa');
    await expect(page.getByText('Karfan er tóm')).toBeVisible();
    const [last, ...earlier] = await payments();
    expect(last).toMatchObject({ amount: raisedTotal, captured: raisedTotal, state: 'captured' });
    expect(earlier).toHaveLength(before.length);
  });
});

test('the price rises before an order on account: nothing is owed for it, and the new sum pays', async ({
  page,
}) => {
  const name = await openPaymentStep(page);
  const { sku, total } = await ordered(page);
  const before = await owed(page);
  await page.goto('/karfa/greidsla');
  await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
  await page.getByRole('textbox', { name: /Tilvísun/ }).fill('Verk 11');
  await withRaisedPrice(sku, total, async () => {
    await confirmOrder(page);
    await expect(page.getByText(/staðfestið aftur\. Ekkert var skuldfært\./)).toBeVisible();
    await expect(changeNotice(page).getByRole('listitem').filter({ hasText: name })).toContainText(
      kronur(total),
    );
    await expect(page.getByRole('textbox', { name: /Tilvísun/ })).toHaveValue('Verk 11');
    expect(await owed(page)).toBe(before);

    await page.goto('/karfa/greidsla');
    await expect(changeNotice(page)).toContainText(/Verð hefur breyst/);
    await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
    const raisedTotal = await totalOf(page);
    expect(raisedTotal).toBeGreaterThan(total);
    await confirmOrder(page);
    await expectOrderPlaced(page);
    expect(await owed(page)).toBe(before + raisedTotal);
  });
});

for (const how of ['by card', 'on account'] as const) {
  test(`the goods are sold to another ${how}: the line says so, nothing is charged, the cart is whole and buys later`, async ({
    page,
  }) => {
    const name = await openCardPayment(page);
    const { sku } = await ordered(page);
    const payments = await acquirerPaymentsOf(page);
    const before = await payments();
    if (how === 'on account') await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
    await setGoods({ sku, stock: 0 });
    try {
      if (how === 'by card') await payWithCard(page, '4242 4242 4242 4242');
      else await confirmOrder(page);
      await expect(page.getByRole('alert').getByText('Vara uppseld. Ekkert var skuldfært.')).toBeVisible();
      const line = changeNotice(page).getByRole('listitem').filter({ hasText: name });
      await expect(line).toContainText('Vara uppseld');
      await page.getByRole('radio', { name: /Greiðslukort|Nýtt kort/ }).check();
      expect(await payments()).toEqual(before);
      await line.getByRole('link', { name: 'Breyta körfu' }).click();
      await expect(cartLine(page, name)).toBeVisible();
    } finally {
      await setGoods({ sku, stock: 60 });
    }
    await page.goto('/karfa/greidsla');
    await page.getByRole('radio', { name: /Reikningsviðskipti/ }).check();
    await confirmOrder(page);
    await expectOrderPlaced(page);
  });
}
