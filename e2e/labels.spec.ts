import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enterAs } from './calls.ts';
import { test } from './journey.ts';

test('labels of goods that are searched for are chosen and downloaded', async ({ page }) => {
  await enterAs(page, 'jona', '/auth/labels');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Vörur á hillumiða' }).fill('klósettpappír');
  await main.getByRole('button', { name: 'Finna vörur' }).click();
  const goods = main.getByRole('list', { name: 'Vörur á hillumiða' });
  await goods.getByRole('spinbutton').first().fill('3');
  await main.getByRole('combobox', { name: 'Límmiðaörk' }).selectOption('65');
  await expectAccessible(page, 'the choice of labels');
  const download = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Sækja hillumiða (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('hillumidar.pdf');
  expect((await readFile(await file.path(), 'latin1')).slice(0, 5)).toBe('%PDF-');
});
