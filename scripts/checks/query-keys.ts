import { parseSync, Visitor, type Node } from 'oxc-parser';

/** Methods of the cache whose first argument is a key. */
const cacheCalls = /^(?:[gs]etQueryData|getQueryState|[gs]etQueryDefaults)$/;

/**
 * Keys of the query cache that are written out anywhere but in `queryOptions`, a line for each: two spellings of one key
 * are two entries, of which a mutation updates one.
 */
export function inlineQueryKeys(path: string, text: string): string[] {
  if (!text.includes('quer')) return [];
  const found: Node[] = [];
  const allowed = new Set<Node>();
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first) return;
      if (callee.type === 'Identifier' && callee.name === 'queryOptions' && first.type === 'ObjectExpression')
        for (const property of first.properties) if (property.type === 'Property') allowed.add(property);
      if (
        isArray(first) &&
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        cacheCalls.test(callee.property.name)
      )
        found.push(first);
    },
    Property(property) {
      const isKey = property.key.type === 'Identifier' && property.key.name === 'queryKey';
      if (isKey && isArray(property.value) && !allowed.has(property)) found.push(property);
    },
  }).visit(parseSync(path, text).program);
  return found.map(
    ({ start, end }) => `${path}: a key of the query cache outside queryOptions: ${text.slice(start, end)}`,
  );
}

/** An array that is written out, with a type or without. */
function isArray(node: Node): boolean {
  if (node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression')
    return isArray(node.expression);
  return node.type === 'ArrayExpression';
}
