import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type ASTVisitor,
  type FieldNode,
  type GraphQLNamedType,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { shippedOperations } from '../../../graphql/generated/shipped-operations.ts';
import { hashText } from '../hash-input.ts';

/** Limits of reliability F35. */
const maxDepth = 10;
const maxAliases = 30;
/** Fields, counting a fragment's once per spread; the largest of the shop’s own documents has 127. */
const maxFields = 500;
/** Fields, each as often as the lists around it are taken to be long; the largest of the shop’s own documents has 79,346. */
const maxCost = 100_000;
/** How long a list is taken to be, whatever was asked for. */
const assumedLength = 10;

interface Size {
  depth: number;
  fields: number;
  cost: number;
}

const emptySize: Size = { depth: 0, fields: 0, cost: 0 };

const toLimitError = (limitName: string): GraphQLError =>
  new GraphQLError(`${limitName}`, { extensions: { code: 'BAD_REQUEST' } });

/** Validation rule for everybody else than the storefront, whose own documents are known: depth, fields, aliases and cost. */
export function limits(context: ValidationContext): ASTVisitor {
  if (isShipped(context.getDocument().loc?.source.body ?? '')) return {};
  const sizeOf = createSizeMeasure(context);
  let aliases = 0;
  return {
    OperationDefinition(node) {
      const { depth, fields, cost } = sizeOf(
        node.selectionSet,
        context.getSchema().getRootType(node.operation),
      );
      if (depth > maxDepth) context.reportError(toLimitError('Fyrirspurnin er of djúp.'));
      if (fields > maxFields) context.reportError(toLimitError('Fyrirspurnin er of stór.'));
      if (cost > maxCost) context.reportError(toLimitError('Fyrirspurnin er of dýr.'));
    },
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1) context.reportError(toLimitError('Of mörg samnefni.'));
    },
  };
}

/** Whether a document is one that the storefront ships, letter by letter. */
export function isShipped(text: string): boolean {
  return shippedOperations.has(hashText(text));
}

type Measure = (set: SelectionSetNode | undefined, type: GraphQLNamedType | null | undefined) => Size;

/**
 * Each fragment is measured once: followed at every spread, a few fragments that spread one another would keep a process busy for
 * hours.
 */
function createSizeMeasure(context: Pick<ValidationContext, 'getFragment' | 'getSchema'>): Measure {
  const sizesBySelection = new Map<string, Size>();

  const measureFragment = (name: string): Size => {
    const cachedSize = sizesBySelection.get(name);
    if (cachedSize) return cachedSize;
    // Cycles are refused by the standard rules; this entry ends the recursion.
    sizesBySelection.set(name, emptySize);
    const fragment = context.getFragment(name);
    const type = fragment && context.getSchema().getType(fragment.typeCondition.name.value);
    const size = sizeOf(fragment?.selectionSet, type);
    sizesBySelection.set(name, size);
    return size;
  };

  const measureField = (node: FieldNode, type: GraphQLNamedType | null | undefined): Size => {
    const owner = isObjectType(type) || isInterfaceType(type) ? type : undefined;
    const returned = owner?.getFields()[node.name.value]?.type;
    const { depth, fields, cost } = sizeOf(node.selectionSet, returned && getNamedType(returned));
    const length = returned && isListType(getNullableType(returned)) ? assumedLength : 1;
    return { depth: depth + 1, fields: fields + 1, cost: 1 + length * cost };
  };

  const sizeOf: Measure = (set, type) => {
    let { depth, fields, cost } = emptySize;
    for (const selection of set?.selections ?? []) {
      const size =
        selection.kind === Kind.FIELD
          ? measureField(selection, type)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? measureFragment(selection.name.value)
            : sizeOf(selection.selectionSet, conditionOf(selection.typeCondition?.name.value) ?? type);
      depth = Math.max(depth, size.depth);
      fields += size.fields;
      cost += size.cost;
    }
    return { depth, fields, cost };
  };

  const conditionOf = (name: string | undefined) =>
    name === undefined ? undefined : context.getSchema().getType(name);
  return sizeOf;
}
