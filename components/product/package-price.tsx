'use client';

import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { unitPrice } from '@/lib/rules/money/unit-price.ts';

interface Props {
  productId: string;
  packageSize: string | null;
  /** The guest's, with VAT in krónur; null where guests see none. */
  price: number | null;
}

/** What one litre or piece of a package costs this visitor, where its size tells. */
export function PackagePrice({ productId, packageSize, price }: Props) {
  if (!useSignedInHint()) return <UnitPrice paid={price} packageSize={packageSize} />;
  return <UnitPriceOfCustomer productId={productId} packageSize={packageSize} />;
}

function UnitPriceOfCustomer({ productId, packageSize }: Omit<Props, 'price'>) {
  const { data: own } = useOwnPrice(productId);
  return <UnitPrice paid={own?.price?.priceWithTax ?? null} packageSize={packageSize} />;
}

function UnitPrice({ paid, packageSize }: { paid: number | null; packageSize: string | null }) {
  const text = paid === null ? null : unitPrice(paid, packageSize);
  return text && <small data-unit-price>{text}</small>;
}
