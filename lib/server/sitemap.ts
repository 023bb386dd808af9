import 'server-only';
import { env } from '../env.ts';
import imageLoader from '../io/images/image-loader.ts';
import { brandHref, categoryHref, frontPageSlug, productHref } from '../rules/routes/addresses.ts';
import { xmlElement } from '../rules/text/xml.ts';
import { readBrands, readCategories } from './catalogue.ts';
import { readCmsPages } from './content.ts';
import { lastProductId, sitemapProducts } from './product-walk.ts';

/** Ids of one part: the protocol's limit of addresses. Parts are ranges of ids, so that a new product does not move others. */
const idsPerPart = 50_000;
const pagesPart = 'sidur';

/** An address of the shop and when it changed, where that is known. */
interface SitemapEntry {
  path: string;
  /** ISO 8601. */
  changedAt?: string;
  /** Whole addresses of its pictures. */
  images?: readonly string[];
}

/** Names of the parts: the pages, then the products. Only what guests may see stands in them. */
export async function sitemapParts(): Promise<string[]> {
  const count = Math.ceil((await lastProductId()) / idsPerPart);
  return [pagesPart, ...Array.from({ length: count }, (_, index) => `vorur-${index + 1}`)];
}

/** The XML of one part, piece by piece; null when there is no such part. */
export async function sitemapPart(part: string): Promise<AsyncGenerator<string> | null> {
  if (part === pagesPart) return sitemapXml('urlset', 'url', [await pageEntries()]);
  const number = Number(/^vorur-([1-9]\d{0,5})$/.exec(part)?.[1]);
  const lastIdBefore = (number - 1) * idsPerPart;
  if (!number || lastIdBefore >= (await lastProductId())) return null;
  return sitemapXml('urlset', 'url', productEntries(lastIdBefore));
}

async function* productEntries(lastIdBefore: number): AsyncGenerator<SitemapEntry[]> {
  for await (const products of sitemapProducts(lastIdBefore, lastIdBefore + idsPerPart))
    yield products.map((product) => ({
      path: productHref(product),
      changedAt: product.updatedAt,
      images: product.images.map(({ assetPath }) => imageLoader({ src: assetPath, width: 1200 })),
    }));
}

async function pageEntries(): Promise<SitemapEntry[]> {
  const [categories, brands, pages] = await Promise.all([readCategories(), readBrands(), readCmsPages()]);
  const allCategories = categories.flatMap((top) => [
    top,
    ...top.children.flatMap((child) => [child, ...child.children]),
  ]);
  return [
    ...pages.map(({ slug, updatedAt }) => ({
      path: slug === frontPageSlug ? '/' : `/${slug}`,
      changedAt: updatedAt,
    })),
    ...['/voruflokkar', '/framleidendur', ...allCategories.map(categoryHref), ...brands.map(brandHref)].map(
      (path) => ({
        path,
      }),
    ),
  ];
}

/** An element of the sitemap protocol around each address of this site. */
export async function* sitemapXml(
  root: 'sitemapindex' | 'urlset',
  element: 'sitemap' | 'url',
  entries: AsyncIterable<SitemapEntry[]> | Iterable<SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`;
  for await (const batch of entries) yield batch.map((entry) => entryXml(element, entry)).join('');
  yield `</${root}>\n`;
}

function entryXml(element: string, { path, changedAt, images = [] }: SitemapEntry): string {
  const address = xmlElement('loc', env().SITE_URL + (path === '/' ? '' : path));
  const pictures = images.map((url) => `<image:image>${xmlElement('image:loc', url)}</image:image>`).join('');
  return `<${element}>${address}${xmlElement('lastmod', changedAt)}${pictures}</${element}>\n`;
}
