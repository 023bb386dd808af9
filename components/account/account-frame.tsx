import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Customer } from '@/lib/customer/queries.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';
import { may, mayAnywhere, type Ability } from '@/lib/rules/people/abilities.ts';
import { media } from '@/styles/media.ts';
import { FocusKeeper } from './focus-keeper.tsx';
import { ScrollToCurrent } from './scroll-to-current.tsx';
import { ToDecideCount } from './to-decide-count.tsx';

const accountEntries: readonly AccountEntry[] = [
  { path: '/auth/home', label: 'Yfirlit' },
  { path: '/auth/orders', label: 'Pantanir', requiredAbility: 'see-invoices' },
  { path: '/auth/invoices', label: 'Reikningar', requiredAbility: 'see-invoices' },
  { path: '/auth/quotes', label: 'Tilboð', requiredAbility: 'see-prices' },
  { path: '/auth/favorites', label: 'Uppáhald og listar' },
  { path: '/auth/statistics', label: 'Tölfræði', requiredAbility: 'see-statistics' },
  { path: '/auth/addresses', label: 'Heimilisföng' },
  { path: '/auth/cards', label: 'Greiðslukort', requiredAbility: 'manage-cards' },
  { path: approvalsPath, label: 'Til samþykktar', requiredAbility: 'order', ofCompanies: true },
  { path: '/auth/employees', label: 'Starfsmenn', requiredAbility: 'manage-employees', ofCompanies: true },
  { path: '/auth/settings', label: 'Stillingar' },
];

interface AccountEntry {
  path: string;
  label: string;
  /** Shown only to roles that may do this. */
  requiredAbility?: Ability;
  /** A person who acts for nobody may it in one of their companies, or not at all. */
  ofCompanies?: boolean;
}

type Visitor = Pick<Customer, 'role' | 'companies'>;

interface Props {
  /** Path of the entry that this page belongs to. */
  current: string;
  /** What the visitor is to the customer acted for, and to companies. */
  customer: Visitor;
  children: ReactNode;
}

/** Account pages with their navigation: beside from 992 px, above before, where it scrolls to where one is. */
export function AccountFrame({ current, customer, children }: Props) {
  const entries = accountEntries.filter((page) => isVisibleTo(customer, page));
  return (
    <AccountColumns>
      <nav aria-label="Mínar síður">
        <ul>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <a href={path} aria-current={path === current ? 'page' : undefined}>
                {label}
                {path === approvalsPath && (
                  <ToDecideCount mayDecide={mayAnywhere(customer, 'approve-orders')} />
                )}
              </a>
            </li>
          ))}
        </ul>
        <ScrollToCurrent />
      </nav>
      <FocusKeeper>{children}</FocusKeeper>
    </AccountColumns>
  );
}

function isVisibleTo({ role, companies }: Visitor, { requiredAbility, ofCompanies }: AccountEntry): boolean {
  if (!requiredAbility) return true;
  if (ofCompanies && role === 'Private')
    return companies.some((company) => may(company.role, requiredAbility));
  return may(role, requiredAbility);
}

const AccountColumns = styled.div`
  display: grid;
  /* The row of links scrolls; the column must not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding-block: var(--space-4) var(--space-16);
  & > nav ul {
    display: flex;
    gap: var(--space-1);
    overflow-x: auto;
    border-bottom: 1px solid var(--color-line);
  }
  & > nav a {
    display: block;
    padding: var(--space-3) var(--space-4);
    white-space: nowrap;
    border-bottom: 3px solid transparent;
    text-decoration: none;
  }
  & > nav a:hover {
    background: var(--color-mist);
  }
  /* The row that scrolls would cut a ring around it. */
  & > nav a:focus-visible {
    outline-offset: -3px;
  }
  & > nav a[aria-current] {
    border-color: var(--color-fjord);
    color: var(--color-fjord);
    font-weight: 600;
  }
  & h1 {
    font-size: var(--text-title);
  }
  ${media.modal} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: var(--space-12);
    padding-block: var(--space-8) var(--space-16);
    & > nav ul {
      display: grid;
      border: 0;
    }
    & > nav a {
      border-bottom: 0;
      border-left: 3px solid transparent;
    }
  }
  /* Forced colours show transparent borders too. */
  ${media.forcedColours} {
    & > nav a {
      border-color: Canvas;
    }
    & > nav a[aria-current] {
      border-color: Highlight;
    }
  }
  ${media.print} {
    display: block;
    padding: 0;
    & > nav {
      display: none;
    }
  }
`;
