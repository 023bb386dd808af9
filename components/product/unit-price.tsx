import { ByVat } from '@/components/ui/by-vat.tsx';
import { unitPriceText } from '@/lib/rules/money/unit-price.ts';

/** Hundredths of a króna; `content` is how many of `per` the package holds. */
export interface UnitPriceFields {
  per: string;
  content: number;
  price: number;
  priceWithTax: number;
}

export interface UnitPriceProps {
  unitPrice?: UnitPriceFields | null | undefined;
  className?: string | undefined;
  /** Beside other packages, what holds one says its own price. */
  includesOne?: boolean;
  isUnknown?: boolean;
}

/** What one litre or piece of a package costs; nothing where the package does not say how much it holds, or holds just one. */
export function UnitPrice({ unitPrice, includesOne, ...rest }: UnitPriceProps) {
  if (!unitPrice || (unitPrice.content === 1 && !includesOne)) return null;
  const { per, price, priceWithTax } = unitPrice;
  return (
    <ByVat as="small" {...rest} gross={unitPriceText(priceWithTax, per)} net={unitPriceText(price, per)} />
  );
}
