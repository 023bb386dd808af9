import { ByVat } from '@/components/ui/by-vat.tsx';
import { classNames } from '@/components/ui/class-names.ts';
import { discountPercentage, formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './price-tiers.module.css';

/** Krónur; `price` is without VAT. */
interface Amounts {
  price: number;
  priceWithTax: number;
}

export interface PriceTiersProps {
  tiers: readonly { fromQuantity: number; price: Amounts }[];
  /** Of a single piece: what a tier saves is counted from it. */
  price: Amounts | null | undefined;
  className?: string | undefined;
}

/** What several pieces cost each; nothing where none is cheaper. */
export function PriceTiers({ tiers, price, className }: PriceTiersProps) {
  if (tiers.length === 0 || !price) return null;
  return (
    <table className={classNames(styles.tiers, className)}>
      <caption>Magnafsláttur</caption>
      <thead>
        <tr>
          <th scope="col">Magn</th>
          <th scope="col">
            Verð á stk.
            <ByVat gross="" net=" án vsk." />
          </th>
          <th scope="col">Lækkun</th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((tier) => (
          <tr key={tier.fromQuantity}>
            <th scope="row">{`Frá ${formatNumber(tier.fromQuantity)} stk.`}</th>
            <td>
              <ByVat gross={formatKronur(tier.price.priceWithTax)} net={formatKronur(tier.price.price)} />
            </td>
            <td>{`−${formatNumber(discountPercentage(price.priceWithTax, tier.price.priceWithTax), 1)}%`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
