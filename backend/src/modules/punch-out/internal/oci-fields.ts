import type { SentGoods } from './sent-goods.ts';

type Fields = [name: string, value: string][];

/** Characters that the format has room for, by field. */
const lengths: Readonly<Record<string, number>> = {
  DESCRIPTION: 40,
  MATGROUP: 10,
  VENDOR: 10,
  VENDORMAT: 40,
  MANUFACTMAT: 40,
  EXT_PRODUCT_ID: 40,
  EXT_CATEGORY_ID: 60,
  EXT_CATEGORY: 60,
};
const ownSchema = 'VORULIND';

/**
 * Goods as the form of OCI 5 has them, numbered from 1. Prices are of one unit without VAT, in krónur without decimals.
 * @param vendor the shop's own number
 */
export function toOciFields(goods: readonly SentGoods[], vendor: string): Fields {
  return goods.flatMap((item, at) => {
    const values = describeItem(item, vendor);
    const n = at + 1;
    const fields = Object.entries(values).flatMap(([name, value]): Fields =>
      value === null ? [] : [[`NEW_ITEM-${name}[${n}]`, cut(value, lengths[name])]],
    );
    return [...fields, [`NEW_ITEM-LONGTEXT_${n}:132[]`, item.description]];
  });
}

function describeItem(item: SentGoods, vendor: string): Record<string, string | null> {
  const { sku, ean, name, quantity, unit, price, leadDays, manufacturer, unspsc, category } = item;
  return {
    DESCRIPTION: name,
    MATGROUP: unspsc ?? category?.id ?? null,
    QUANTITY: String(quantity),
    UNIT: unit,
    PRICE: String(price),
    CURRENCY: 'ISK',
    PRICEUNIT: '1',
    LEADTIME: leadDays === null ? null : String(leadDays),
    VENDOR: vendor,
    VENDORMAT: sku,
    MANUFACTMAT: ean,
    SERVICE: '',
    EXT_PRODUCT_ID: sku,
    EXT_SCHEMA_TYPE: unspsc ? 'UNSPSC' : ownSchema,
    EXT_CATEGORY_ID: unspsc ?? category?.id ?? null,
    EXT_CATEGORY: category?.name ?? null,
    CUST_FIELD1: manufacturer,
  };
}

const cut = (text: string, length = 255): string => Array.from(text).slice(0, length).join('');
