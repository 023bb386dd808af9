import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountFrame } from '@/components/account/account-frame.tsx';
import { Container } from '@/components/ui/container.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { pageNumber } from '@/lib/rules/page-numbers.ts';
import { readFavorites, readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { ProductCards } from '../../_parts/product-cards.tsx';
import { VisitorData } from '../../visitor-data.tsx';

export const metadata: Metadata = { title: 'Uppáhaldsvörur', robots: { index: false } };

const path = '/auth/favorites';
const hrefOf = (page: number): string => (page === 1 ? path : `${path}?sida=${page}`);

interface Props {
  searchParams: Promise<{ sida?: string | string[] }>;
}

export default async function FavoritesPage({ searchParams }: Props) {
  const page = pageNumber((await searchParams).sida);
  await requireCustomer(hrefOf(page));
  const { products, total, pageCount } = await readSignedIn(readFavorites(page), hrefOf(page));
  if (page > 1 && page > pageCount) notFound();
  return (
    <Container>
      <AccountFrame current="/auth/favorites">
        <h1>Uppáhaldsvörur</h1>
        {total === 0 ? (
          <EmptyState title="Engar uppáhaldsvörur enn">
            <LinkButton href="/voruflokkar" variant="secondary">
              Halda áfram að versla
            </LinkButton>
          </EmptyState>
        ) : (
          <VisitorData entries={products.map((product) => [ownPriceQuery(product.id).queryKey, product])}>
            <ProductCards products={products} eager={4} />
          </VisitorData>
        )}
        <Pagination page={page} pageCount={pageCount} hrefOf={hrefOf} />
      </AccountFrame>
    </Container>
  );
}
