/** What a shopper types, and what has to be among the first five: a pattern that the name of a product fits. */
export type Query = readonly [typed: string, expected: RegExp];
