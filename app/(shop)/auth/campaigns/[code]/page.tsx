import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Pagination } from '@/components/ui/pagination.tsx';
import { ownPriceQuery } from '@/lib/product/own-prices.ts';
import { campaignText } from '@/lib/rules/products/campaign-text.ts';
import { parsePageNumber } from '@/lib/rules/routes/page-numbers.ts';
import { readCampaign } from '@/lib/server/account.ts';
import { readSignedIn, requireCustomer } from '@/lib/server/visitor.ts';
import { ProductCards } from '../../../_parts/cards/product-cards.tsx';
import { VisitorData } from '../../../visitor-data.tsx';
import { AccountPage } from '../../_parts/account-page.tsx';
import { VisuallyHidden } from '@/components/ui/visually-hidden.tsx';
import { MissingPersonalPage } from '../../../_parts/frame/missing-personal-page.tsx';

export const metadata: Metadata = { title: 'Herferð', robots: { index: false } };

interface Props {
  params: Promise<{ code: string }>;
  searchParams: Promise<{ sida?: string | string[] }>;
}

export default async function CampaignPage({ params, searchParams }: Props) {
  const { code } = await params;
  const page = parsePageNumber((await searchParams).sida);
  const hrefOf = (number: number): string =>
    `/auth/campaigns/${encodeURIComponent(code)}${number === 1 ? '' : `?sida=${number}`}`;
  await requireCustomer(hrefOf(page));
  const result = await readSignedIn(readCampaign(code, page), hrefOf(page));
  if (!result) return <MissingPersonalPage />;
  if (page > Math.max(1, result.page.pageCount)) redirect(hrefOf(result.page.pageCount));
  const { campaign, page: listedPage } = result;
  return (
    <AccountPage current="/auth/campaigns" path={hrefOf(page)} title={campaign.name}>
      <div>
        {campaign.description && <p>{campaign.description}</p>}
        <p>{campaignText(campaign)}. Verðið gildir um leið og varan fer í körfuna.</p>
      </div>
      <VisuallyHidden as="h2">Vörur</VisuallyHidden>
      <VisitorData
        entries={listedPage.products.map((product) => [ownPriceQuery(product.id).queryKey, product])}
      >
        <ProductCards products={listedPage.products} eagerCount={4} />
      </VisitorData>
      <Pagination page={page} pageCount={listedPage.pageCount} hrefOf={hrefOf} />
    </AccountPage>
  );
}
