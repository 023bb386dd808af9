import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '../scripts/shop/children.ts';
import { enterAs, fillCart } from './calls.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { payloads, tripName } from './script-payloads.ts';

const slug = 'vara-med-marki';
const all = payloads.join(' ');
/** As many as fit, from the n-th on. */
function some(length: number, from = 0): string {
  let text = '';
  for (const payload of payloads.slice(from))
    if (text.length + payload.length < length) text += `${payload} `;
  return text.trim();
}

/** Loads lines as the supplier does. */
function load(...lines: object[]): void {
  expect(shop.databaseUrl, 'DATABASE_URL of the shop').toBeTruthy();
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-payloads-'));
  const file = join(folder, 'lines.jsonl');
  writeFileSync(file, lines.map((line) => JSON.stringify(line)).join('\n'));
  const { status, stderr } = spawnSync(process.execPath, ['backend/src/import/main.ts', file, '--strict'], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: shop.databaseUrl },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
}

const product = {
  type: 'product',
  sku: 'MARK-1',
  slug,
  name: some(180),
  description: all,
  price: 1990,
  taxPercentage: 24,
  salesCode: 'HRE',
  stock: 50,
  categories: ['golfhreinsiefni'],
  attributes: payloads.slice(0, 12).map((value, index) => ({ name: `${index} ${value}`, value })),
};
const page = {
  type: 'page',
  slug: 'sida-med-marki',
  title: some(90),
  description: some(150, 20),
  sections: [
    { anchor: 'mark', title: some(90, 40), blocks: [{ type: 'text', text: payloads.join('\n\n') }] },
  ],
};

test.beforeAll(() => load(product, page));
test.afterAll(() =>
  load(
    { type: 'product', sku: product.sku, takenOut: true },
    { type: 'page', slug: page.slug, remove: true },
  ),
);

/** The page is there with the payloads as text, and none has run: in it, in its frames, or after a moment of using it. */
async function expectOnlyText(where: Page, path: string, text = 'tripped=1'): Promise<void> {
  await where.goto(path);
  await expect(where.getByText(text).first()).toBeAttached();
  await where.mouse.move(400, 300);
  await where.keyboard.press('Tab');
  for (const frame of where.frames())
    expect({ path, ran: await frame.evaluate((name) => name in window, tripName) }).toEqual({
      path,
      ran: false,
    });
}

test('two hundred payloads stay text wherever the supplier’s and a visitor’s words are shown', async ({
  page: visitor,
}) => {
  test.setTimeout(180_000);
  expect(payloads).toHaveLength(200);
  await expectOnlyText(visitor, `/vara/${slug}`);
  await expectOnlyText(visitor, `/${page.slug}`);
  await expectOnlyText(visitor, '/voruflokkur/golfhreinsiefni?flokkun=nyjast');
  for (const payload of payloads.filter((_, index) => index % 29 === 0)) {
    await expectOnlyText(visitor, `/leit?leit=${encodeURIComponent(payload)}`);
    await visitor.goto(
      `/auth/sign-in?error=${encodeURIComponent(payload)}&continueUrl=${encodeURIComponent(payload)}`,
    );
    expect(await visitor.evaluate((name) => name in window, tripName)).toBe(false);
  }
  await enterAs(visitor, 'jona', `/vara/${slug}`);
  await fillCart(visitor, slug);
  await expectOnlyText(visitor, '/karfa');
});
