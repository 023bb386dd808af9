import { asc } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { productGroups, products } from '../../backend/src/db/schema/catalogue.ts';
import { connection, folder, setUpImport } from './import-setting.ts';
import { loadOutside } from './outside-setting.ts';

setUpImport();

const load = (name: string, ...lines: string[]) => loadOutside(connection.db, folder, name, lines.join('\n'));
const stored = () => connection.db.select().from(products).orderBy(asc(products.id));

/** Habits of files that shops and suppliers publish, beyond what their formats say. */
describe('a file of WooCommerce', () => {
  it('without ids and with goods without numbers knows them by parent and name', async () => {
    const { problems } = await load(
      'woo-bare.csv',
      'Type,SKU,Name,Published,Visibility in catalog,Stock,Regular price,Categories,Parent,Attribute 1 name,Attribute 1 value(s)',
      'external,,Námskeið í smíði,1,visible,,19900,Námskeið,,,',
      'variable,PEYSA,Lopapeysa,1,visible,,,Föt,,Litur,"Grár, Hvítur"',
      'variation,,,1,visible,6,24900,,PEYSA,Litur,Grár',
      'variation,,,1,visible,2,25900,,PEYSA,Litur,Hvítur',
      'grouped,,Allt saman,1,visible,,,Föt,,,',
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([
      { sku: 'namskeid-i-smidi', name: 'Námskeið í smíði', listPrice: 19_900 },
      { sku: 'PEYSA-1', name: 'Lopapeysa, Grár', listPrice: 24_900, stockOnHand: 6 },
      { sku: 'PEYSA-2', name: 'Lopapeysa, Hvítur', listPrice: 25_900, stockOnHand: 2 },
    ]);
    expect(await connection.db.select().from(productGroups)).toMatchObject([{ key: 'PEYSA' }]);
  });

  it('with ids knows goods without numbers by them', async () => {
    await load(
      'woo-ids.csv',
      'ID,Type,SKU,Name,Published,Tax status,Regular price,Parent',
      '31,simple,,Kerti,1,taxable,490,',
      '32,variable,,Bolli,1,taxable,,',
      '33,variation,,Bolli - Blár,1,taxable,1290,id:32',
    );
    expect(await stored()).toMatchObject([
      { sku: 'WOO-31', name: 'Kerti' },
      { sku: 'WOO-33', name: 'Bolli - Blár' },
    ]);
  });

  it('of an Icelandic shop may write decimal commas', async () => {
    const { problems, notes } = await load(
      'woo-commas.csv',
      'ID,Type,SKU,Name,Published,Tax status,Regular price',
      '1,simple,K-1,Kerti,1,taxable,"490,5"',
      '2,simple,K-2,Kertastjaki,1,taxable,"2.490,00"',
    );
    expect(problems).toEqual([]);
    expect(notes).toContain('Regular price: numbers read as Icelandic, because of line 2: "490,5"');
    expect(await stored()).toMatchObject([{ listPrice: 491 }, { listPrice: 2490 }]);
  });
});

it('a file of Magento may repeat a product for each view of the shop', async () => {
  const { problems } = await load(
    'magento-views.csv',
    'sku,store_view_code,attribute_set_code,product_type,product_websites,name,price,qty',
    'SKRUFA 1,,Default,simple,base,Skrúfa,123.0000,40.0000',
    'SKRUFA 1,en,Default,simple,base,Screw,,',
  );
  expect(problems).toEqual([]);
  expect(await stored()).toMatchObject([
    { sku: 'SKRUFA 1', name: 'Skrúfa', listPrice: 123, stockOnHand: 40 },
  ]);
});

it('variants of Shopify are a family by the name of their product', async () => {
  await load(
    'shopify-family.csv',
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'pottur,Leirpottur,Stærð,Lítill,,1000',
    'pottur,,,Stór,,1600',
  );
  expect(await connection.db.select().from(productGroups)).toMatchObject([{ name: 'Leirpottur' }]);
});

describe('a catalogue of BMEcat', () => {
  const catalogue = (article: string) =>
    `<?xml version="1.0"?><!DOCTYPE BMECAT SYSTEM "bmecat_new_catalog_1_2.dtd"><BMECAT version="1.2"><HEADER><CATALOG><CURRENCY>ISK</CURRENCY></CATALOG></HEADER><T_NEW_CATALOG>${article}</T_NEW_CATALOG></BMECAT>`;

  it('may write decimal commas', async () => {
    const { problems } = await load(
      'bmecat-commas.xml',
      catalogue(
        '<ARTICLE><SUPPLIER_AID>S-1</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Skyrta</DESCRIPTION_SHORT></ARTICLE_DETAILS><ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="nrp"><PRICE_AMOUNT>2490,50</PRICE_AMOUNT></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>',
      ),
    );
    expect(problems).toEqual([]);
    expect(await stored()).toMatchObject([{ sku: 'S-1', listPrice: 2491 }]);
  });

  it('may price a hundred at once, by a factor, and give a feature several values or no name', async () => {
    const { problems } = await load(
      'bmecat-hundred.xml',
      catalogue(
        `<ARTICLE><SUPPLIER_AID>S-2</SUPPLIER_AID><ARTICLE_DETAILS><DESCRIPTION_SHORT>Skrúfa</DESCRIPTION_SHORT></ARTICLE_DETAILS>
        <ARTICLE_FEATURES><FEATURE><FNAME>Spenna</FNAME><FVALUE>110</FVALUE><FVALUE>230</FVALUE><FUNIT>V</FUNIT></FEATURE><FEATURE><FNAME>-</FNAME><FVALUE>Prófað</FVALUE></FEATURE></ARTICLE_FEATURES>
        <ARTICLE_ORDER_DETAILS><PRICE_QUANTITY>100</PRICE_QUANTITY></ARTICLE_ORDER_DETAILS>
        <ARTICLE_PRICE_DETAILS><ARTICLE_PRICE price_type="net_list"><PRICE_AMOUNT>5000.00</PRICE_AMOUNT><PRICE_FACTOR>0.8</PRICE_FACTOR></ARTICLE_PRICE></ARTICLE_PRICE_DETAILS></ARTICLE>`,
      ),
    );
    expect(problems).toEqual([]);
    // 40 without VAT.
    expect(await stored()).toMatchObject([
      { sku: 'S-2', listPrice: 50, attributes: [{ name: 'Spenna', value: '110, 230 V' }] },
    ]);
  });
});
