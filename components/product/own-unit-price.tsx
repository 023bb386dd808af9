import { PackagePrice } from './package-price.tsx';

/** The customer's own price of a litre or a piece, in the place of everybody's; nothing for a guest. */
export function OwnUnitPrice({ id, packageSize = null }: { id: string; packageSize?: string | null }) {
  return <PackagePrice productId={id} packageSize={packageSize} price={null} />;
}
