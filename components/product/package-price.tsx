'use client';

import { useSignedInHint } from '@/lib/visitor/use-signed-in-hint.ts';
import { useKnownOwnPrice } from '@/lib/product/known-own-price.ts';
import { UnitPrice, type UnitPriceProps } from './unit-price.tsx';

type Props = UnitPriceProps & { productId: string };

/** This visitor's price of one litre or piece, where the content of the package is known. `unitPrice` is the guest's. */
export function PackagePrice({ productId, ...guests }: Props) {
  if (!useSignedInHint()) return <UnitPrice {...guests} />;
  return <CustomerUnitPrice {...guests} productId={productId} />;
}

function CustomerUnitPrice({ productId, ...guests }: Props) {
  const ownPrice = useKnownOwnPrice(productId);
  if (ownPrice === undefined) return <UnitPrice {...guests} isUnknown />;
  return <UnitPrice {...guests} unitPrice={ownPrice?.unitPrice} />;
}
