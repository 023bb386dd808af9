'use client';

import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { unitPrice } from '@/lib/rules/money/unit-price.ts';

interface Props {
  productId: string;
  packageSize: string | null;
  /** The guest's, with VAT in krónur; null where guests see none. */
  price: number | null;
  className?: string | undefined;
}

/** What one litre or piece of a package costs this visitor, where its size tells. */
export function PackagePrice({ productId, price, ...rest }: Props) {
  if (!useSignedInHint()) return <UnitPrice paid={price} {...rest} />;
  return <UnitPriceOfCustomer productId={productId} {...rest} />;
}

function UnitPriceOfCustomer({ productId, ...rest }: Omit<Props, 'price'>) {
  const { data: own } = useOwnPrice(productId);
  return <UnitPrice paid={own?.price?.priceWithTax ?? null} {...rest} />;
}

type UnitPriceProps = Pick<Props, 'packageSize' | 'className'> & { paid: number | null };

function UnitPrice({ paid, packageSize, className }: UnitPriceProps) {
  const text = paid === null ? null : unitPrice(paid, packageSize);
  return text && <small className={className}>{text}</small>;
}
