import { readFileSync } from 'node:fs';
import { withBrowser } from './harness/browser.ts';
const [out = '', ...files] = process.argv.slice(2);
await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1600, height: 1500 } });
  const h = process.env['H'] ?? '1480';
  await page.setContent(`<body style="margin:0;background:#888;display:flex;gap:8px;align-items:flex-start">${files.map((f) => `<div style="flex:1;height:${h}px;overflow:hidden"><img style="width:100%" src="data:image/png;base64,${readFileSync(f).toString('base64')}"></div>`).join('')}</body>`);
  await page.waitForTimeout(500);
  await page.screenshot({ path: out });
});
