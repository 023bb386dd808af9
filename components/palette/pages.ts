import { may, type Ability, type CustomerRole } from '@/lib/rules/people/abilities.ts';
import { suggestByName } from '@/lib/rules/people/name-suggestions.ts';

interface Page {
  name: string;
  href: string;
  /** Only for who is signed in and may do this; 'signed-in' for all who are. */
  needs?: Ability | 'signed-in';
}

const pages: readonly Page[] = [
  { name: 'Karfa', href: '/karfa' },
  { name: 'Flýtipöntun', href: '/karfa/flytipontun' },
  { name: 'Mínar síður', href: '/auth/home', needs: 'signed-in' },
  { name: 'Pantanir', href: '/auth/orders', needs: 'see-invoices' },
  { name: 'Reikningar', href: '/auth/invoices', needs: 'see-invoices' },
  { name: 'Reikningsyfirlit', href: '/auth/statement', needs: 'see-invoices' },
  { name: 'Tilboð', href: '/auth/quotes', needs: 'see-prices' },
  { name: 'Uppáhald og listar', href: '/auth/favorites', needs: 'signed-in' },
  { name: 'Tölfræði', href: '/auth/statistics', needs: 'see-statistics' },
  { name: 'Heimilisföng', href: '/auth/addresses', needs: 'signed-in' },
  { name: 'Greiðslukort', href: '/auth/cards', needs: 'manage-cards' },
  { name: 'Til samþykktar', href: '/auth/approvals', needs: 'order' },
  { name: 'Starfsmenn', href: '/auth/employees', needs: 'manage-employees' },
  { name: 'Stillingar', href: '/auth/settings', needs: 'signed-in' },
  { name: 'Vöruflokkar', href: '/voruflokkar' },
  { name: 'Framleiðendur', href: '/framleidendur' },
  { name: 'Sölumenn', href: '/solumenn' },
  { name: 'Forsíða', href: '/' },
];

const shownBefore = 8;
const shownFound = 4;

/** Pages of such a name; before anything is typed, those that are asked for most. @param role null for a guest */
export function pagesNamed(text: string, role: CustomerRole | null): readonly Page[] {
  const open = pages.filter(
    ({ needs }) => !needs || (role !== null && (needs === 'signed-in' || may(role, needs))),
  );
  return text === '' ? open.slice(0, shownBefore) : suggestByName(open, text, shownFound);
}
