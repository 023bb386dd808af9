import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type TypeNode,
} from 'graphql';
import * as documents from '../../graphql/generated/documents.ts';
import * as documentsOnDemand from '../../graphql/generated/documents-on-demand.ts';
import { nameOf } from './browser.ts';
import { contractSchema, readOperation } from './shape.ts';

/** Text of every operation that the storefront ships, by its name. */
export const shippedOperations: ReadonlyMap<string, string> = new Map(
  [...Object.values(documents), ...Object.values(documentsOnDemand)].map((text: string) => [
    nameOf(text),
    text,
  ]),
);

/** An id of nothing and nobody. */
export const unknownId = '999999999';

/** Values by the name of a scalar. */
const samples: Readonly<Record<string, unknown>> = {
  ID: unknownId,
  Int: 1,
  Float: 1,
  String: 'profun',
  Boolean: false,
  Date: '2026-01-05',
  Ability: 'order',
};

/** Variables that fit the contract for everything that an operation needs; every id in them is unknown. */
export function sampleVariables(operation: string): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const { variable, type } of readOperation(operation).variableDefinitions ?? [])
    if (type.kind === 'NonNullType') variables[variable.name.value] = sampleOf(toInputType(type));
  return variables;
}

const toInputType = (node: TypeNode) => typeFromAST(contractSchema, node) as GraphQLInputType;

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return samples[type.name];
  const fields = Object.values(type.getFields());
  return Object.fromEntries(
    fields.filter((field) => isNonNullType(field.type)).map((field) => [field.name, sampleOf(field.type)]),
  );
}
