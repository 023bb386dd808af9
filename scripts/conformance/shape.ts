import {
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { schemaText } from '../../graphql/generated/schema-text.ts';

export const contractSchema = buildSchema(schemaText);

interface Walk {
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly problems: string[];
}

/** Whether a leaf of an answer is a value of its type, by the type's name. */
const leaves: Readonly<Record<string, (value: unknown) => boolean>> = {
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  String: (value) => typeof value === 'string',
  ID: (value) => typeof value === 'string',
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value),
  DateTime: (value) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(value),
};

/** The operation of a document. */
export function readOperation(document: string): OperationDefinitionNode {
  const found = parse(document).definitions.find(({ kind }) => kind === 'OperationDefinition');
  return found as OperationDefinitionNode;
}

/** What is missing or of another type in the data that answers a document, by its path. */
export function findShapeProblems(document: string, data: unknown): string[] {
  const { definitions } = parse(document);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of definitions)
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition);
  const { operation, selectionSet } = readOperation(document);
  const root = operation === 'query' ? contractSchema.getQueryType() : contractSchema.getMutationType();
  const walk = { fragments, problems: [] };
  if (root) checkSelections(walk, selectionSet, root, data, '');
  return walk.problems;
}

function checkSelections(
  walk: Walk,
  { selections }: SelectionSetNode,
  type: GraphQLNamedType,
  value: unknown,
  path: string,
): void {
  if (typeof value !== 'object' || value === null) {
    walk.problems.push(`${path} is no object`);
    return;
  }
  const object = value as Readonly<Record<string, unknown>>;
  for (const selection of selections) {
    if (selection.kind === 'Field') {
      const { name, alias, selectionSet, directives } = selection;
      const key = alias?.value ?? name.value;
      // Left out by a variable: neither there nor missing.
      if ((directives ?? []).length > 0 && !(key in object)) continue;
      const field = isObjectType(type) ? type.getFields()[name.value] : undefined;
      if (field) checkValue(walk, field.type, selectionSet, object[key], path ? `${path}.${key}` : key);
      continue;
    }
    const part = selection.kind === 'InlineFragment' ? selection : walk.fragments.get(selection.name.value);
    const on = part?.typeCondition?.name.value ?? type.name;
    const named = contractSchema.getType(on);
    // Of a union only what the answer says that it is.
    if (part && named && (on === type.name || object['__typename'] === on))
      checkSelections(walk, part.selectionSet, named, value, path);
  }
}

function checkValue(
  walk: Walk,
  type: GraphQLOutputType,
  selectionSet: SelectionSetNode | undefined,
  value: unknown,
  path: string,
): void {
  if (value === undefined) {
    walk.problems.push(`${path} is missing`);
  } else if (value === null) {
    if (isNonNullType(type)) walk.problems.push(`${path} is null`);
  } else if (isNonNullType(type)) {
    checkValue(walk, type.ofType, selectionSet, value, path);
  } else if (isListType(type)) {
    if (!Array.isArray(value)) walk.problems.push(`${path} is no list`);
    else
      for (const [at, item] of value.entries())
        checkValue(walk, type.ofType, selectionSet, item, `${path}[${at}]`);
  } else if (selectionSet) {
    checkSelections(walk, selectionSet, getNamedType(type), value, path);
  } else if (!isLeaf(type, value)) {
    walk.problems.push(`${path} is no ${String(type)}`);
  }
}

function isLeaf(type: GraphQLOutputType, value: unknown): boolean {
  if (isEnumType(type)) return type.getValues().some(({ name }) => name === value);
  return leaves[getNamedType(type).name]?.(value) ?? true;
}
