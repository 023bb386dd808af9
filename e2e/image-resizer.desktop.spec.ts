import type { RequestListener } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { publicConfigId } from '../lib/io/public-config.ts';
import { test } from './journey.ts';
import { shop } from './own-shop.ts';
import { startOwnStorefront } from './own-storefront.ts';
import { startServer } from './stand-ins.ts';

/* With a service in front of the bucket every picture is asked of it, whether server or browser made its address. */

interface Asked {
  source: string;
  width: number;
}

/** How each service reads an address, by its documentation; null for what it would refuse. */
const readers: Record<string, (path: string) => Asked | null> = {
  imgproxy(path) {
    const [, width, encoded = ''] = /^\/unsafe\/rs:fit:(\d+)\/q:\d+\/plain\/([^/@]+)$/.exec(path) ?? [];
    return width ? { source: decodeURIComponent(encoded), width: Number(width) } : null;
  },
  cloudflare(path) {
    const [, width, source = ''] =
      /^\/cdn-cgi\/image\/width=(\d+),quality=\d+,fit=scale-down,format=auto\/(https?:\/\/.+)$/.exec(path) ??
      [];
    return width ? { source, width: Number(width) } : null;
  },
};

/** The service, in front of the shop's own bucket. */
async function startResizer(read: (path: string) => Asked | null, bucket: string) {
  const asked: Asked[] = [];
  const refused: string[] = [];
  const answer: RequestListener = (request, response) => {
    const picture = read(request.url ?? '');
    if (!picture?.source.startsWith(`${bucket}/`)) {
      refused.push(request.url ?? '');
      response.writeHead(400).end();
      return;
    }
    asked.push(picture);
    void fetch(`${picture.source}?w=${picture.width}`, { headers: { accept: 'image/webp' } })
      .then(async (made) => {
        response.writeHead(made.status, {
          'content-type': made.headers.get('content-type') ?? '',
          vary: 'Accept',
        });
        response.end(Buffer.from(await made.arrayBuffer()));
      })
      .catch(() => response.destroy());
  };
  return { asked, refused, server: await startServer(answer) };
}

async function readBucketAddress(): Promise<string> {
  const html = await (await fetch(shop.url)).text();
  const text = new RegExp(`id="${publicConfigId}"[^>]*>([^<]*)<`).exec(html)?.[1] ?? '';
  return (JSON.parse(text) as { imageBucketUrl: string }).imageBucketUrl;
}

/** Every picture that the page needs at once has come. */
async function expectPictures(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
        const missing = pictures.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0);
        return pictures.length === 0 ? ['no picture'] : missing.map(({ currentSrc }) => currentSrc);
      }),
    )
    .toEqual([]);
}

for (const [resizer, read] of Object.entries(readers))
  test(`every picture comes from ${resizer} where it is in front of the bucket`, async ({
    page,
    request,
  }) => {
    const bucket = await readBucketAddress();
    const { asked, refused, server } = await startResizer(read, bucket);
    const origin = `http://127.0.0.1:${server.port}`;
    const storefront = await startOwnStorefront({
      BACKEND_URL: shop.backendUrl,
      IMAGE_BUCKET_URL: bucket,
      IMAGE_RESIZER: resizer,
      IMAGE_RESIZER_URL: origin,
    });
    try {
      const elsewhere: string[] = [];
      page.on('request', (sent) => {
        const from = new URL(sent.url());
        if (
          sent.resourceType() === 'image' &&
          ![origin, storefront.url].includes(from.origin) &&
          from.protocol !== 'data:'
        )
          elsewhere.push(sent.url());
      });

      await page.goto(storefront.url);
      await expectPictures(page);
      await page.goto(`${storefront.url}/voruflokkur/hreinsiefni-og-raesting`);
      await expectPictures(page);

      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await page.waitForURL('**/vara/*');
      // The browser alone makes the address of the enlarged picture.
      await page.getByRole('button', { name: 'Stækka mynd' }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
      await expect.poll(() => asked.some(({ width }) => width === 1_920)).toBe(true);
      await expectPictures(page);
      expect(elsewhere).toEqual([]);
      expect(refused).toEqual([]);

      // For those who are no browser.
      const product = new URL(page.url()).pathname;
      for (const place of [product, '/feed/google.xml', '/sitemap/vorur-1.xml']) {
        const text = (await (await request.get(storefront.url + place)).text()).replaceAll('&amp;', '&');
        expect(text).not.toContain('fit=inside');
        // The form itself stands in the page's configuration.
        const addresses = [...text.matchAll(/https?:\/\/[^\s"'<>\\]+/g)].filter(
          ([one]) => !one.includes('{'),
        );
        const made = addresses.map(([one]) => new URL(one)).filter((address) => address.origin === origin);
        expect(made.length).toBeGreaterThan(0);
        const wrong = made.filter((address) => !read(address.pathname)?.source.startsWith(`${bucket}/`));
        expect(wrong.map(String)).toEqual([]);
      }
    } finally {
      await storefront.stop();
      await server.stop();
    }
  });
