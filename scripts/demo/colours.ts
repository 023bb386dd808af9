import { z } from 'zod';
import colourTable from './data/colours.json' with { type: 'json' };
import type { Axis } from './axis.ts';

/** Gender and number of the noun that the colour describes: masculine, feminine, neuter, and their plurals. */
export const formSchema = z.enum(['m', 'f', 'n', 'mp', 'fp', 'np']);
export type Form = z.infer<typeof formSchema>;

type ColourName = keyof typeof colourTable;

export const colourNameSchema = z.custom<ColourName>(
  (name) => typeof name === 'string' && Object.hasOwn(colourTable, name),
  { error: ({ input }) => `No colour is called ${JSON.stringify(input)}` },
);

/**
 * Colours at one price, for goods of the given gender and number: the attribute has the colour in the masculine, by convention;
 * the name agrees with the goods.
 */
export function colours(form: Form, ...names: ColourName[]): Axis {
  return {
    name: 'Litur',
    choices: names.map((value) => ({
      value,
      price: 0,
      label: colourTable[value].forms[form],
      look: colourTable[value].look,
    })),
  };
}
