import { maximumCodeLength, normaliseProductCode } from './product-code.ts';

/** Products that stand side by side: as many as a sheet of paper has room for. */
export const maximumCompared = 4;
export const maximumComparedText = 'Mest er hægt að bera saman fjórar vörur.';

/** Numbers of an address that are looked up; what is beyond them is nobody's comparison. */
const maximumCodes = 12;

/** The product numbers of an address, each once, in its order. */
export function readComparedCodes(text: string): string[] {
  const byCode = new Map<string, string>();
  for (const part of text.toWellFormed().split(',')) {
    const code = part.trim().slice(0, maximumCodeLength);
    const key = normaliseProductCode(code);
    if (key !== '' && !byCode.has(key)) byCode.set(key, code);
  }
  return [...byCode.values()].slice(0, maximumCodes);
}

/** What one product says in a row of the comparison: nothing, one thing or several. */
export type ComparedValue = readonly string[];

/** Values of one attribute, one for each product, in their order. */
interface ComparedAttribute {
  name: string;
  values: readonly ComparedValue[];
}

/**
 * Whether products say different things: case, spaces and the order of several values make no difference, a value that is missing
 * does.
 */
export function isDifferent(values: readonly ComparedValue[]): boolean {
  return new Set(values.map(toComparable)).size > 1;
}

function toComparable(value: ComparedValue): string {
  return JSON.stringify([...new Set(value.map(fold))].sort());
}

/** As it is compared; a non-breaking space is a space too. */
function fold(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Every attribute that one of the products has, in the order in which they come. */
export function compareAttributes(
  products: readonly { attributes: readonly { name: string; value: string }[] }[],
): ComparedAttribute[] {
  const names = new Map<string, string>();
  for (const { name } of products.flatMap(({ attributes }) => attributes))
    if (!names.has(fold(name))) names.set(fold(name), name.trim());
  return [...names].map(([key, name]) => ({
    name,
    values: products.map(({ attributes }) =>
      attributes.filter((attribute) => fold(attribute.name) === key).map(({ value }) => value),
    ),
  }));
}
