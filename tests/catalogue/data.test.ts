import { describe, expect, test } from 'vitest';
import { familySchema } from '../../scripts/demo/family.ts';

const family = {
  key: 'hanskar',
  name: 'Hanskar',
  sku: 'HLI-101',
  brand: 'skjaldmey',
  categories: ['einnota-hanskar'],
  price: 990,
  packageSize: '100 stk.',
  picture: { emoji: 'gloves', companion: 'box' },
  description: 'Hanskar.',
  attributes: { Efni: 'Nítríl' },
  axes: [] as unknown[],
};

describe('a family in the data', () => {
  test('writes its axes as choices, as sizes or as colours that agree with the goods', () => {
    const axes = [
      {
        name: 'Magn',
        choices: [
          ['1 l', 0],
          ['5 l', 2100, { packageSize: '5 l brúsi' }],
        ],
      },
      { sizes: ['S', 'M'] },
      { colours: 'mp', of: ['Svartur'] },
    ];
    expect(familySchema.parse({ ...family, axes }).axes).toMatchObject([
      {
        name: 'Magn',
        choices: [
          { value: '1 l', price: 0 },
          { value: '5 l', price: 2100, packageSize: '5 l brúsi' },
        ],
      },
      {
        name: 'Stærð',
        choices: [
          { value: 'S', price: 0 },
          { value: 'M', price: 0 },
        ],
      },
      { name: 'Litur', choices: [{ value: 'Svartur', price: 0, label: 'svartir' }] },
    ]);
  });

  test.each<[string, object]>([
    ['a rendering that does not exist', { picture: { emoji: 'glove', companion: 'box' } }],
    ['a misspelt field', { pakcageSize: '1 stk.' }],
    ['a price that is no whole krónur', { price: 9.9 }],
    ['a colour that does not exist', { axes: [{ colours: 'm', of: ['Túrkís'] }] }],
    ['a number that is none', { sku: 'HLI101' }],
  ])('is refused with %s', (_, wrong) => {
    expect(familySchema.safeParse({ ...family, ...wrong }).success).toBe(false);
  });
});
