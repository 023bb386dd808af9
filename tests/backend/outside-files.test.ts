import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { asc, sql } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { products, productGroups } from '../../backend/src/db/schema/catalogue.ts';
import { loadCatalogue } from '../../backend/src/import/load.ts';
import { openFile } from '../../backend/src/import/open-file.ts';
import { brandLine, categoryLine, loadLines, productLine } from '../kit/catalogue.ts';
import { rows } from '../../backend/src/db/rows.ts';
import { connection, folder, setUpImport } from './import-setting.ts';
import { loadOutside } from './outside-setting.ts';

setUpImport();

let notes: string[];
beforeEach(() => {
  notes = [];
});

/** As `npm run import -- FILE` without any option. */
async function load(
  name: string,
  content: string | Uint8Array,
  over: Parameters<typeof loadOutside>[4] = {},
) {
  const loaded = await loadOutside(connection.db, folder, name, content, over);
  notes = loaded.notes;
  return loaded;
}

const stored = () => connection.db.select().from(products).orderBy(asc(products.sku));
const categoryPaths = async () =>
  (
    await rows<{ path: string }>(
      connection.db,
      sql`SELECT (SELECT string_agg(s.name, ' > ' ORDER BY level) FROM unnest(c.path) WITH ORDINALITY AS step (id, level)
        JOIN categories s ON s.id = step.id) AS path FROM categories c`,
    )
  )
    .map(({ path }) => path)
    .toSorted();

describe('an outside file', () => {
  it('of Shopify loads variants with what their product says', async () => {
    const { problems } = await load(
      'shopify.csv',
      [
        'Handle,Title,Body (HTML),Vendor,Type,Published,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Barcode,Image Src,Status',
        'hanskar,Vinnuhanskar,"<p>Úr leðri.</p><p>Fóðraðir &amp; hlýir.</p>",Norðanátt,Hanskar,TRUE,Stærð,M,H-M,12,2490.00,5690000000012,https://a.test/1.jpg,active',
        'hanskar,,,,,,,L,H-L,0,2590.50,,,',
        'hanskar,,,,,,,,,,,,https://a.test/2.jpg,',
        'kanna,Kaffikanna,,,Eldhús,FALSE,Title,Default Title,,4,8990,,,draft',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      { sku: 'H-L', name: 'Vinnuhanskar, L', listPrice: 2591, stockOnHand: 0 },
      {
        sku: 'H-M',
        name: 'Vinnuhanskar, M',
        listPrice: 2490,
        stockOnHand: 12,
        ean: '5690000000012',
        description: 'Úr leðri.\nFóðraðir & hlýir.',
        attributes: [{ name: 'Stærð', value: 'M' }],
      },
      { sku: 'kanna', name: 'Kaffikanna', visibleByGuest: false, attributes: [] },
    ]);
    expect(await connection.db.select().from(productGroups)).toMatchObject([{ key: 'hanskar' }]);
    expect(await categoryPaths()).toEqual(['Eldhús', 'Hanskar']);
    expect(notes.join('\n')).toContain('read as Shopify');
  });

  it('of WooCommerce loads variations, and not the product that holds them together', async () => {
    const { problems } = await load(
      'woo.csv',
      [
        'ID,Type,SKU,Name,Published,"Visibility in catalog","Short description","Tax status",Stock,"Regular price",Categories,Images,Parent,"Attribute 1 name","Attribute 1 value(s)"',
        '7,variable,BOL,Bolur,1,visible,Mjúkur,taxable,,,"Föt > Bolir, Tilboð",https://a.test/b.png,,Litur,"Rauður, Blár"',
        '8,variation,BOL-R,"Bolur - Rauður",1,visible,,taxable,3,3990,,,id:7,Litur,Rauður',
        '9,simple,PENNI,Penni,1,visible,,taxable,100,290,Ritföng,,,,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      { sku: 'BOL-R', name: 'Bolur - Rauður', description: 'Mjúkur', listPrice: 3990, stockOnHand: 3 },
      { sku: 'PENNI', listPrice: 290, stockOnHand: 100 },
    ]);
    expect(await categoryPaths()).toEqual(['Föt', 'Föt > Bolir', 'Ritföng', 'Tilboð']);
  });

  it('of Magento loads simple products', async () => {
    const { problems } = await load(
      'magento.csv',
      [
        'sku,attribute_set_code,product_type,categories,product_websites,name,description,product_online,price,qty,additional_attributes',
        'T-1,Default,simple,"Default Category/Verkfæri/Tangir,Default Category/Verkfæri",base,Töng,<b>Sterk</b>,1,4990.0000,7.0000,"color=Blár,length=20 cm"',
        'T,Default,configurable,Default Category/Verkfæri,base,Tangir,,1,,0,',
      ].join('\n'),
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      {
        sku: 'T-1',
        listPrice: 4990,
        stockOnHand: 7,
        description: 'Sterk',
        attributes: [
          { name: 'color', value: 'Blár' },
          { name: 'length', value: '20 cm' },
        ],
      },
    ]);
    expect(await categoryPaths()).toEqual(['Verkfæri', 'Verkfæri > Tangir']);
  });

  it.each([
    [
      'feed.xml',
      '<?xml version="1.0"?><rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Búð</title><item><g:id>G-1</g:id><g:title>Ljós &amp; pera</g:title><g:description><![CDATA[Skært <b>ljós</b>]]></g:description><g:link>https://a.test/g</g:link><g:availability>in_stock</g:availability><g:price>1990.00 ISK</g:price><g:unit_pricing_measure>1.5kg</g:unit_pricing_measure><g:unit_pricing_base_measure>100g</g:unit_pricing_base_measure><g:brand>Birta</g:brand><g:product_type>Heimili &gt; Ljós</g:product_type></item></channel></rss>',
    ],
    [
      'feed.txt',
      'id\ttitle\tdescription\tlink\timage link\tavailability\tprice\tbrand\tproduct type\tunit pricing measure\nG-1\tLjós & pera\tSkært ljós\thttps://a.test/g\thttps://a.test/g.jpg\tin stock\t1990 ISK\tBirta\tHeimili > Ljós\t1.5 kg\n',
    ],
  ])('of Google Merchant loads from %s', async (name, content) => {
    const { problems } = await load(name, content);
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      {
        sku: 'G-1',
        name: 'Ljós & pera',
        description: 'Skært ljós',
        listPrice: 1990,
        netContent: { amount: 1_500_000, per: 'kg' },
      },
    ]);
    expect(await categoryPaths()).toEqual(['Heimili', 'Heimili > Ljós']);
  });

  it('of Google Merchant loads goods whose content is in a measure that nobody compares by here', async () => {
    const feed =
      'id\ttitle\tlink\tavailability\tprice\tunit pricing measure\nG-1\tLjós\thttps://a.test\tin stock\t10 ISK\t12 oz\n';
    expect((await load('feed.txt', feed)).problems).toEqual([]);
    expect(await stored()).toMatchObject([{ sku: 'G-1', netContent: null }]);
  });

  it('in another currency is refused until it is said what that is', async () => {
    const feed = 'id\ttitle\tlink\tavailability\tprice\nG-1\tLjós\thttps://a.test\tin stock\t10.00 EUR\n';
    const refused = await load('euro.txt', feed);
    expect(refused.problems).toMatchObject([{ line: 2, reason: expect.stringContaining('--rate') }]);
    await load('euro.txt', feed, { rate: 145.5 });
    expect(await stored()).toMatchObject([{ sku: 'G-1', listPrice: 1455 }]);
  });

  it.each([
    [
      '1.2',
      `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="1.2"><HEADER><CATALOG><CURRENCY>ISK</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Vörulisti</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Rafmagn</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
<ARTICLE><SUPPLIER_AID>B-1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Rofi</DESCRIPTION_SHORT><EAN>5690000000029</EAN><MANUFACTURER_NAME>Straumur</MANUFACTURER_NAME></ARTICLE_DETAILS>
<ARTICLE_FEATURES><FEATURE><FNAME>Litur</FNAME><FVALUE>Hvítur</FVALUE></FEATURE></ARTICLE_FEATURES>
<ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_customer"><PRICE_AMOUNT>1000.50</PRICE_AMOUNT><TAX>0.24</TAX></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>
<ARTICLE_TO_CATALOGGROUP_MAP><ART_ID>B-1</ART_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></ARTICLE_TO_CATALOGGROUP_MAP></T_NEW_CATALOG></BMECAT>`,
      [{ name: 'Litur', value: 'Hvítur' }],
    ],
    [
      '2005',
      `<?xml version="1.0" encoding="UTF-8"?><BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005"><HEADER><CATALOG><CURRENCY>ISK</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>
<CATALOG_GROUP_SYSTEM><CATALOG_STRUCTURE type="root"><GROUP_ID>1</GROUP_ID><GROUP_NAME>Vörulisti</GROUP_NAME><PARENT_ID>0</PARENT_ID></CATALOG_STRUCTURE>
<CATALOG_STRUCTURE type="leaf"><GROUP_ID>2</GROUP_ID><GROUP_NAME>Rafmagn</GROUP_NAME><PARENT_ID>1</PARENT_ID></CATALOG_STRUCTURE></CATALOG_GROUP_SYSTEM>
<PRODUCT mode="new"><SUPPLIER_PID>B-1</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT lang="isl">Rofi</DESCRIPTION_SHORT><INTERNATIONAL_PID type="ean">5690000000029</INTERNATIONAL_PID><MANUFACTURER_NAME>Straumur</MANUFACTURER_NAME></PRODUCT_DETAILS>
<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC000029</REFERENCE_FEATURE_GROUP_ID>
<FEATURE><FNAME>EF000010</FNAME><FVALUE>EV000080</FVALUE></FEATURE><FEATURE><FNAME>EF000020</FNAME><FDESCR>Breidd</FDESCR><FVALUE>80</FVALUE><FUNIT>mm</FUNIT></FEATURE></PRODUCT_FEATURES>
<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="net_customer"><PRICE_AMOUNT>1000.50</PRICE_AMOUNT><TAX>0.24</TAX></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS></PRODUCT>
<PRODUCT_TO_CATALOGGROUP_MAP><PROD_ID>B-1</PROD_ID><CATALOG_GROUP_ID>2</CATALOG_GROUP_ID></PRODUCT_TO_CATALOGGROUP_MAP></T_NEW_CATALOG></BMECAT>`,
      [{ name: 'Breidd', value: '80 mm' }],
    ],
  ])('of BMEcat %s loads net prices, features and groups', async (version, content, attributes) => {
    const { problems } = await load(`bmecat-${version}.xml`, content);
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      { sku: 'B-1', name: 'Rofi', ean: '5690000000029', listPrice: 1241, attributes },
    ]);
    expect(await categoryPaths()).toEqual(['Rafmagn']);
  });

  it('of .xlsx loads its first sheet', async () => {
    const row = (number: number, cells: string) => `<row r="${number}">${cells}</row>`;
    const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>
      ${row(1, ['Vörunúmer', 'Heiti', 'Verð án vsk', 'Birgðir'].map(text).join(''))}
      ${row(2, `<c r="A2" t="s"><v>0</v></c>${text('Blöð')}<c r="C2"><v>999.5</v></c><c r="D2"><v>12</v></c>`)}</sheetData></worksheet>`;
    const { problems } = await load(
      'verd.xlsx',
      zipSync({
        'xl/workbook.xml': strToU8(
          '<workbook xmlns:r="r"><sheets><sheet name="a" r:id="rId1"/></sheets></workbook>',
        ),
        'xl/_rels/workbook.xml.rels': strToU8(
          '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
        ),
        'xl/sharedStrings.xml': strToU8('<sst><si><r><t>X-</t></r><r><t>1</t></r></si></sst>'),
        'xl/worksheets/sheet1.xml': strToU8(sheet),
      }),
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([{ sku: 'X-1', name: 'Blöð', listPrice: 1239, stockOnHand: 12 }]);
  });
});

describe('a table', () => {
  const table = (header: string, ...lines: string[]) => [header, ...lines].join('\n');

  it('of numbers and net prices changes nothing else, by the VAT of each product', async () => {
    await loadLines(connection.db, [
      productLine({ sku: 'A-1', description: 'Texti', stock: 5 }),
      productLine({ sku: 'B-1', taxPercentage: 11, stock: 6 }),
    ]);
    await load('net.csv', table('Vörunúmer;Verð án vsk', 'a-1;1.000,50', 'B-1;2.000,00'));
    expect(await stored()).toMatchObject([
      { sku: 'A-1', listPrice: 1241, description: 'Texti', stockOnHand: 5 },
      { sku: 'B-1', listPrice: 2220, stockOnHand: 6 },
    ]);
  });

  it('in Windows-1252 finds brands and categories by name, and makes what is missing', async () => {
    await loadLines(connection.db, [brandLine(), categoryLine('hanskar', { name: 'Hanskar' })]);
    const content = table(
      'Vörunúmer;Heiti;Verð;Vörumerki;Flokkur',
      'Þ-1;Hanski;990;TÆRUN;Hanskar',
      'Þ-2;Skór;19.900;Fótur;Fatnaður > Skór',
      'Þ-3;Skór;9.900,50;;Fatnaður > Hanskar',
    );
    const { changed, problems } = await load('latin.csv', Buffer.from(content, 'latin1'));
    expect(problems).toEqual([]);
    expect(changed).toMatchObject({ brands: 1, categories: 3, products: 3 });
    expect(await categoryPaths()).toEqual(['Fatnaður', 'Fatnaður > Hanskar', 'Fatnaður > Skór', 'Hanskar']);
    expect((await stored()).map(({ listPrice }) => listPrice)).toEqual([990, 19_900, 9901]);
  });

  it('of common columns takes brands and categories by name or address, and rounds', async () => {
    await loadLines(connection.db, [brandLine(), categoryLine('hanskar', { name: 'Vinnuhanskar' })]);
    const content = table(
      'sku,name,price,brand,categories,stock',
      'C-1,Hanski,990.50,taerun,hanskar,-2',
      'C-2,Skór,"1,990.49",Fótur,Vinnuhanskar,3',
    );
    const { changed, problems } = await load('common.csv', content);
    expect(problems).toEqual([]);
    expect(changed).toMatchObject({ brands: 1, categories: 0, products: 2 });
    expect(await stored()).toMatchObject([
      { sku: 'C-1', listPrice: 991, stockOnHand: 0 },
      { sku: 'C-2', listPrice: 1990, stockOnHand: 3 },
    ]);
    await load('prices.csv', table('sku,price', 'C-1,1200'));
    await load('stock.csv', table('sku,stock', 'C-1,7'));
    expect(await stored()).toMatchObject([
      { name: 'Hanski', listPrice: 1200, stockOnHand: 7 },
      { sku: 'C-2' },
    ]);
  });

  it('names line, field, value and what would be right', async () => {
    const { problems } = await load('wrong.csv', table('sku,name,price,ean', 'D-1,Vara,ókeypis,12'));
    expect(problems).toMatchObject([
      { line: 2, field: 'ean', reason: 'takes 8 to 14 digits (given: "12")' },
      { line: 2, field: 'price', reason: 'takes whole krónur (given: "ókeypis")' },
    ]);
  });

  it('whose prices may be two numbers is refused', async () => {
    const undecided = table('Vörunúmer;Heiti;Verð', 'A;Vara;129.000');
    await expect(load('undecided.csv', undecided)).rejects.toThrow('129000 in Icelandic');
    await load('undecided.csv', undecided, { numbers: 'is' });
    expect(await stored()).toMatchObject([{ listPrice: 129_000 }]);
  });

  it('without a column of product numbers says what to do', async () => {
    await expect(load('odd.csv', table('Kóti;Heiti', 'A;B'))).rejects.toThrow('say "sku" beside the one');
  });

  it('is read by the mapping beside it', async () => {
    const path = join(folder, 'mapped.csv');
    await writeFile(path, table('Kóti;Texti;Aur', 'A;Vara;100'));
    const columns = { Kóti: 'sku', Texti: 'name', Aur: 'price' };
    await writeFile(`${path}.mapping.json`, JSON.stringify({ kind: 'table', columns, taxPercentage: 11 }));
    const options = { encoding: undefined, numbers: undefined, net: true, rate: undefined, pictures: null };
    const lines = await openFile(connection.db, path, options, () => undefined);
    await loadCatalogue(connection.db, lines, { strict: true, onProblem: () => undefined });
    expect(await stored()).toMatchObject([{ sku: 'A', name: 'Vara', listPrice: 111 }]);
  });
});
