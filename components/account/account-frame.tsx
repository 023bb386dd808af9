import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Customer } from '@/lib/customer/queries.ts';
import {
  actionsPath,
  alertsPath,
  approvalsPath,
  keysPath,
  namedCartsPath,
  ownNumbersPath,
  padPath,
  standingOrdersPath,
} from '@/lib/rules/routes/account-paths.ts';
import { may, mayBeAsked, type Ability, type Holder } from '@/lib/rules/people/abilities.ts';
import { rolesPath } from '@/lib/rules/routes/roles-path.ts';
import { unitsPath } from '@/lib/rules/routes/units-path.ts';
import { media } from '@/styles/media.ts';
import { AccountNavigation } from './account-navigation.tsx';
import { FocusKeeper } from './focus-keeper.tsx';
import { ToDecideCount } from './to-decide-count.tsx';

const accountEntries: readonly AccountEntry[] = [
  { path: '/auth/home', label: 'Yfirlit' },
  { path: '/auth/orders', label: 'Pantanir', requiredAbility: 'see-invoices' },
  { path: standingOrdersPath, label: 'Fastar pantanir', requiredAbility: 'order' },
  { path: '/auth/invoices', label: 'Reikningar', requiredAbility: 'see-invoices' },
  { path: '/auth/quotes', label: 'Tilboð', requiredAbility: 'see-prices' },
  { path: '/auth/favorites', label: 'Uppáhald og listar' },
  { path: padPath, label: 'Pöntunarblað', requiredAbility: 'see-prices' },
  { path: namedCartsPath, label: 'Geymdar körfur' },
  { path: alertsPath, label: 'Vaktaðar vörur' },
  { path: '/auth/campaigns', label: 'Kjör og herferðir', requiredAbility: 'see-prices' },
  { path: ownNumbersPath, label: 'Ykkar vörunúmer', requiredAbility: 'see-own-numbers' },
  { path: '/auth/statistics', label: 'Tölfræði', requiredAbility: 'see-statistics' },
  { path: '/auth/addresses', label: 'Heimilisföng' },
  { path: '/auth/cards', label: 'Greiðslukort', requiredAbility: 'manage-cards' },
  {
    path: approvalsPath,
    label: 'Til samþykktar',
    requiredAbility: 'order',
    orAbility: 'approve-orders',
    ofCompanies: true,
  },
  { path: '/auth/employees', label: 'Starfsmenn', requiredAbility: 'manage-employees', ofCompanies: true },
  { path: rolesPath, label: 'Hlutverk', requiredAbility: 'manage-employees', ofCompanies: true },
  { path: unitsPath, label: 'Einingar', requiredAbility: 'manage-employees', ofCompanies: true },
  { path: '/auth/order-fields', label: 'Tilvísanir á pöntunum', requiredAbility: 'manage-employees' },
  { path: keysPath, label: 'Tengingar', requiredAbility: 'manage-keys' },
  { path: actionsPath, label: 'Aðgerðir í umboði', requiredAbility: 'see-actions' },
  { path: '/auth/settings', label: 'Stillingar' },
];

interface AccountEntry {
  path: string;
  label: string;
  /** Shown only to roles that may do this. */
  requiredAbility?: Ability;
  /** Who may this sees it too. */
  orAbility?: Ability;
  /** A person who acts for nobody may it in one of their companies, or not at all. */
  ofCompanies?: boolean;
}

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
