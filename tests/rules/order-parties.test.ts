import { expect, it } from 'vitest';
import { partiesLabel, partyFacts, payerLabel } from '../../lib/rules/people/order-parties.ts';

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
