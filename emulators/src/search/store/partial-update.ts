import { isObject, type Json, type JsonObject } from '../json.ts';
import { SearchError } from '../search-error.ts';

/** Applies `changes` to `body`; a change is the new value or one of Algolia's operations on the old one. */
export function applyPartialUpdate(body: JsonObject, changes: JsonObject): JsonObject {
  const updated = { ...body };
  for (const [name, change] of Object.entries(changes)) {
    const operation = isObject(change) ? change['_operation'] : undefined;
    updated[name] =
      isObject(change) && typeof operation === 'string'
        ? applyOperation(body[name], operation, change['value'] ?? null)
        : change;
  }
  return updated;
}

function applyOperation(old: Json | undefined, operation: string, value: Json): Json {
  const number = typeof old === 'number' ? old : 0;
  const list = Array.isArray(old) ? old : [];
  switch (operation) {
    case 'Increment':
      return number + requireNumber(value);
    case 'Decrement':
      return number - requireNumber(value);
    case 'IncrementFrom':
      return number === requireNumber(value) ? number + 1 : number;
    case 'IncrementSet':
      return Math.max(number, requireNumber(value));
    case 'Add':
      return [...list, value];
    case 'Remove':
      return list.filter((entry) => entry !== value);
    case 'AddUnique':
      return list.includes(value) ? list : [...list, value];
    default:
      throw new SearchError(`Unknown operation: ${operation}`);
  }
}

function requireNumber(value: Json): number {
  if (typeof value === 'number') return value;
  throw new SearchError('Partial update operations of numbers need a numeric value');
}
