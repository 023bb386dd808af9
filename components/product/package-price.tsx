'use client';

import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { unitPriceText } from '@/lib/rules/money/unit-price.ts';

interface Props {
  productId: string;
  packageSize: string | null;
  /** The guest's, with VAT in krónur; null where guests see none. */
  price: number | null;
  className?: string | undefined;
}

/** This visitor's price of one litre or piece, where the package size is known. */
export function PackagePrice({ productId, price, ...rest }: Props) {
  if (!useSignedInHint()) return <UnitPrice packagePrice={price} {...rest} />;
  return <CustomerUnitPrice productId={productId} {...rest} />;
}

function CustomerUnitPrice({ productId, ...rest }: Omit<Props, 'price'>) {
  const { data: ownPrice } = useOwnPrice(productId);
  return <UnitPrice packagePrice={ownPrice?.price?.priceWithTax ?? null} {...rest} />;
}

type UnitPriceProps = Pick<Props, 'packageSize' | 'className'> & { packagePrice: number | null };

function UnitPrice({ packagePrice, packageSize, className }: UnitPriceProps) {
  const text = packagePrice === null ? null : unitPriceText(packagePrice, packageSize);
  return text && <small className={className}>{text}</small>;
}
