import { mainCategoryPath } from '@/lib/catalogue/category-path.ts';
import { env } from '@/lib/env.ts';
import imageLoader from '@/lib/io/images/image-loader.ts';
import { merchantItemXml } from '@/lib/rules/products/merchant-feed.ts';
import { xmlElement } from '@/lib/rules/text/xml.ts';
import { feedProducts } from '@/lib/server/product-walk.ts';
import { readWebsiteInfo } from '@/lib/server/website-info.ts';

const googleNamespace = 'http://base.google.com/ns/1.0';

/** The product feed (Google Merchant, RSS 2.0) piece by piece: what guests see and may buy. */
export async function* writeMerchantFeed(): AsyncGenerator<string> {
  const { name } = await readWebsiteInfo();
  const { SITE_URL: siteUrl } = env();
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="${googleNamespace}"><channel>\n${[
    xmlElement('title', name),
    xmlElement('link', siteUrl),
    xmlElement('description', `Vörulisti: ${name}`),
  ].join('')}\n`;
  for await (const products of feedProducts()) {
    yield products
      .map((product) =>
        merchantItemXml(product, {
          siteUrl,
          categories: mainCategoryPath(product.categories).map((category) => category.name),
          images: product.images.map(({ assetPath }) => imageLoader({ src: assetPath, width: 1200 })),
        }),
      )
      .join('');
  }
  yield '</channel></rss>\n';
}
