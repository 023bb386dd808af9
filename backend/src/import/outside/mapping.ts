import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { outsideFields, type OutsideField } from './fields.ts';
import { foldColumn, kinds, type Kind } from './kinds.ts';

const mappingSchema = z.strictObject({
  kind: z.enum(Object.keys(kinds) as Kind[]),
  /** Column of the file → field of the product; null: the column is not read. */
  columns: z.record(z.string(), z.enum(outsideFields).nullable()),
  /** Whether the column `price` holds prices with VAT. */
  pricesWithTax: z.boolean().default(true),
  /** VAT of products whose line says none. */
  taxPercentage: z.union([z.literal(24), z.literal(11)]).default(24),
  /** Krónur for one unit of the currency that prices are in. */
  rate: z.number().positive().default(1),
  /** Names for codes: attributes and values, such as those of ETIM. */
  names: z.record(z.string(), z.string()).default({}),
});
export type Mapping = z.output<typeof mappingSchema>;

const woocommerceAttribute = /^attribute \d+ (name|value s)$/;
const shopifyOption = /^option\d (name|value)$/;

function fieldOf(column: string, kind: Kind): OutsideField | null {
  const folded = foldColumn(column);
  const pair = woocommerceAttribute.exec(folded) ?? shopifyOption.exec(folded);
  if (pair && kind !== 'table') return pair[1] === 'name' ? 'attributeName' : 'attributeValue';
  return kinds[kind].columns[folded] ?? null;
}

export function guessMapping(kind: Kind, columns: readonly string[]): Mapping {
  return mappingSchema.parse({
    kind,
    columns: Object.fromEntries(columns.map((column) => [column, fieldOf(column, kind)])),
  });
}

/** Beside the input, for people to correct and for the next import of the file. */
export const mappingPath = (input: string): string => `${input}.mapping.json`;

/** The mapping that stands beside the file. @throws Error naming what in it is wrong */
export function readMapping(input: string): Mapping | null {
  const path = mappingPath(input);
  if (!existsSync(path)) return null;
  try {
    return mappingSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message;
    throw new Error(`${path} cannot be used (delete it to guess again): ${reason}`, { cause: error });
  }
}

/** @returns false where the folder cannot be written to */
export function writeMapping(input: string, mapping: Mapping): boolean {
  try {
    // Under its name it is whole, whatever ends the import.
    writeFileSync(`${mappingPath(input)}.part`, `${JSON.stringify(mapping, null, 2)}\n`);
    renameSync(`${mappingPath(input)}.part`, mappingPath(input));
    return true;
  } catch {
    return false;
  }
}
