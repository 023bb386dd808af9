import { ByVat } from '@/components/ui/by-vat.tsx';
import { unitPriceText } from '@/lib/rules/money/unit-price.ts';
import type { PriceFields } from './price-block.tsx';

export interface UnitPriceProps {
  packageSize: string | null;
  /** Of the package; null where the visitor sees none. */
  price: PriceFields['price'];
  className?: string | undefined;
  /** Beside other packages, what holds one says its own price. */
  includesOne?: boolean;
}

/** What one litre or piece of a package costs; nothing where the package does not say how much it holds. */
export function UnitPrice({ packageSize, price, className, includesOne }: UnitPriceProps) {
  if (!price) return null;
  const gross = unitPriceText(price.priceWithTax, packageSize, includesOne);
  if (gross === null) return null;
  const net = unitPriceText(price.price, packageSize, includesOne);
  return <ByVat as="small" className={className} gross={gross} net={net} />;
}
