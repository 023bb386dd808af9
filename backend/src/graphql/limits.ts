import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** Limits of reliability F35. */
const maxDepth = 10;
const maxAliases = 30;

const refuse = (what: string): GraphQLError =>
  new GraphQLError(`${what}`, { extensions: { code: 'BAD_REQUEST' } });

/** Validation rule: depth, aliases and introspection. */
export function limits(context: ValidationContext): ASTVisitor {
  const depthOf = (set: SelectionSetNode | undefined, seen: ReadonlySet<string>): number => {
    if (!set) return 0;
    return Math.max(
      ...set.selections.map((selection) => {
        if (selection.kind === Kind.FIELD) return 1 + depthOf(selection.selectionSet, seen);
        if (selection.kind === Kind.INLINE_FRAGMENT) return depthOf(selection.selectionSet, seen);
        const name = selection.name.value;
        // A circular fragment is refused by the standard rules; do not follow it here.
        if (seen.has(name)) return 0;
        return depthOf(context.getFragment(name)?.selectionSet, new Set([...seen, name]));
      }),
    );
  };
  let aliases = 0;
  return {
    OperationDefinition(node) {
      if (depthOf(node.selectionSet, new Set()) > maxDepth)
        context.reportError(refuse('Fyrirspurnin er of djúp.'));
    },
    Field(node) {
      if (node.name.value === '__schema' || node.name.value === '__type')
        context.reportError(refuse('Ekki leyft.'));
      if (node.alias && ++aliases === maxAliases + 1) context.reportError(refuse('Of mörg samnefni.'));
    },
  };
}
