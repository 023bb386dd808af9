export type WholeArray = Uint8Array | Uint16Array | Uint32Array;
export type NumberArray = Int8Array | Int32Array | Float64Array;

interface ArrayType<T> {
  new (memory: SharedArrayBuffer): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** A typed array in memory that the threads that search can read, too. */
export function allocate<T extends WholeArray | NumberArray>(type: ArrayType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/** Returns a typed array with room for `length`, growing by half. */
export function grow<T extends WholeArray | NumberArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const size = Math.max(length, Math.ceil(array.length * 1.5), 64);
  const larger = allocate(array.constructor as unknown as ArrayType<T>, size);
  larger.set(array);
  return larger;
}

function widen<T extends WholeArray | NumberArray>(type: ArrayType<T>, array: ArrayLike<number>): T {
  const wider = allocate(type, array.length);
  wider.set(array);
  return wider;
}

/**
 * Stores a whole number from 0 to 2^32 - 1, in as few bytes as the largest one needs.
 * @returns the array, or the longer or wider one that takes its place
 */
export function storeWhole(array: WholeArray, at: number, value: number): WholeArray {
  const roomy = grow(array, at + 1);
  roomy[at] = value;
  if (roomy[at] === value) return roomy;
  return storeWhole(
    widen<WholeArray>(roomy instanceof Uint8Array ? Uint16Array : Uint32Array, roomy),
    at,
    value,
  );
}

/** Stores any number, in as few bytes as all of them allow: most attributes have small whole ones. @returns as `storeWhole` does */
export function storeNumber(array: NumberArray, at: number, value: number): NumberArray {
  const roomy = grow(array, at + 1);
  roomy[at] = value;
  if (roomy[at] === value || roomy instanceof Float64Array) return roomy;
  return storeNumber(
    widen<NumberArray>(roomy instanceof Int8Array ? Int32Array : Float64Array, roomy),
    at,
    value,
  );
}
