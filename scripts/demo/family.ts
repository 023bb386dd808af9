import type { EmojiName } from './data/emoji.ts';

/** How a variant's picture differs from its family's: another rendering, or its colours turned. */
export type Look = {
  emoji?: EmojiName;
  /** Nearly white, with its shadows. */
  pale?: boolean;
  /** The whole rendering in this colour, #rrggbb; light and shadow stay. */
  tone?: string;
  /** Degrees by which the colours are turned. */
  hue?: number;
  saturation?: number;
  brightness?: number;
};

export type Choice = {
  /** What the attribute says. */
  value: string;
  /** Whole krónur on top of the family's price. */
  price: number;
  /** What the product's name says, in the gender and case that it needs; the value where absent. */
  label?: string;
  /** A sentence that only this variant's description has. */
  text?: string;
  packageSize?: string;
  unitOfMeasure?: number;
  look?: Look;
};

export type Axis = { name: string; choices: Choice[] };

/** Products that differ only along the axes: one glove in sizes and colours. */
export type Family = {
  key: string;
  name: string;
  /** Sales code, hyphen and three digits; each variant adds two. Never reused, so that a product keeps its number. */
  sku: string;
  brand: string;
  /** Leaf categories, the main one first. */
  categories: string[];
  /** Whole krónur with VAT, of the variant to which no axis adds anything. */
  price: number;
  taxPercentage?: 24 | 11;
  packageSize: string;
  /** Sold in multiples of this; 1 where absent. */
  unitOfMeasure?: number;
  isSpecialOrder?: boolean;
  /** As the import has it. */
  withdrawalExemption?: 'MadeToOrder' | 'Perishable' | 'SealedHygiene';
  description: string;
  attributes: Record<string, string>;
  axes: Axis[];
  picture: Look & { emoji: EmojiName; companion: EmojiName };
};

type Extra = Omit<Choice, 'value' | 'price'>;

/** An axis whose choices are written as value, extra price in krónur, and what else differs. */
export function axis(name: string, ...choices: [value: string, price: number, extra?: Extra][]): Axis {
  return { name, choices: choices.map(([value, price, extra]) => ({ value, price, ...extra })) };
}

/** Sizes at one price. */
export function sizes(...values: string[]): Axis {
  return axis('Stærð', ...values.map((value): [string, number] => [value, 0]));
}
