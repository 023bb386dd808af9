import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { AccountTile } from '@/components/account/account-tile.tsx';
import { HandedCartsTile } from './handed-carts-tile.tsx';
import { ToDecideTile } from './to-decide-tile.tsx';
import { CreditMeter } from '@/components/account/credit-meter.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { cartLabel } from '@/lib/rules/orders/cart-label.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { quoteCountText } from '@/lib/rules/orders/quote-status.ts';
import { hasPurchases } from '@/lib/statistics/sums.ts';
import { media } from '@/styles/media.ts';

/** Tiles of a purchaser's home: balance, open quotes, this month, and the cart. */
export function HomeTiles({ customer, home }: { customer: Customer; home: AccountHomeQuery }) {
  const { cart, salesQuotes, lastYearStatistics: months } = home;
  const currentMonth = months?.at(-1);
  const openQuoteCount = salesQuotes?.acceptableCount ?? 0;
  return (
    <TileGrid>
      {/* Without the right to see the balance, whether there is an account is not disclosed either. */}
      {may(customer, 'see-invoices') && (
        <CreditMeter creditLimit={customer.creditLimit} balanceDue={customer.balanceDue ?? 0} />
      )}
      <ToDecideTile customer={customer} />
      <HandedCartsTile />
      {openQuoteCount > 0 && (
        <AccountTile
          title="Opin tilboð"
          figure={quoteCountText(openQuoteCount)}
          note={soonestExpiryText(salesQuotes?.quotes ?? [])}
          href="/auth/quotes"
          action="Skoða tilboð"
        />
      )}
      {months && currentMonth && hasPurchases(months) && (
        <AccountTile
          title="Keypt í þessum mánuði"
          figure={<Price amount={currentMonth.totalAmount} />}
          note={
            <>
              <Price amount={currentMonth.totalAmountExcludingTax} /> án vsk.
            </>
          }
          href="/auth/statistics"
          action="Skoða tölfræði"
        />
      )}
      <AccountTile
        title="Karfa"
        figure={cartLabel(cart.totalItems)}
        note={
          cart.totalItems > 0 && (
            <>
              <Price amount={cart.totalPrice} /> með vsk.
            </>
          )
        }
        href={cart.totalItems > 0 ? '/karfa' : '/voruflokkar'}
        action={cart.totalItems > 0 ? 'Opna körfu' : 'Skoða vörur'}
      />
      <span data-end hidden />
    </TileGrid>
  );
}

/** When the first of the open quotes expires. */
function soonestExpiryText(quotes: readonly { validUntilDate: string }[]): string | null {
  const [first] = quotes.map(({ validUntilDate }) => validUntilDate).toSorted();
  if (first === undefined) return null;
  return `${quotes.length > 1 ? 'Það fyrsta gildir' : 'Gildir'} til ${formatLongDate(first)}`;
}

const TileGrid = styled.div`
  display: grid;
  gap: var(--space-4);
  /* As a page comes over the line, each tile would push those before it aside: all are shown once the last is there. */
  &:not(:has(> [data-end])) {
    visibility: hidden;
  }
  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  }
`;
