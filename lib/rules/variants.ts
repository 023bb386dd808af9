interface Variant {
  name: string;
  attributes: readonly { name: string; value: string }[];
}

/** Names of the attributes in which the products of a family differ, in the order of the first product. */
export function distinguishingAttributes(variants: readonly Variant[]): string[] {
  const names = new Set(variants.flatMap(({ attributes }) => attributes.map(({ name }) => name)));
  return [...names].filter((name) => new Set(variants.map((variant) => valueOf(variant, name))).size > 1);
}

/** How a product is called among its family: `XL, 100 stk.`; its own name where nothing tells it apart. */
export function variantLabel(variant: Variant, distinguishing: readonly string[]): string {
  const values = distinguishing.flatMap((name) => valueOf(variant, name) ?? []);
  return values.length > 0 ? values.join(', ') : variant.name;
}

function valueOf({ attributes }: Variant, wanted: string): string | undefined {
  return attributes.find(({ name }) => name === wanted)?.value;
}
