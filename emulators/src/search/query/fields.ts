import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * The attributes of a record that are named: `a`, `a.b`, `*` for all and `-a` for all but that one. Attributes inside lists of
 * objects are named as if the list were not there.
 */
export function picked(body: JsonObject, names: readonly string[]): JsonObject {
  const wanted = names.filter((name) => !name.startsWith('-'));
  const dropped = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const kept =
    wanted.includes('*') || (wanted.length === 0 && dropped.length > 0) ? body : only(body, wanted);
  return dropped.length > 0 ? without(kept, dropped) : kept;
}

export function without(body: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return body;
  return filtered(body, '', (path) => (names.includes(path) ? 'none' : within(names, path) ? 'some' : 'all'));
}

function only(body: JsonObject, names: readonly string[]): JsonObject {
  return filtered(body, '', (path) => (names.includes(path) ? 'all' : within(names, path) ? 'some' : 'none'));
}

const within = (names: readonly string[], path: string) =>
  names.some((name) => name.startsWith(path) && name[path.length] === '.');

function filtered(
  body: JsonObject,
  prefix: string,
  share: (path: string) => 'all' | 'some' | 'none',
): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(body)) {
    const path = prefix + name;
    const kept = share(path);
    const inner = (part: Json): Json => (isObject(part) ? filtered(part, `${path}.`, share) : part);
    if (kept === 'all') result[name] = value;
    else if (kept === 'some') {
      if (Array.isArray(value)) result[name] = value.filter((part) => isObject(part)).map(inner);
      else if (isObject(value)) result[name] = inner(value);
    }
  }
  return result;
}
