import { totalsOf } from '@/lib/rules/money/totals.ts';
import { ByVat } from './by-vat.tsx';
import { Price } from './price.tsx';

interface Charge {
  quantity: number;
  /** Null where the visitor may see no price. */
  price: { priceWithTax: number; taxPercentage: number } | null;
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
    charges.flatMap(({ quantity, price }) =>
      price ? [{ gross: price.priceWithTax * quantity, taxPercentage: price.taxPercentage }] : [],
    ),
  );
  return (
    <>
      <ByVat gross={<Price amount={gross} />} net={<Price amount={net} />} />
      {isNamed && <ByVat gross=" með vsk." net=" án vsk." />}
    </>
  );
}
