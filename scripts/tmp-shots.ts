import { withBrowser } from './harness/browser.ts';
import { signInOnPage } from './harness/sign-in.ts';

const shop = 'http://localhost:5100';
const [login = 'jona', ...paths] = process.argv.slice(2);
const widths = (process.env['W'] ?? '390,768,1170,1440').split(',').map(Number);
await withBrowser(async (browser) => {
  const context = await browser.newContext({ viewport: { width: 1170, height: 900 } });
  await context.addInitScript(() => localStorage.setItem('consent', '["necessary"]'));
  const page = await context.newPage();
  if (login !== 'guest') await signInOnPage(page, shop, `${login}@vorulind.test`, '/');
  for (const path of paths)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(shop + path);
      await page.waitForTimeout(1500);
      const name = `/tmp/shot-${login}-${path.replaceAll(/[^a-z0-9]+/gi, '_')}-${width}.png`;
      await page.screenshot({ path: name, fullPage: process.env['FULL'] !== '0' });
      console.log(name, await page.evaluate(() => document.documentElement.scrollWidth));
    }
});
