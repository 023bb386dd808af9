import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as early from '../../graphql/generated/documents.ts';
import * as onDemand from '../../graphql/generated/documents-on-demand.ts';
import { schemaText } from '../../graphql/generated/schema-text.ts';
import { shippedOperations } from '../../graphql/generated/shipped-operations.ts';
import { isShipped, limits } from '../../backend/src/graphql/limits.ts';

const chain = buildSchema(`
  interface Node { id: ID next: Node }
  type Link implements Node { id: ID next: Node all: [Link!]! }
  type Query { first: Link }
  type Mutation { all: [Link] }
`);
const faultsOf = (text: string, schema = chain) =>
  validate(schema, parse(text), [limits]).map(({ message }) => message);
const nest = (field: string, levels: number) => `${`{ ${field} `.repeat(levels)}{ id }${' }'.repeat(levels)}`;

describe('everybody else than the storefront', () => {
  it('asks ten levels deep at most', () => {
    expect(faultsOf(`{ first ${nest('next', 8)} }`)).toEqual([]);
    expect(faultsOf(`{ first ${nest('next', 9)} }`)).toEqual(['Fyrirspurnin er of djúp.']);
    expect(faultsOf(`{ first { ...A } } fragment A on Link ${nest('next', 9)}`)).toEqual([
      'Fyrirspurnin er of djúp.',
    ]);
  });

  it.each([
    ['plainly', '{ first %s }'],
    ['in a fragment', '{ first { ...A } } fragment A on Link %s'],
    ['under a condition', '{ first { ... on Link %s } }'],
    ['under no condition', '{ first { ... %s } }'],
    ['where the type is an interface', '{ first { next { ... on Link %s } } }'],
    ['in a change', 'mutation { all %s }'],
  ])('pays for lists within lists %s', (_title, frame) => {
    const cost = (levels: number) => faultsOf(frame.replace('%s', nest('all', levels)));
    expect(cost(3)).toEqual([]);
    expect(cost(6)).toEqual(['Fyrirspurnin er of dýr.']);
  });
});

describe('what the storefront ships', () => {
  const documents = Object.values<string>({ ...early, ...onDemand });

  it('is known, and nothing else is', () => {
    expect(documents.filter((text) => !isShipped(text))).toEqual([]);
    expect(shippedOperations.size).toBe(documents.length);
    expect(isShipped(`${documents[0]} `)).toBe(false);
    expect(isShipped('')).toBe(false);
  });

  it('is allowed to everybody: a storefront may be older than the backend', () => {
    const schema = buildSchema(schemaText);
    expect(documents.filter((text) => faultsOf(`${text} `, schema).length > 0)).toEqual([]);
  });
});
