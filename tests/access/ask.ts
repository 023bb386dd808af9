import { getNamedType, isLeafType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { Visitor } from '../kit/visitor.ts';

const codeLetters: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'U',
  PERMISSION_DENIED: 'P',
  NOT_FOUND: 'N',
  BAD_REQUEST: 'B',
  FAILED_PRECONDITION: 'F',
  UNAVAILABLE: 'A',
};

/** All fields of a root type, by name. */
export function listFields(schema: GraphQLSchema): Map<string, { of: 'query' | 'mutation'; field: Field }> {
  const ofType = (of: 'query' | 'mutation') =>
    Object.values((of === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
      (field) => [field.name, { of, field }] as const,
    );
  return new Map([...ofType('query'), ...ofType('mutation')]);
}
type Field = GraphQLField<unknown, unknown>;

/** The shortest document that queries a field, with a variable for each given argument. */
export function toDocument(of: 'query' | 'mutation', { name, args, type }: Field, variables: object): string {
  const used = args.filter((arg) => arg.name in variables);
  const declared = used.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = used.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  return `${of} ${declared && `(${declared})`} { ${name} ${passed && `(${passed})`} ${selection} }`;
}

interface AccessResult {
  /** As in a cell of the table. */
  cell: string;
  /** The complete response, as text. */
  body: string;
}

export async function runOperation(
  visitor: Visitor,
  query: string,
  variables: object,
): Promise<AccessResult> {
  const response = await visitor.post('/graphql', { query, variables });
  const body = await response.text();
  const { data, errors } = JSON.parse(body) as {
    data?: Record<string, unknown>;
    errors?: { extensions: { code: string } }[];
  };
  const code = errors?.[0]?.extensions.code;
  if (code !== undefined) return { cell: codeLetters[code] ?? code, body };
  return { cell: Object.values(data ?? {})[0] === null ? 'null' : 'ok', body };
}
