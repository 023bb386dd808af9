import { describe, expect, it } from 'vitest';
import { withNeeded } from '../../lib/rules/people/company-role.ts';
import { abilities, may } from '../../lib/rules/people/abilities.ts';
import {
  abilitiesOfRole,
  abilitiesOf,
  employeeRoles,
  mayAssign,
  type CustomerRole,
} from '../../lib/rules/people/roles.ts';

const rightsOf = (role: CustomerRole) => ({ role, abilities: abilitiesOfRole(role) });
const everything = [...abilities].sort();
const table: [CustomerRole, string[]][] = [
  [
    'Private',
    everything.filter(
      (one) =>
        ![
          'manage-employees',
          'approve-orders',
          'manage-keys',
          'see-own-numbers',
          'manage-own-numbers',
        ].includes(one),
    ),
  ],
  ['Company', everything],
  [
    'Agent',
    [
      'accept-quotes',
      'manage-addresses',
      'manage-own-numbers',
      'order',
      'see-invoices',
      'see-own-numbers',
      'see-prices',
      'see-statistics',
    ],
  ],
  ['Owner', everything],
  ['Manager', everything],
  [
    'Admin',
    [
      'manage-addresses',
      'manage-cards',
      'manage-employees',
      'manage-keys',
      'manage-own-numbers',
      'order',
      'pay-invoices',
      'see-actions',
      'see-invoices',
      'see-own-numbers',
      'see-prices',
      'see-statistics',
    ],
  ],
  ['Employee', ['manage-addresses', 'order', 'see-invoices', 'see-own-numbers', 'see-prices']],
  ['Influencer', ['see-own-numbers', 'see-prices']],
  ['Undetermined', []],
];

describe('what each role may', () => {
  it.each(table)('%s', (role, expected) => {
    expect(abilities.filter((ability) => may(rightsOf(role), ability)).sort()).toEqual(expected);
  });
});

describe('which roles each role gives and takes', () => {
  it.each<[CustomerRole, readonly string[]]>([
    ['Owner', employeeRoles],
    ['Company', employeeRoles],
    ['Manager', employeeRoles.filter((role) => role !== 'Owner')],
    ['Admin', ['Admin', 'Employee', 'Influencer', 'Undetermined']],
    ['Employee', []],
    ['Influencer', []],
    ['Undetermined', []],
    ['Private', []],
    ['Agent', []],
  ])('%s', (role, given) => {
    expect(employeeRoles.filter((one) => mayAssign(rightsOf(role), rightsOf(one)))).toEqual(given);
  });
});

describe('a role of the company’s own', () => {
  it('allows what it says, of what there is, and only beside the base role', () => {
    expect(abilitiesOf('Undetermined', ['see-invoices', 'order', 'fly'])).toEqual(['order', 'see-invoices']);
    expect(abilitiesOf('Employee', ['manage-employees'])).toEqual(abilitiesOfRole('Employee'));
    expect(abilitiesOf('Undetermined', null)).toEqual([]);
  });

  it('is given, changed and taken only by who may all of it', () => {
    const clerk = { role: 'Undetermined', abilities: ['manage-employees', 'see-invoices'] } as const;
    const given = (...own: (typeof abilities)[number][]) =>
      mayAssign(clerk, { role: 'Undetermined', abilities: own });
    expect(given('see-invoices', 'manage-employees')).toBe(true);
    expect(given('see-invoices', 'order')).toBe(false);
    expect(mayAssign(clerk, rightsOf('Manager'))).toBe(false);
    expect(mayAssign({ ...clerk, abilities }, rightsOf('Owner'))).toBe(false);
    expect(mayAssign(rightsOf('Employee'), { role: 'Undetermined', abilities: ['order'] })).toBe(false);
  });

  it('has what its abilities need, as every one of the six has', () => {
    expect(withNeeded(['order'])).toEqual(['order', 'see-prices']);
    expect(withNeeded(['see-prices', 'order'])).toEqual(['see-prices', 'order']);
    for (const role of employeeRoles)
      expect(withNeeded(abilitiesOfRole(role))).toHaveLength(abilitiesOfRole(role).length);
  });
});
