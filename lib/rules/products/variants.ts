import { compareIcelandic } from '../text/icelandic-order.ts';

interface Variant {
  name: string;
  attributes: readonly { name: string; value: string }[];
}

/** Names of the attributes in which the products of a family differ, in the order of the first product. */
export function distinguishingAttributes(variants: readonly Variant[]): string[] {
  const names = new Set(variants.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  return [...names].filter(
    (name) => new Set(variants.map((variant) => attributeValue(variant, name))).size > 1,
  );
}

/** How a product is called among its family: `XL, 100 stk.`; its own name where nothing tells it apart. */
export function variantLabel(variant: Variant, distinguishing: readonly string[]): string {
  const values = distinguishing.flatMap((name) => attributeValue(variant, name) ?? []);
  return values.length > 0 ? values.join(', ') : variant.name;
}

function attributeValue({ attributes }: Variant, attributeName: string): string | undefined {
  return attributes.find(({ name }) => name === attributeName)?.value;
}

const clothingSizes = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'];

/** Order of a family's labels: clothing sizes by size, amounts by amount (`5 l` before `10 l`), else alphabetical. */
export function compareVariantLabels(a: string, b: string): number {
  const parts = [a.split(', '), b.split(', ')] as const;
  for (let index = 0; index < Math.min(parts[0].length, parts[1].length); index += 1) {
    const order = compareParts(parts[0][index] ?? '', parts[1][index] ?? '');
    if (order !== 0) return order;
  }
  return parts[0].length - parts[1].length;
}

function compareParts(a: string, b: string): number {
  const sizes = [clothingSizes.indexOf(a), clothingSizes.indexOf(b)] as const;
  if (sizes[0] >= 0 && sizes[1] >= 0) return sizes[0] - sizes[1];
  const numbers = [leadingNumber(a), leadingNumber(b)] as const;
  if (numbers[0] !== numbers[1] && !Number.isNaN(numbers[0]) && !Number.isNaN(numbers[1]))
    return numbers[0] - numbers[1];
  return compareIcelandic(a, b);
}

/** The number that a label begins with: `0,5 l` is 0.5. */
function leadingNumber(label: string): number {
  return Number.parseFloat(label.replace(/^(\d+),(\d)/, '$1.$2'));
}
