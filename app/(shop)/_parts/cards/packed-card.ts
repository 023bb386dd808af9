import type { CardProduct } from '@/components/product/product-card.tsx';

type Flag = 0 | 1;
type PackedPrice = readonly [price: number, priceWithTax: number, taxPercentage: number];
type PackedListPrice = readonly [price: number, priceWithTax: number];
type PackedUnitPrice = readonly [per: string, content: number, price: number, priceWithTax: number];

/** A product of a listing without the names of its fields, which would be most of what a page carries of it. */
export type PackedCard = readonly [
  id: string,
  sku: string,
  name: string,
  slug: string | null,
  stock: number,
  unitOfMeasure: number,
  packageSize: string | null,
  brand: string | null,
  assetPath: string | null,
  discount: number,
  price: PackedPrice | null,
  listPrice: PackedListPrice | null,
  /** None where the package holds just one: a card says its price already. */
  unitPrice: PackedUnitPrice | 0,
  isNew: Flag,
  isTrending: Flag,
  isSpecialOrder: Flag,
];

const flag = (is: boolean | undefined): Flag => (is ? 1 : 0);

export function packCard(product: CardProduct): PackedCard {
  const { id, sku, name, slug, stock, unitOfMeasure, packageSize, discount, price, listPrice, unitPrice } =
    product;
  return [
    id,
    sku,
    name,
    slug,
    stock,
    unitOfMeasure,
    packageSize,
    product.brand?.name ?? null,
    product.image?.assetPath ?? null,
    discount,
    price ? [price.price, price.priceWithTax, price.taxPercentage] : null,
    listPrice ? [listPrice.price, listPrice.priceWithTax] : null,
    unitPrice && unitPrice.content !== 1
      ? [unitPrice.per, unitPrice.content, unitPrice.price, unitPrice.priceWithTax]
      : 0,
    flag(product.isNew),
    flag(product.isTrending),
    flag(product.isSpecialOrder),
  ];
}

export function unpackCard(card: PackedCard): CardProduct {
  const [id, sku, name, slug, stock, unitOfMeasure, packageSize, brand, assetPath, discount, ...rest] = card;
  const [price, listPrice, unitPrice, isNew, isTrending, isSpecialOrder] = rest;
  return {
    id,
    sku,
    name,
    slug,
    stock,
    unitOfMeasure,
    packageSize,
    discount,
    isSpecialOrder: isSpecialOrder === 1,
    ...(isNew === 1 && { isNew: true }),
    ...(isTrending === 1 && { isTrending: true }),
    brand: brand === null ? null : { name: brand },
    image: assetPath === null ? null : { assetPath },
    price: price && { price: price[0], priceWithTax: price[1], taxPercentage: price[2] },
    listPrice: listPrice && { price: listPrice[0], priceWithTax: listPrice[1] },
    unitPrice: unitPrice
      ? { per: unitPrice[0], content: unitPrice[1], price: unitPrice[2], priceWithTax: unitPrice[3] }
      : null,
  };
}
