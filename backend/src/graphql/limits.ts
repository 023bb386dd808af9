import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Limits of reliability F35. */
const maxDepth = 10;
const maxAliases = 30;
/** Fields, those of a fragment once for each time that it is spread; the largest of the shop’s own documents has 113. */
const maxFields = 500;

interface Size {
  depth: number;
  fields: number;
}

const nothing: Size = { depth: 0, fields: 0 };

const refuse = (what: string): GraphQLError =>
  new GraphQLError(`${what}`, { extensions: { code: 'BAD_REQUEST' } });

/** Validation rule: depth, fields and aliases. */
export function limits(context: ValidationContext): ASTVisitor {
  const sizeOf = sizes(context);
  let aliases = 0;
  return {
    OperationDefinition(node) {
      const { depth, fields } = sizeOf(node.selectionSet);
      if (depth > maxDepth) context.reportError(refuse('Fyrirspurnin er of djúp.'));
      if (fields > maxFields) context.reportError(refuse('Fyrirspurnin er of stór.'));
    },
    Field(node) {
      if (node.alias && ++aliases === maxAliases + 1) context.reportError(refuse('Of mörg samnefni.'));
    },
  };
}

/** Each fragment is measured once: followed at every spread, a few that spread one another would keep a process for hours. */
function sizes(context: ValidationContext): (set: SelectionSetNode | undefined) => Size {
  const known = new Map<string, Size>();

  const ofFragment = (name: string): Size => {
    const found = known.get(name);
    if (found) return found;
    // A circle is refused by the standard rules; here it ends.
    known.set(name, nothing);
    const size = sizeOf(context.getFragment(name)?.selectionSet);
    known.set(name, size);
    return size;
  };

  const sizeOf = (set: SelectionSetNode | undefined): Size => {
    let { depth, fields } = nothing;
    for (const selection of set?.selections ?? []) {
      const isField = selection.kind === Kind.FIELD;
      const within =
        selection.kind === Kind.FRAGMENT_SPREAD
          ? ofFragment(selection.name.value)
          : sizeOf(selection.selectionSet);
      depth = Math.max(depth, within.depth + (isField ? 1 : 0));
      fields += within.fields + (isField ? 1 : 0);
    }
    return { depth, fields };
  };
  return sizeOf;
}
