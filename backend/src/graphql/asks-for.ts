import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

/** Whether a field of what this one returns is asked for, so that what nobody asked for need not be read. */
export function asksFor({ fieldNodes, fragments }: GraphQLResolveInfo, name: string): boolean {
  const selects = ({ selections }: SelectionSetNode): boolean =>
    selections.some((selection) => {
      if (selection.kind === Kind.FIELD) return selection.name.value === name;
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value];
      return inner !== undefined && selects(inner.selectionSet);
    });
  return fieldNodes.some(({ selectionSet }) => selectionSet !== undefined && selects(selectionSet));
}
