import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { barcodeVideo } from './barcode-video.ts';
import { test } from './journey.ts';
import { hotel, keep, lines, openPadFor } from './pad-page.ts';

const video = join(tmpdir(), `barcode-${process.pid}.y4m`);
writeFileSync(video, barcodeVideo('2900010101057'));
const chromium = process.env['CHROMIUM'];

/* Chromium takes a file for what its camera sees. */
test.use({
  permissions: ['camera'],
  launchOptions: {
    ...(chromium ? { executablePath: chromium } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ],
  },
});

test('a barcode held before the camera adds a line', async ({ page }) => {
  await page.goto('/karfa/flytipontun');
  await page.getByRole('button', { name: 'Skanna strikamerki' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skanna strikamerki' });
  await expect(dialog.getByText('Lesið: 2900010101057')).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Lokið' }).click();
  await expect(page.getByRole('link', { name: 'Alhliða hreinsir, lofnarblómailmur, 5 l' })).toBeVisible();
});

test('a blocked camera is explained', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/karfa/flytipontun');
  await page.getByRole('button', { name: 'Skanna strikamerki' }).click();
  await expect(page.getByText(/^Síðan má ekki nota myndavélina\./)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Skanna strikamerki' })).toBeFocused();
});

test('the order pad scans without a connection', async ({ page, context }) => {
  await openPadFor(page, hotel);
  await keep(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole('button', { name: 'Skanna' }).click();
  const dialog = page.getByRole('dialog', { name: 'Skanna strikamerki' });
  await expect(dialog.getByText(/Lesið: 2900010101057/)).toBeVisible({ timeout: 30_000 });
  await dialog.getByRole('button', { name: 'Lokið' }).click();
  await expect(lines(page)).toHaveCount(1);
});
