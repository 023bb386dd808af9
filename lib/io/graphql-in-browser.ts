/**
 * Stands in for the package `graphql` in the browser's bundle (next.config.ts). graphql-request asks it to parse
 * documents for the operation's name, which lib/io/graphql.ts takes from the text; 12 KB gzipped are spared.
 */
export function parse(): never {
  throw new Error('Documents are not parsed in the browser');
}

export const print: (document: unknown) => string = String;

export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const;
