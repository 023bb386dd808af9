import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findPages } from '../../../components/palette/find-pages.ts';
import { abilitiesOfRole, type CustomerRole } from '../../../lib/rules/people/roles.ts';

const as = (role: CustomerRole) => ({ abilities: abilitiesOfRole(role) });
const names = (...[text, customer]: Parameters<typeof findPages>) =>
  findPages(text, customer).map(({ name }) => name);

it('guests are led nowhere that asks them to sign in', () => {
  expect(names('', null)).toEqual([
    'Karfa',
    'Flýtipöntun',
    'Vöruflokkar',
    'Framleiðendur',
    'Sölumenn',
    'Samanburður',
    'Forsíða',
  ]);
  expect(names('reikn', null)).toEqual([]);
  expect(names('samanb', null)).toEqual(['Samanburður']);
});

it('a role is offered what it may see', () => {
  expect(names('reikningar', as('Employee'))).toEqual(['Reikningar']);
  expect(names('reikningar', as('Influencer'))).toEqual([]);
  expect(names('tolfraedi', as('Manager'))).toEqual(['Tölfræði']);
  expect(names('greiðslukort', as('Agent'))).toEqual([]);
});

it('every page of the account area that is named exists', () => {
  const area = readdirSync(join(import.meta.dirname, '../../../app/(shop)/auth'));
  const everything = 'karfa fl mín pant reikn tilb uppáh töl heim greið still'.split(' ');
  const hrefs = everything.flatMap((text) => findPages(text, as('Owner')).map(({ href }) => href));
  for (const href of hrefs.filter((one) => one.startsWith('/auth/')))
    expect(area).toContain(href.slice('/auth/'.length));
  expect(hrefs.length).toBeGreaterThan(8);
});
