import { quantityPrice } from '@/lib/rules/money/price-tiers.ts';
import { totalsOf } from '@/lib/rules/money/totals.ts';
import { ByVat } from './by-vat.tsx';
import { Price } from './price.tsx';

interface Amounts {
  priceWithTax: number;
  taxPercentage: number;
}

interface Charge {
  quantity: number;
  /** Of a single unit; null where the visitor may see no price. */
  price: Amounts | null;
  /** What each costs of several; left out where it is one. */
  priceTiers?: readonly { fromQuantity: number; price: Amounts }[];
}

/** What these cost together, with VAT or without as the visitor counts; `isNamed` says which of the two. */
export function ChargedPrice({
  charges,
  isNamed = false,
}: {
  charges: readonly Charge[];
  isNamed?: boolean;
}) {
  const { gross, net } = totalsOf(
    charges.flatMap(({ quantity, price: single, priceTiers = [] }) => {
      const price = quantityPrice({ price: single, priceTiers }, quantity);
      return price ? [{ gross: price.priceWithTax * quantity, taxPercentage: price.taxPercentage }] : [];
    }),
  );
  return (
    <>
      <ByVat gross={<Price amount={gross} />} net={<Price amount={net} />} />
      {isNamed && <ByVat gross=" með vsk." net=" án vsk." />}
    </>
  );
}
