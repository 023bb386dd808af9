import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Customer } from '@/lib/customer/queries.ts';
import { type AccountEntry, accountEntries } from '@/lib/rules/people/account-entries.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { type Holder, may, mayBeAsked } from '@/lib/rules/people/abilities.ts';
import { media } from '@/styles/media.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { ToDecideCount } from './to-decide-count.tsx';

type Visitor = Pick<Customer, 'role' | 'abilities' | 'companies'>;

interface Props {
  /** Path of the entry that this page belongs to. */
  current: string;
  /** What the visitor is to the customer acted for, and to companies. */
  customer: Visitor;
  children: ReactNode;
}

/** Account pages with their navigation: beside from 992 px, above before. */
export function AccountFrame({ current, customer, children }: Props) {
  const entries = accountEntries
    .filter((page) => isVisibleTo(customer, page))
    .map(({ path, label }) => ({
      path,
      label,
      count: path === approvalsPath && <ToDecideCount mayDecide={mayBeAsked(customer)} />,
    }));
  return (
    <AccountColumns>
      <AccountNavigation entries={entries} current={current} />
      <FocusKeeper>{children}</FocusKeeper>
    </AccountColumns>
  );
}

function isVisibleTo(
  customer: Visitor,
  { requiredAbility, orAbility = requiredAbility, ofCompanies }: AccountEntry,
): boolean {
  if (!requiredAbility || !orAbility) return true;
  const maySee = (holder: Holder): boolean => may(holder, requiredAbility) || may(holder, orAbility);
  return ofCompanies && customer.role === 'Private' ? customer.companies.some(maySee) : maySee(customer);
}

const AccountColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-4) var(--space-16);
  & h1 {
    font-size: var(--text-title);
  }
  ${media.modal} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: var(--space-12);
    padding-block: var(--space-8) var(--space-16);
  }
  ${media.print} {
    display: block;
    padding: 0;
  }
`;
