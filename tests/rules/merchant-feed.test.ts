import { describe, expect, test } from 'vitest';
import { merchantItemXml, type FeedItem } from '../../lib/rules/products/merchant-feed.ts';
import { xmlElement, escapeXml } from '../../lib/rules/text/xml.ts';

const product: FeedItem = {
  id: '7',
  sku: 'HRE-00001',
  ean: '5690000000014',
  slug: 'hanskar',
  name: 'Hanskar & <grifflur>',
  description: 'Góðir „hanskar“.',
  isSpecialOrder: false,
  stock: 3,
  productGroupId: '2',
  price: { priceWithTax: 900 },
  listPrice: { priceWithTax: 1000 },
  brand: { name: 'Hvönn' },
};
const around = {
  siteUrl: 'https://shop.test',
  categories: ['Öryggi', 'Hanskar'],
  images: ['https://b.test/1.webp?q=75&w=1200', 'https://b.test/2.webp'],
};
const item = (over: Partial<FeedItem> = {}, more: Partial<typeof around> = {}) =>
  merchantItemXml({ ...product, ...over }, { ...around, ...more });

describe('a product of the feed', () => {
  test('names all that the format asks for', () => {
    expect(item()).toBe(
      `<item>${[
        '<g:id>HRE-00001</g:id>',
        '<g:title>Hanskar &amp; &lt;grifflur&gt;</g:title>',
        '<g:description>Góðir „hanskar“.</g:description>',
        '<g:link>https://shop.test/vara/hanskar</g:link>',
        '<g:image_link>https://b.test/1.webp?q=75&amp;w=1200</g:image_link>',
        '<g:additional_image_link>https://b.test/2.webp</g:additional_image_link>',
        '<g:price>1000 ISK</g:price>',
        '<g:sale_price>900 ISK</g:sale_price>',
        '<g:availability>in_stock</g:availability>',
        '<g:condition>new</g:condition>',
        '<g:brand>Hvönn</g:brand>',
        '<g:gtin>5690000000014</g:gtin>',
        '<g:item_group_id>2</g:item_group_id>',
        '<g:product_type>Öryggi &gt; Hanskar</g:product_type>',
      ].join('')}</item>\n`,
    );
  });

  test.each([
    [5, 'l', '5 l', '1 l'],
    [0.75, 'l', '0.75 l', '1 l'],
    [20, 'm²', '20 sqm', '1 sqm'],
    [100, 'stk.', '100 ct', '1 ct'],
  ])('of %d %s names its unit price', (content, per, measure, base) => {
    expect(item({ unitPrice: { per, content } })).toContain(
      `<g:unit_pricing_measure>${measure}</g:unit_pricing_measure><g:unit_pricing_base_measure>${base}</g:unit_pricing_base_measure>`,
    );
  });

  test.each([{ price: null }, { price: undefined }])(
    'is left out without a price that guests see (%j)',
    (over) => {
      expect(item(over)).toBe('');
    },
  );

  test('is left out without a picture', () => {
    expect(item({}, { images: [] })).toBe('');
  });

  test.each([
    [{ stock: 0 }, 'out_of_stock'],
    [{ stock: 0, isSpecialOrder: true }, 'backorder'],
    [{ stock: 1, isSpecialOrder: true }, 'in_stock'],
  ])('%j is %s', (over, availability) => {
    expect(item(over)).toContain(`<g:availability>${availability}</g:availability>`);
  });

  test('has no reduced price where nothing is reduced, and its own number where it has no EAN', () => {
    const plain = item({
      listPrice: { priceWithTax: 900 },
      ean: null,
      slug: null,
      description: '',
      brand: null,
    });
    expect(plain).not.toMatch(/sale_price|gtin|g:brand/);
    expect(plain).toContain('<g:mpn>HRE-00001</g:mpn>');
    expect(plain).toContain('<g:link>https://shop.test/vara/7</g:link>');
    expect(plain).toContain('<g:description>Hanskar &amp; &lt;grifflur&gt;</g:description>');
  });

  test('stays within the limits of the format', () => {
    const long = item(
      { name: 'x'.repeat(300), description: 'y'.repeat(9000) },
      { images: Array.from({ length: 20 }, (_, index) => `https://b.test/${index}`) },
    );
    expect(/<g:title>(.*?)<\/g:title>/.exec(long)?.[1]).toHaveLength(150);
    expect(/<g:description>(.*?)<\/g:description>/.exec(long)?.[1]).toHaveLength(5000);
    expect(long.match(/additional_image_link>h/g)).toHaveLength(10);
  });
});

describe('XML', () => {
  test.each([
    ['<a href="x">&\'</a>', '&lt;a href=&quot;x&quot;&gt;&amp;&#39;&lt;/a&gt;'],
    ['a\u0000b\u0008c\u001fd\ufffee\ud800f', 'abcdef'],
    ['þæö \u{1f9e4}\n', 'þæö \u{1f9e4}\n'],
    [']]>', ']]&gt;'],
  ])('holds %j as %j', (text, xml) => {
    expect(escapeXml(text)).toBe(xml);
  });

  test('has no element for nothing', () => {
    expect([xmlElement('a', ''), xmlElement('a', null), xmlElement('a', undefined)]).toEqual(['', '', '']);
  });
});
