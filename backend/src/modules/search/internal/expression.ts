/** A condition on the terms of a product, to be written as a tsquery. */
export type Expression =
  | { readonly term: string; readonly prefix?: boolean; readonly weights?: string }
  | { readonly all: readonly Expression[] }
  | { readonly any: readonly Expression[] };

/**
 * As PostgreSQL's tsquery text, for terms of these weights (default: all) unless they name their own; null where nothing can
 * match. Terms consist of letters, digits and `=`, so none needs an escape.
 */
export function toTsquery(expression: Expression, weights = ''): string | null {
  if ('term' in expression) {
    const marks = (expression.prefix ? '*' : '') + (expression.weights ?? weights);
    return expression.term === '' ? null : `'${expression.term}'${marks && `:${marks}`}`;
  }
  if ('any' in expression) {
    const parts = expression.any.flatMap((part) => toTsquery(part, weights) ?? []);
    return parts.length > 1 ? `(${[...new Set(parts)].join(' | ')})` : (parts[0] ?? null);
  }
  const parts = expression.all.map((part) => toTsquery(part, weights));
  return parts.length === 0 || parts.includes(null) ? null : `(${parts.join(' & ')})`;
}

/** Any of these terms; `weights` as in a tsquery. */
export function anyOfTerms(terms: Iterable<string>, weights?: string): Expression {
  return { any: [...new Set(terms)].map((term) => ({ term, ...(weights && { weights }) })) };
}
