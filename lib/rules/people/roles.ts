import { abilities, may, type Ability, type Holder } from './abilities.ts';

/** Roles of a person in a company (specification §4.1). */
export const employeeRoles = ['Owner', 'Manager', 'Admin', 'Employee', 'Influencer', 'Undetermined'] as const;
export type EmployeeRole = (typeof employeeRoles)[number];

/** What somebody is to the customer acted for: a role in the company, or one of the four that nobody is given. */
export type CustomerRole = EmployeeRole | 'Private' | 'Company' | 'Agent' | 'PunchOut';

/** What somebody is to a customer, and what they may for it. */
export interface Rights extends Holder {
  role: CustomerRole;
}

const allAbilities: readonly Ability[] = abilities;
const allExcept = (...without: Ability[]): readonly Ability[] =>
  abilities.filter((ability) => !without.includes(ability));

/**
 * Who may do what for a customer (specification §6). Guests may nothing of this; a customer that is not confirmed cannot
 * order whatever its role.
 */
const abilitiesByRole: Readonly<Record<CustomerRole, readonly Ability[]>> = {
  /** A person for themselves: everything, but there is no company to manage. */
  Private: allExcept(
    'manage-employees',
    'approve-orders',
    'manage-keys',
    'see-own-numbers',
    'manage-own-numbers',
  ),
  /** A company that signed in by an access of its own. */
  Company: allAbilities,
  /** Sales staff in somebody's place: buys and answers for them, and leaves their people, decisions, debts and cards to them. */
  Agent: allExcept(
    'manage-employees',
    'approve-orders',
    'pay-invoices',
    'manage-cards',
    'see-actions',
    'manage-keys',
  ),
  /** Owns the company: everything, and alone makes and unmakes owners. */
  Owner: allAbilities,
  /** Runs the company's purchases: everything. */
  Manager: allAbilities,
  /** Looks after access and settings: everything but spending decisions. */
  Admin: allExcept('approve-orders', 'accept-quotes'),
  /** Buys for the company, up to the own limit. */
  Employee: ['order', 'see-prices', 'see-invoices', 'manage-addresses', 'see-own-numbers'],
  /** Chooses goods and fills the cart; others order. */
  Influencer: ['see-prices', 'see-own-numbers'],
  /** Known to the company, but nobody has said yet what for. */
  Undetermined: [],
  /** A purchasing system's visit: fills the cart that this system gets (backend/src/graphql/limit-visits.ts). */
  PunchOut: ['see-prices', 'see-own-numbers'],
};

/** What a role allows. */
export const abilitiesOfRole = (role: CustomerRole): readonly Ability[] => abilitiesByRole[role];

/** The role that stands beside a role of the company's own: programs that know only the six are told that it may nothing. */
export const baseRole = 'Undetermined' as const;

/** What somebody may. @param ownAbilities those of the company's own role that they have; null for one of the six */
export function abilitiesOf(role: CustomerRole, ownAbilities: readonly string[] | null): readonly Ability[] {
  return role === baseRole && ownAbilities
    ? abilities.filter((ability) => ownAbilities.includes(ability))
    : abilitiesOfRole(role);
}

/**
 * Whether somebody may give another a role, take it away, or change what it allows: nobody gives or takes what they may not
 * themselves, and only owners and the company itself make owners.
 */
export function mayAssign(assigner: Rights, assigned: Rights): boolean {
  return (
    may(assigner, 'manage-employees') &&
    assigned.abilities.every((ability) => may(assigner, ability)) &&
    (assigned.role !== 'Owner' || assigner.role === 'Owner' || assigner.role === 'Company')
  );
}

/** As people read it (specification §4.1). */
export const roleNames: Readonly<Record<EmployeeRole, string>> = {
  Owner: 'Eigandi',
  Manager: 'Stjórnandi',
  Admin: 'Kerfisstjóri',
  Employee: 'Starfsmaður',
  Influencer: 'Áhrifavaldur',
  Undetermined: 'Óskilgreint',
};

/** The name of somebody's role in their company. */
export const roleLabel = ({
  role,
  companyRole,
}: {
  role: EmployeeRole;
  companyRole: { name: string } | null;
}): string => companyRole?.name ?? roleNames[role];

/**
 * What somebody is to the customer acted for, in words; nothing where they act for themselves or the company signed in itself.
 */
export function roleName(role: CustomerRole): string | null {
  if (role === 'Private' || role === 'Company' || role === 'PunchOut') return null;
  return role === 'Agent' ? 'Sölumaður' : roleNames[role];
}
