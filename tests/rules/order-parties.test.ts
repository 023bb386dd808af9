import { expect, it } from 'vitest';
import {
  findContextRows,
  partiesLabel,
  partyFacts,
  payerLabel,
} from '../../lib/rules/people/order-parties.ts';

const jona = { id: '1', name: 'Jóna' };
const hotel = { id: '2', name: 'Hótel Heiði ehf.' };

it.each([
  [
    'a person for themselves',
    { ...jona, actor: jona, billTo: null, billToCount: 0 },
    [['Greiðandi', 'Jóna']],
    null,
  ],
  [
    'an employee for the company',
    { ...hotel, actor: jona, billTo: null, billToCount: 0 },
    [
      ['Pantað af', 'Jóna'],
      ['Viðskiptamaður', 'Hótel Heiði ehf.'],
      ['Greiðandi', 'Hótel Heiði ehf.'],
    ],
    'Viðskiptamaður:\u00a0Hótel Heiði ehf. · Greiðandi:\u00a0Hótel Heiði ehf.',
  ],
  [
    'a person billed to another',
    { ...jona, actor: jona, billTo: hotel, billToCount: 1 },
    [
      ['Viðskiptamaður', 'Jóna'],
      ['Greiðandi', 'Hótel Heiði ehf.'],
    ],
    'Viðskiptamaður:\u00a0Jóna · Greiðandi:\u00a0Hótel Heiði ehf.',
  ],
  [
    'a person who has not chosen whom to bill',
    { ...jona, actor: jona, billTo: null, billToCount: 2 },
    [['Greiðandi', 'ekki valinn']],
    null,
  ],
] as const)('says whose order it is and who is billed: %s', (_name, parties, facts, label) => {
  expect(partyFacts(parties)).toEqual(facts);
  expect(partiesLabel(parties)).toBe(label);
});

it('says whose invoices are paid, where they are not the visitor’s own', () => {
  expect(payerLabel({ ...jona, actor: jona })).toBeNull();
  expect(payerLabel({ ...hotel, actor: jona })).toBe('Viðskiptamaður:\u00a0Hótel Heiði ehf.');
});

const company = { ...hotel, actor: hotel, billTo: null, role: 'Customer' };
const asked = { customer: hotel, billToCustomer: null, items: [{}] };

it.each([
  ['a company with nothing in the cart', company, { ...asked, items: [] }, [false, false, 0]],
  ['a company that has not chosen whom to bill', company, asked, [false, true, 1]],
  ['a company that has', company, { ...asked, billToCustomer: jona }, [false, false, 0]],
  ['a cart of a guest’s', company, { ...asked, customer: null }, [false, false, 0]],
  ['a cart that is not known', company, undefined, [false, false, 0]],
  ['an employee who has not chosen', { ...company, actor: jona }, asked, [true, true, 2]],
  ['a company billed to another', { ...company, billTo: jona }, asked, [true, true, 2]],
  ['a visit from a purchasing system', { ...company, role: 'PunchOut' }, undefined, [true, false, 1]],
] as const)('says which rows stand above the page: %s', (_name, customer, cart, expected) => {
  const { isStripShown, isBannerShown, rowCount } = findContextRows(customer, cart);
  expect([isStripShown, isBannerShown, rowCount]).toEqual(expected);
});

it.each([
  ['from nobody to somebody', company, jona.id, [false, false, 1]],
  ['from somebody to another', { ...company, actor: jona }, 'another', [true, false, 1]],
  ['from somebody back to oneself', { ...company, actor: jona }, jona.id, [false, false, 0]],
] as const)('gives the strip its room on the way %s', (_name, customer, nextId, expected) => {
  const { isStripShown, isBannerShown, rowCount } = findContextRows(customer, undefined, nextId);
  expect([isStripShown, isBannerShown, rowCount]).toEqual(expected);
});
