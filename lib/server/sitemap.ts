import 'server-only';
import { env } from '../env.ts';
import { brandHref, categoryHref, productHref } from '../rules/addresses.ts';
import { askProductPage, readBrands, readCategories } from './catalogue.ts';

/** Products of one part: pages of 50, the most that the backend gives at once. */
const pagesPerPart = 20;
const productsPerPage = 50;
const pagesPart = 'sidur';

/** Names of the parts: the pages, then the products by the thousand. Only what guests may see is counted. */
export async function sitemapParts(): Promise<string[]> {
  const { total } = await askProductPage({ page: 1, pageSize: 1 });
  const count = Math.ceil(total / (pagesPerPart * productsPerPage));
  return [pagesPart, ...Array.from({ length: count }, (_, index) => `vorur-${index + 1}`)];
}

/** Addresses of one part; null when there is no such part. */
export async function sitemapAddresses(part: string): Promise<string[] | null> {
  if (part === pagesPart) return pageAddresses();
  const number = Number(/^vorur-([1-9]\d{0,5})$/.exec(part)?.[1]);
  if (!number) return null;
  const addresses: string[] = [];
  for (let page = (number - 1) * pagesPerPart + 1; page <= number * pagesPerPart; page += 1) {
    const { products, pageCount } = await askProductPage({
      page,
      pageSize: productsPerPage,
      sort: 'NameAscending',
    });
    addresses.push(...products.map(productHref));
    if (page >= pageCount) break;
  }
  return addresses.length > 0 ? addresses : null;
}

async function pageAddresses(): Promise<string[]> {
  const [categories, brands] = await Promise.all([readCategories(), readBrands()]);
  const all = categories.flatMap((top) => [
    top,
    ...top.children.flatMap((child) => [child, ...child.children]),
  ]);
  const fixed = ['/', '/voruflokkar', '/framleidendur', '/solumenn', '/terms', '/privacy-policy'];
  return [...fixed, ...all.map(categoryHref), ...brands.map(brandHref)];
}

/** An element of the sitemap protocol around each address of this site. */
export function sitemapXml(
  root: 'sitemapindex' | 'urlset',
  entry: 'sitemap' | 'url',
  paths: readonly string[],
): Response {
  const lines = paths.map(
    (path) => `<${entry}><loc>${escaped(env().SITE_URL + (path === '/' ? '' : path))}</loc></${entry}>`,
  );
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${root}>\n`;
  return new Response(body, {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600, s-maxage=3600' },
  });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
