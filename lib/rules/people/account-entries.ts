import {
  accountPath,
  actionsPath,
  alertsPath,
  approvalsPath,
  keysPath,
  namedCartsPath,
  ownNumbersPath,
  padPath,
  standingOrdersPath,
} from '../routes/account-paths.ts';
import { rolesPath } from '../routes/roles-path.ts';
import { unitsPath } from '../routes/units-path.ts';
import type { Ability } from './abilities.ts';

export interface AccountEntry {
  path: string;
  label: string;
  /** Shown only to roles that may do this. */
  requiredAbility?: Ability;
  /** Who may this sees it too. */
  orAbility?: Ability;
  /** A person who acts for nobody may it in one of their companies, or not at all. */
  ofCompanies?: boolean;
}

/** The sections of the account, in the order of its navigation. */
export const accountEntries: readonly AccountEntry[] = [
  { path: accountPath, label: 'Yfirlit' },
  { path: '/auth/orders', label: 'Pantanir', requiredAbility: 'see-invoices' },
  { path: standingOrdersPath, label: 'Fastar pantanir', requiredAbility: 'order' },
  { path: '/auth/invoices', label: 'Reikningar', requiredAbility: 'see-invoices' },
  { path: '/auth/quotes', label: 'Tilboð', requiredAbility: 'see-prices' },
  { path: '/auth/favorites', label: 'Uppáhald og listar' },
  { path: padPath, label: 'Pöntunarblað', requiredAbility: 'see-prices' },
  { path: namedCartsPath, label: 'Geymdar körfur' },
  { path: alertsPath, label: 'Vaktaðar vörur' },
  { path: '/auth/campaigns', label: 'Kjör og herferðir', requiredAbility: 'see-prices' },
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
  { path: ownNumbersPath, label: 'Ykkar vörunúmer', requiredAbility: 'see-own-numbers' },
  { path: keysPath, label: 'Tengingar', requiredAbility: 'manage-keys' },
  { path: actionsPath, label: 'Aðgerðir í umboði', requiredAbility: 'see-actions' },
  { path: '/auth/settings', label: 'Stillingar' },
];
