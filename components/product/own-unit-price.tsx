import { PackagePrice } from './package-price.tsx';

/** The customer's own price of a litre or a piece, in the place of everybody's; nothing for a guest. */
export function OwnUnitPrice({ id }: { id: string }) {
  return <PackagePrice productId={id} />;
}
