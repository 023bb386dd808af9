import type { Choice } from './axis.ts';
import type { Family } from './family.ts';

export type Variant = {
  family: Family;
  sku: string;
  number: number;
  choices: { axis: string; choice: Choice }[];
};

/** Every combination of the family's axes, the last axis varying fastest, numbered from 01. */
export function variantsOf(family: Family): Variant[] {
  let rows: Variant['choices'][] = [[]];
  for (const { name, choices } of family.axes) {
    rows = rows.flatMap((row) => choices.map((choice) => [...row, { axis: name, choice }]));
  }
  if (rows.length > 99) throw new RangeError(`${family.key} has more than 99 variants`);
  return rows.map((choices, at) => {
    const number = at + 1;
    return { family, sku: `${family.sku}${String(number).padStart(2, '0')}`, number, choices };
  });
}

/** The family's name with what distinguishes the variants. */
export function nameOf({ family, choices }: Variant): string {
  return [family.name, ...choices.map(({ choice }) => choice.label ?? choice.value)].join(', ');
}
