import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { OwnNumbersView } from '@/components/own-numbers/own-numbers-view.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Pagination } from '@/components/ui/pagination.tsx';
import { firstValue, type SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { ownNumbersQuery } from '@/lib/own-numbers/queries.ts';
import { may } from '@/lib/rules/people/abilities.ts';
import { ownNumbersPath } from '@/lib/rules/routes/account-paths.ts';
import { parsePageNumber } from '@/lib/rules/routes/page-numbers.ts';
import { messageForCode } from '@/lib/rules/text/messages.ts';
import { readOwnNumbers } from '@/lib/server/account.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { visitorKeys } from '@/lib/visitor/query-keys.ts';
import { VisitorData } from '../../visitor-data.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

const title = 'Ykkar vörunúmer';
const maximumSearchLength = 200;

export const metadata: Metadata = { title, robots: { index: false } };

interface Props {
  searchParams: Promise<SearchParameters>;
}

/** What the company calls our products: `?leit` narrows, `?sida` turns the page. */
export default async function OwnNumbersPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const search = (firstValue(parameters['leit']) ?? '').trim().slice(0, maximumSearchLength).toWellFormed();
  const page = parsePageNumber(firstValue(parameters['sida']));
  const hrefOf = (target: number): string => {
    const query = new URLSearchParams({
      ...(search && { leit: search }),
      ...(target > 1 && { sida: String(target) }),
    });
    return query.size > 0 ? `${ownNumbersPath}?${query}` : ownNumbersPath;
  };
  const customer = await requireCustomer(hrefOf(page));
  if (!may(customer, 'see-own-numbers'))
    return (
      <AccountPage current={ownNumbersPath} title={title}>
        <EmptyState title={messageForCode('PERMISSION_DENIED')}>
          <p>Fyrirtæki geta skráð sín eigin númer og heiti á vörunum okkar.</p>
        </EmptyState>
      </AccountPage>
    );
  const numbers = await readOrUndefined(readOwnNumbers(search, page));
  if (numbers === null || (numbers && page > Math.max(1, numbers.pageCount))) redirect(hrefOf(1));
  return (
    <AccountPage current={ownNumbersPath} path={hrefOf(page)} title={title}>
      <p>
        Númer og heiti sem þið notið sjálf um vörurnar okkar. Þau finnast í leit og flýtipöntun, og fylgja
        pöntunum, fylgiseðlum og reikningum.
      </p>
      <VisitorData
        entries={[
          [visitorKeys.customer, customer],
          [ownNumbersQuery(search, page).queryKey, numbers],
        ]}
      >
        <OwnNumbersView search={search} page={page} mayManage={may(customer, 'manage-own-numbers')} />
      </VisitorData>
      {numbers && <Pagination page={page} pageCount={numbers.pageCount} hrefOf={hrefOf} />}
    </AccountPage>
  );
}
