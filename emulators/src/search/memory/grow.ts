export type WholeArray = Uint8Array | Uint16Array | Uint32Array;
export type NumberArray = Int8Array | Int32Array | Float64Array;

/** Returns a typed array with room for `length`, growing by half. */
export function grow<T extends WholeArray | NumberArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const size = Math.max(length, Math.ceil(array.length * 1.5), 64);
  const Type = array.constructor as new (size: number) => T;
  const larger = new Type(size);
  larger.set(array);
  return larger;
}

/**
 * Stores a whole number from 0 to 2^32 - 1, in as few bytes as the largest one needs.
 * @returns the array, or the longer or wider one that takes its place
 */
export function storeWhole(array: WholeArray, at: number, value: number): WholeArray {
  const roomy = grow(array, at + 1);
  roomy[at] = value;
  if (roomy[at] === value) return roomy;
  return storeWhole(roomy instanceof Uint8Array ? new Uint16Array(roomy) : new Uint32Array(roomy), at, value);
}

/** Stores any number, in as few bytes as all of them allow: most attributes have small whole ones. @returns as `storeWhole` does */
export function storeNumber(array: NumberArray, at: number, value: number): NumberArray {
  const roomy = grow(array, at + 1);
  roomy[at] = value;
  if (roomy[at] === value || roomy instanceof Float64Array) return roomy;
  return storeNumber(roomy instanceof Int8Array ? new Int32Array(roomy) : new Float64Array(roomy), at, value);
}
