import { chromium, type Page } from 'playwright';
import AxeBuilder from '@axe-core/playwright';
const base = 'http://localhost:5400', phone = 'http://localhost:5405';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
const consent = { cookies: [], origins: [{ origin: base, localStorage: [{ name: 'consent', value: '["necessary"]' }] }] };
const ids = ['0404044400', '2811913049', '0209804299', '1005148220'];
let n = 0;
for (const width of [390, 768, 1170, 1440]) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 }, storageState: consent });
  const page = await context.newPage();
  await page.goto(`${base}/karfa`);
  await page.getByRole('banner').getByRole('button', { name: 'Innskráning' }).click();
  const dialog = page.getByRole('dialog', { name: 'Innskráning' });
  await dialog.getByRole('button', { name: 'Innskráning með Auðkennisappinu' }).waitFor();
  await page.screenshot({ path: `/tmp/eid-shots/a-${width}.png` });
  await dialog.getByRole('button', { name: 'Innskráning með Auðkennisappinu' }).click();
  await dialog.getByRole('textbox', { name: 'Kennitala' }).fill('12');
  await page.keyboard.press('Enter');
  await dialog.getByText('Kennitala ekki rétt valin').waitFor();
  await page.screenshot({ path: `/tmp/eid-shots/b-${width}.png` });
  const id = ids[n++]!;
  await dialog.getByRole('textbox', { name: 'Kennitala' }).fill(id);
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: /Öryggistala/ }).waitFor();
  await page.screenshot({ path: `/tmp/eid-shots/c-${width}.png` });
  if (width === 390 || width === 1440) {
    const found = await new AxeBuilder({ page }).analyze();
    console.log(width, 'axe', found.violations.map((v) => `${v.id}: ${v.nodes.map((x) => x.target).join(' ')}`));
    console.log(await dialog.ariaSnapshot());
  }
  if (id === '0404044400' || id === '2811913049') {
    const p = await browser.newPage();
    await p.goto(`${phone}/simi/${id}`);
    await p.getByRole('button', { name: 'Staðfesta' }).click();
    await p.close();
    await dialog.getByRole('heading', { name: 'Veldu notanda' }).waitFor();
    await page.screenshot({ path: `/tmp/eid-shots/d-${width}.png` });
  } else {
    await dialog.getByRole('button', { name: 'Hætta við' }).click();
    await page.goto(`${base}/auth/sign-in?error=user-disabled`);
    await page.getByRole('button', { name: 'Innskráning með Auðkennisappinu' }).waitFor();
    await page.screenshot({ path: `/tmp/eid-shots/d-${width}.png` });
  }
  await context.close();
}
// How long the modal takes.
async function opening(page: Page): Promise<number> {
  return page.evaluate(() => new Promise<number>((resolve) => {
    const button = [...document.querySelectorAll<HTMLButtonElement>('header button, [role=banner] button')].find((b) => b.getAttribute('aria-label') === 'Innskráning')!;
    const start = performance.now();
    const look = () => document.querySelector('dialog[open] form') ? requestAnimationFrame(() => resolve(performance.now() - start)) : requestAnimationFrame(look);
    button.click();
    look();
  }));
}
const warm: number[] = [], cold: number[] = [];
for (let run = 0; run < 6; run += 1) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, storageState: consent });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await page.goto(`${base}/karfa`);
  await page.waitForTimeout(2500);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 });
  cold.push(await opening(page));
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1500);
  warm.push(await opening(page));
  await context.close();
}
console.log('with loading', cold.map(Math.round), 'code there', warm.map(Math.round));
await browser.close();
