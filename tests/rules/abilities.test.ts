import { describe, expect, it } from 'vitest';
import { abilities, may } from '../../lib/rules/people/abilities.ts';
import {
  abilitiesOfRole,
  employeeRoles,
  mayAssignRole,
  type CustomerRole,
} from '../../lib/rules/people/roles.ts';

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
    expect(abilities.filter((ability) => may({ abilities: abilitiesOfRole(role) }, ability)).sort()).toEqual(
      expected,
    );
  });
});

describe('which roles each role gives and takes', () => {
  it.each<[CustomerRole, readonly string[]]>([
    ['Owner', employeeRoles],
    ['Company', employeeRoles],
    ['Manager', employeeRoles.filter((role) => role !== 'Owner')],
    ['Admin', employeeRoles.filter((role) => role !== 'Owner')],
    ['Employee', []],
    ['Influencer', []],
    ['Undetermined', []],
    ['Private', []],
    ['Agent', []],
  ])('%s', (role, given) => {
    expect(
      employeeRoles.filter((one) => mayAssignRole({ role, abilities: abilitiesOfRole(role) }, one)),
    ).toEqual(given);
  });
});
