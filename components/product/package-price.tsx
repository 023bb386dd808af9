'use client';

import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { unitPrice } from '@/lib/rules/unit-price.ts';

interface Props {
  productId: string;
  packageSize: string | null;
  /** The guest's, with VAT in krónur; null where guests see none. */
  price: number | null;
}

/** What one litre or piece of a package costs this visitor, where its size tells. */
export function PackagePrice({ productId, packageSize, price }: Props) {
  const signedIn = useSignedInHint();
  const { data: own } = useOwnPrice(productId, signedIn);
  const paid = signedIn ? (own?.price?.priceWithTax ?? null) : price;
  const text = paid === null ? null : unitPrice(paid, packageSize);
  return text && <small data-unit-price>{text}</small>;
}
