import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Limits of reliability F35. */
const maxDepth = 10;
const maxAliases = 30;
/** Fields, counting a fragment's once per spread; the largest of the shop’s own documents has 113. */
const maxFields = 500;

interface Size {
  depth: number;
  fields: number;
}

const emptySize: Size = { depth: 0, fields: 0 };

const toLimitError = (limitName: string): GraphQLError =>
  new GraphQLError(`${limitName}`, { extensions: { code: 'BAD_REQUEST' } });

/** Validation rule: depth, fields and aliases. */
export function limits(context: ValidationContext): ASTVisitor {
  const sizeOf = createSizeMeasure(context);
  let aliases = 0;
  return {
    OperationDefinition(node) {
      const { depth, fields } = sizeOf(node.selectionSet);
      if (depth > maxDepth) context.reportError(toLimitError('Fyrirspurnin er of djúp.'));
      if (fields > maxFields) context.reportError(toLimitError('Fyrirspurnin er of stór.'));
    },
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1) context.reportError(toLimitError('Of mörg samnefni.'));
    },
  };
}

/**
 * Each fragment is measured once: followed at every spread, a few fragments that spread one another would keep a process busy for
 * hours.
 */
function createSizeMeasure(context: ValidationContext): (set: SelectionSetNode | undefined) => Size {
  const sizesBySelection = new Map<string, Size>();

  const measureFragment = (name: string): Size => {
    const cachedSize = sizesBySelection.get(name);
    if (cachedSize) return cachedSize;
    // Cycles are refused by the standard rules; this entry ends the recursion.
    sizesBySelection.set(name, emptySize);
    const size = sizeOf(context.getFragment(name)?.selectionSet);
    sizesBySelection.set(name, size);
    return size;
  };

  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    let { depth, fields } = emptySize;
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const nested =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? measureFragment(selection.name.value)
          : sizeOf(selection.selectionSet);
      depth = Math.max(depth, nested.depth + (isField ? 1 : 0));
      fields += nested.fields + (isField ? 1 : 0);
    }
    return { depth, fields };
  };
  return sizeOf;
}
