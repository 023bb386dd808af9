'use client';

import { useSignedInHint } from '@/lib/customer/queries.ts';
import { useOwnPrice } from '@/lib/product/own-prices.ts';
import { UnitPrice, type UnitPriceProps } from './unit-price.tsx';

type Props = UnitPriceProps & { productId: string };

/** This visitor's price of one litre or piece, where the package size is known. `price` is the guest's. */
export function PackagePrice({ productId, ...guests }: Props) {
  if (!useSignedInHint()) return <UnitPrice {...guests} />;
  return <CustomerUnitPrice {...guests} productId={productId} />;
}

function CustomerUnitPrice({ productId, ...rest }: Props) {
  const { data: ownPrice } = useOwnPrice(productId);
  return <UnitPrice {...rest} price={ownPrice?.price} />;
}
