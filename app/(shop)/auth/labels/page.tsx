import type { Metadata } from 'next';
import { LabelChooser } from '@/components/labels/label-chooser.tsx';
import { LabelSearch } from '@/components/labels/label-search.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { RefreshRegion } from '@/components/ui/refresh-region.tsx';
import { firstValue, type SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { labelsPath } from '@/lib/rules/routes/label-paths.ts';
import { readLabelProducts, type LabelSource } from '@/lib/server/labels.ts';
import { readOrUndefined, requireCustomer } from '@/lib/server/visitor.ts';
import { MissingDocument } from '../../_parts/frame/missing-document.tsx';
import { AccountPage } from '../_parts/account-page.tsx';

export const metadata: Metadata = { title: 'Hillumiðar', robots: { index: false } };

const maximumSearchLength = 200;

interface Props {
  searchParams: Promise<SearchParameters>;
}

/** Shelf labels of the goods of a list (`?listi`), an order (`?pontun`) or a search (`?leit`). */
export default async function LabelsPage({ searchParams }: Props) {
  const source = readSource(await searchParams);
  const query = source ? `?${new URLSearchParams(toQuery(source)).toString()}` : '';
  await requireCustomer(`${labelsPath}${query}`);
  const found = source && (await readOrUndefined(readLabelProducts(source)));
  if (source && found === null)
    return (
      <MissingDocument title="Vörurnar fundust ekki" href={labelsPath} label="Velja vörur á hillumiða" />
    );
  return (
    <AccountPage current="/auth/favorites" path={labelsPath} title="Hillumiðar">
      <LabelSearch search={source && 'search' in source ? source.search : ''} />
      {source && found === undefined && <RefreshRegion />}
      {found?.products.length === 0 && (
        <EmptyState title="Engar vörur fundust">
          <p>Leitaðu að heiti eða vörunúmeri, eða opnaðu hillumiða frá lista eða pöntun.</p>
        </EmptyState>
      )}
      {found && found.products.length > 0 && <LabelChooser key={query} {...found} />}
    </AccountPage>
  );
}

function readSource(parameters: SearchParameters): LabelSource | null {
  const listId = firstValue(parameters['listi']);
  const orderId = firstValue(parameters['pontun']);
  const search = firstValue(parameters['leit'])?.trim().slice(0, maximumSearchLength).toWellFormed();
  if (listId) return { listId };
  if (orderId) return { orderId };
  return search ? { search } : null;
}

function toQuery(source: LabelSource): Record<string, string> {
  if ('listId' in source) return { listi: source.listId };
  return 'orderId' in source ? { pontun: source.orderId } : { leit: source.search };
}
