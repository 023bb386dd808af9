import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { Tabs } from './tabs.tsx';

interface Props {
  /** Undefined until they are known. */
  companies: readonly { id: string; name: string }[] | undefined;
  /** Shown where there are none. */
  emptyTitle: string;
  renderCompany: (companyId: string) => ReactNode;
}

/** The same of several companies, in tabs; of a single one by itself. */
export function CompanyTabs({ companies, emptyTitle, renderCompany }: Props) {
  if (!companies) return <Skeleton height="320px" />;
  const [first, ...others] = companies.map(({ id, name }) => ({
    id,
    title: name,
    content: renderCompany(id),
  }));
  if (!first) return <EmptyState title={emptyTitle} />;
  return others.length === 0 ? first.content : <Tabs label="Fyrirtæki" tabs={[first, ...others]} />;
}
