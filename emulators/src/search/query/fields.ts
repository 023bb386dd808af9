import { isObject, type Json, type JsonObject } from '../json.ts';

/**
 * The named attributes of a record: `a`, `a.b`, `*` for all and `-a` for all but that one. Lists of objects are transparent in
 * the names.
 */
export function pick(body: JsonObject, names: readonly string[]): JsonObject {
  const includedNames = names.filter((name) => !name.startsWith('-'));
  const dropped = names.filter((name) => name.startsWith('-')).map((name) => name.slice(1));
  const kept =
    includedNames.includes('*') || (includedNames.length === 0 && dropped.length > 0)
      ? body
      : pickPaths(body, includedNames);
  return dropped.length > 0 ? omit(kept, dropped) : kept;
}

/** `pick` of what `omit` leaves, or all of that without names, prepared for many records. Returns a new object each time. */
export function createPicker(
  names: readonly string[] | undefined,
  dropped: readonly string[],
): (body: JsonObject) => JsonObject {
  if (!names) return (body) => ({ ...omit(body, dropped) });
  if ([...names, ...dropped].some((name) => /^-|^\*$|\./.test(name)))
    return (body) => ({ ...pick(omit(body, dropped), names) });
  const kept = new Set(names.filter((name) => !dropped.includes(name)));
  return (body) => filterNames(body, (name) => kept.has(name));
}

export function omit(body: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return body;
  if (!names.some((name) => name.includes('.'))) {
    return filterNames(body, (name) => !names.includes(name));
  }
  return filterFields(body, '', (path) =>
    names.includes(path) ? 'none' : containsPath(names, path) ? 'some' : 'all',
  );
}

function pickPaths(body: JsonObject, names: readonly string[]): JsonObject {
  if (!names.some((name) => name.includes('.'))) {
    return filterNames(body, (name) => names.includes(name));
  }
  return filterFields(body, '', (path) =>
    names.includes(path) ? 'all' : containsPath(names, path) ? 'some' : 'none',
  );
}

function filterNames(body: JsonObject, isKept: (name: string) => boolean): JsonObject {
  const result: JsonObject = {};
  for (const name in body) if (isKept(name)) result[name] = body[name] ?? null;
  return result;
}

const containsPath = (names: readonly string[], path: string) =>
  names.some((name) => name.startsWith(path) && name[path.length] === '.');

function filterFields(
  body: JsonObject,
  prefix: string,
  share: (path: string) => 'all' | 'some' | 'none',
): JsonObject {
  const result: JsonObject = {};
  for (const [name, value] of Object.entries(body)) {
    const path = prefix + name;
    const kept = share(path);
    const inner = (part: Json): Json => (isObject(part) ? filterFields(part, `${path}.`, share) : part);
    if (kept === 'all') result[name] = value;
    else if (kept === 'some') {
      if (Array.isArray(value)) result[name] = value.filter((part) => isObject(part)).map(inner);
      else if (isObject(value)) result[name] = inner(value);
    }
  }
  return result;
}
