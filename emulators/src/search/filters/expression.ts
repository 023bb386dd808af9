export type Comparison = '<' | '<=' | '=' | '!=' | '>=' | '>';

/** A filter condition on a record. */
export type Expression =
  | { kind: 'all' | 'any'; parts: readonly Expression[] }
  | { kind: 'not'; part: Expression }
  | { kind: 'facet'; attribute: string; value: string; score: number }
  | { kind: 'number'; attribute: string; comparison: Comparison; value: number }
  | { kind: 'range'; attribute: string; low: number; high: number };

export const allOf = (parts: readonly Expression[]): Expression => ({ kind: 'all', parts });
export const anyOf = (parts: readonly Expression[]): Expression => ({ kind: 'any', parts });
