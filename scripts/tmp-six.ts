import type { Page } from '@playwright/test';
import { withBrowser } from './harness/browser.ts';
import { signInOnPage } from './harness/sign-in.ts';

const shop = 'http://localhost:5100';
export const ask = (page: Page, query: string, variables: object = {}) =>
  page.evaluate(
    async ([query, variables]) => {
      const { apiKey } = JSON.parse(document.querySelector('#config')!.textContent!) as { apiKey: string };
      const r = await fetch('/backend/graphql', { method: 'POST', headers: { ApiKey: apiKey, 'Content-Type': 'application/json' }, body: JSON.stringify({ query, variables }) });
      return (await r.json()) as any;
    },
    [query, variables] as const,
  );
await withBrowser(async (browser) => {
  for (const login of process.argv.slice(2)) {
    const context = await browser.newContext({ viewport: { width: 1170, height: 900 } });
    await context.addInitScript(() => localStorage.setItem('consent', '["necessary"]'));
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    await signInOnPage(page, shop, `${login}@vorulind.test`, '/');
    const found = await ask(page, '{ availableCustomers { id name } recentCustomers { id name } }').catch(() => null);
    console.log(login, JSON.stringify(found).slice(0, 400));
    let id = found?.data?.availableCustomers?.find((c: any) => c.name.startsWith('Hótel Hvönn'))?.id;
    if (!id && login === 'solumadur') {
      const r = await ask(page, 'query($s:String!){ agentCustomers(search:$s){ customers { id name } } }', { s: 'Hótel Hvönn' });
      console.log(JSON.stringify(r).slice(0, 300));
      id = r.data?.agentCustomers?.customers?.[0]?.id;
    }
    if (id) console.log(JSON.stringify(await ask(page, 'mutation($id:ID!){ setCustomer(customerId:$id, as:Customer){ id name } }', { id })).slice(0, 200));
    await page.goto(shop + '/karfa');
    const c = await ask(page, '{ cart { items { id } } p: product(slugOrId:"alhlida-hreinsir-lofnarblomailmur-10-l"){ id } }');
    if (c.data.cart.items.length === 0) await ask(page, 'mutation($p:ID!){ addToCart(productId:$p, quantity:1){ __typename } }', { p: c.data.p.id });
    await ask(page, 'mutation($o:CheckoutOptionsInput!){ setCheckoutOptions(options:$o){ state } }', { o: { receiver: { name: 'Jóna Próf', email: 'jona@vorulind.test', phone: '7701001', ssn: '020980-4299' }, deliveryMethodId: 'pickup' } }).then((r) => console.log(JSON.stringify(r).slice(0, 300)));
    for (const path of ['/karfa', '/karfa/vidtakandi', '/karfa/afhending', '/karfa/greidsla', '/auth/repeat-order', '/auth/invoices/pay'])
      for (const width of [390, 1170]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(shop + path);
        await page.waitForTimeout(1500);
        await page.screenshot({ path: `/tmp/six-${login}${path.replaceAll('/', '_')}-${width}.png`, fullPage: true });
      }
    await context.close();
  }
});
