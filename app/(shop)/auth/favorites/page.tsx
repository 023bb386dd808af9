import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { ListLinks } from '@/components/lists/list-links.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { listsQuery } from '@/lib/lists/queries.ts';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { parsePageNumber } from '@/lib/rules/routes/page-numbers.ts';
import { readFavorites, readLists } from '@/lib/server/account.ts';
import { readOrUndefined, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { ProductCards } from '../../_parts/cards/product-cards.tsx';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Uppáhaldsvörur', robots: { index: false } };

const path = '/auth/favorites';
const hrefOf = (page: number): string => (page === 1 ? path : `${path}?sida=${page}`);

interface Props {
  searchParams: Promise<{ sida?: string | string[] }>;
}

export default async function FavoritesPage({ searchParams }: Props) {
  const page = parsePageNumber((await searchParams).sida);
  const customer = await requireCustomer(hrefOf(page));
  const [{ products, total, pageCount }, lists] = await Promise.all([
    readSignedIn(readFavorites(page), hrefOf(page)),
    readOrUndefined(readLists()),
  ]);
  if (page > Math.max(1, pageCount)) redirect(hrefOf(pageCount));
  return (
    <AccountPage current={path} path={hrefOf(page)} title="Uppáhaldsvörur">
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [listsQuery().queryKey, lists],
          ...products.map((product) => [ownPriceQuery(product.id).queryKey, product] as const),
        ]}
      >
        <ListLinks currentListId={null} mayShare={customer.isCompany} />
        {total === 0 ? (
          <EmptyState title="Engar uppáhaldsvörur enn">
            <LinkButton href="/voruflokkar" variant="secondary">
              Halda áfram að versla
            </LinkButton>
          </EmptyState>
        ) : (
          <ProductCards products={products} eagerCount={4} />
        )}
      </VisitorData>
      <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </AccountPage>
  );
}
