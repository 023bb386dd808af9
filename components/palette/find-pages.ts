import { may, type Ability, type Holder } from '@/lib/rules/people/abilities.ts';
import { suggestByName } from '@/lib/rules/people/name-suggestions.ts';

interface PalettePage {
  name: string;
  href: string;
  /** Only for who is signed in and may do this; 'signed-in' for all who are. */
  requiredAbility?: Ability | 'signed-in';
}

const palettePages: readonly PalettePage[] = [
  { name: 'Karfa', href: '/karfa' },
  { name: 'Flýtipöntun', href: '/karfa/flytipontun' },
  { name: 'Mínar síður', href: '/auth/home', requiredAbility: 'signed-in' },
  { name: 'Pantanir', href: '/auth/orders', requiredAbility: 'see-invoices' },
  { name: 'Sama og síðast', href: '/auth/repeat-order', requiredAbility: 'order' },
  { name: 'Reikningar', href: '/auth/invoices', requiredAbility: 'see-invoices' },
  { name: 'Reikningsyfirlit', href: '/auth/statement', requiredAbility: 'see-invoices' },
  { name: 'Tilboð', href: '/auth/quotes', requiredAbility: 'see-prices' },
  { name: 'Uppáhald og listar', href: '/auth/favorites', requiredAbility: 'signed-in' },
  { name: 'Geymdar körfur', href: '/auth/carts', requiredAbility: 'signed-in' },
  { name: 'Hillumiðar', href: '/auth/labels', requiredAbility: 'signed-in' },
  { name: 'Kjör og herferðir', href: '/auth/campaigns', requiredAbility: 'see-prices' },
  { name: 'Tölfræði', href: '/auth/statistics', requiredAbility: 'see-statistics' },
  { name: 'Heimilisföng', href: '/auth/addresses', requiredAbility: 'signed-in' },
  { name: 'Greiðslukort', href: '/auth/cards', requiredAbility: 'manage-cards' },
  { name: 'Til samþykktar', href: '/auth/approvals', requiredAbility: 'signed-in' },
  { name: 'Reglur um samþykki', href: '/auth/approvals/rules', requiredAbility: 'approve-orders' },
  { name: 'Starfsmenn', href: '/auth/employees', requiredAbility: 'manage-employees' },
  { name: 'Hlutverk', href: '/auth/roles', requiredAbility: 'manage-employees' },
  { name: 'Einingar', href: '/auth/units', requiredAbility: 'manage-employees' },
  { name: 'Tilvísanir á pöntunum', href: '/auth/order-fields', requiredAbility: 'manage-employees' },
  { name: 'Aðgerðir í umboði', href: '/auth/actions', requiredAbility: 'see-actions' },
  { name: 'Stillingar', href: '/auth/settings', requiredAbility: 'signed-in' },
  { name: 'Vöruflokkar', href: '/voruflokkar' },
  { name: 'Framleiðendur', href: '/framleidendur' },
  { name: 'Sölumenn', href: '/solumenn' },
  { name: 'Samanburður', href: '/samanburdur' },
  { name: 'Forsíða', href: '/' },
];

const initialPageCount = 8;
const foundPageCount = 4;

/** Pages of such a name; before anything is typed, those that are asked for most. @param customer null for a guest */
export function findPages(text: string, customer: Holder | null): readonly PalettePage[] {
  const visiblePages = palettePages.filter(
    ({ requiredAbility }) =>
      !requiredAbility ||
      (customer !== null && (requiredAbility === 'signed-in' || may(customer, requiredAbility))),
  );
  return text === ''
    ? visiblePages.slice(0, initialPageCount)
    : suggestByName(visiblePages, text, foundPageCount);
}
