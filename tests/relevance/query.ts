/** What a shopper types, and a pattern that a product's name among the first five must match. */
export type Query = readonly [typed: string, expected: RegExp];
