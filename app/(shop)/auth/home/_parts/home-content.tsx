import styled from 'styled-components';
import type { AccountHomeQuery } from '@/graphql/generated/operations.ts';
import { AccountSection } from '@/components/account/account-section.tsx';
import { CampaignCards } from '@/components/account/campaign-cards.tsx';
import { DueProducts } from '@/components/account/due-products.tsx';
import { SpendChart } from '@/components/statistics/spend-chart.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import type { Customer } from '@/lib/customer/queries.ts';
import { hasPurchases } from '@/lib/statistics/sums.ts';
import { media } from '@/styles/media.ts';
import { ProductCards } from '../../../_parts/cards/product-cards.tsx';
import { HomeTiles } from './home-tiles.tsx';
import { LatestOrdersAndInvoices } from './latest-orders-and-invoices.tsx';
import { QuickLinks } from './quick-links.tsx';

interface Props {
  customer: Customer;
  home: AccountHomeQuery;
}

/** A purchaser's home: the most important facts, with links. */
export function HomeContent({ customer, home }: Props) {
  const {
    customerOrders,
    customerInvoices,
    lastYearStatistics: months,
    campaigns,
    dueProducts,
    lastFiveProducts,
  } = home;
  const documents = [...(customerOrders?.orders ?? []), ...(customerInvoices?.invoices ?? [])];
  const isNew = lastFiveProducts.length === 0 && documents.length === 0;
  return (
    <HomeStack>
      <HomeTiles customer={customer} home={home} />
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
        <LatestOrdersAndInvoices home={home} />
      </div>
      {dueProducts && dueProducts.length > 0 && <DueProducts products={dueProducts} />}
      {campaigns.length > 0 && (
        <AccountSection title="Herferðir" more={{ href: '/auth/campaigns', label: 'Kjör og herferðir' }}>
          <CampaignCards campaigns={campaigns} />
        </AccountSection>
      )}
      {lastFiveProducts.length > 0 && (
        <AccountSection title="Síðast keypt">
          <ProductCards products={lastFiveProducts} band />
        </AccountSection>
      )}
      <QuickLinks customer={customer} />
    </HomeStack>
  );
}

const HomeStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-8);
  & [data-pair] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-8);
  }
  & [data-pair]:not(:has(section)) {
    display: none;
  }
  ${media.desktop} {
    & [data-pair] {
      grid-template-columns: minmax(0, 1.3fr) minmax(0, 1fr);
      gap: var(--space-12);
    }
  }
`;
