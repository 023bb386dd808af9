import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { AccountSection } from '@/components/account/account-section.tsx';
import { AccountTile } from '@/components/account/account-tile.tsx';
import { CreditMeter } from '@/components/account/credit-meter.tsx';
import { SpendChart } from '@/components/statistics/spend-chart.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { cartLabel } from '@/lib/rules/cart-label.ts';
import { hasPurchases } from '@/lib/statistics/sums.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { ProductCards } from '../../../_parts/product-cards.tsx';
import { LatestInvoices } from './latest-invoices.tsx';

/** Invoices that are shown. */
const latest = 5;

interface Props {
  customer: Customer;
  home: AccountHomeQuery;
}

/** What a purchaser wants to know first, and the ways on from there. */
export function HomeContent({ customer, home }: Props) {
  const { cart, customerInvoices, lastYearStatistics: months, lastFiveProducts } = home;
  const running = months?.at(-1);
  const isNew = lastFiveProducts.length === 0 && (customerInvoices?.invoices.length ?? 0) === 0;
  return (
    <Frame>
      <div data-tiles>
        <CreditMeter creditLimit={customer.creditLimit} balanceDue={customer.balanceDue ?? 0} />
        {months && running && hasPurchases(months) && (
          <AccountTile
            title="Keypt í þessum mánuði"
            figure={<Price amount={running.totalAmount} />}
            note={
              <>
                <Price amount={running.totalAmountExcludingTax} /> án vsk.
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
      </div>
      {isNew && (
        <EmptyState title="Hér birtast pantanir, reikningar og vörur sem þú hefur keypt">
          <p>Þegar fyrsta pöntunin er komin er hægt að panta aftur með einum smelli.</p>
          <LinkButton href="/voruflokkar">Skoða vörur</LinkButton>
        </EmptyState>
      )}
      <div data-pair>
        {months && hasPurchases(months) && (
          <AccountSection
            title="Viðskipti eftir mánuðum"
            more={{ href: '/auth/statistics', label: 'Sjá tölur í töflu' }}
          >
            <SpendChart months={months} height={220} />
          </AccountSection>
        )}
        {customerInvoices && customerInvoices.invoices.length > 0 && (
          <AccountSection
            title="Nýjustu reikningar"
            more={{ href: '/auth/invoices', label: 'Sjá alla reikninga' }}
          >
            <LatestInvoices invoices={customerInvoices.invoices.slice(0, latest)} />
          </AccountSection>
        )}
      </div>
      {lastFiveProducts.length > 0 && (
        <AccountSection title="Síðast keypt">
          <ProductCards products={lastFiveProducts} band />
        </AccountSection>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  & [data-tiles] {
    display: grid;
    gap: 16px;
  }
  & [data-tiles] > section {
    padding: 16px;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.medium};
  }
  & [data-pair] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 32px;
  }
  & [data-pair]:empty {
    display: none;
  }
  ${media.narrow} {
    & [data-tiles] {
      grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
    }
  }
  ${media.desktop} {
    & [data-pair] {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: 48px;
    }
  }
`;
