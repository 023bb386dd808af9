export type WholeArray = Uint8Array | Uint16Array | Uint32Array;
export type NumberArray = Int8Array | Int32Array | Float64Array;

interface ArrayType<T> {
  new (memory: SharedArrayBuffer, offset?: number, length?: number): T;
  readonly BYTES_PER_ELEMENT: number;
}

/** Memory of at least so many bytes grows in place; less would take a whole page of memory. */
const leastGrowing = 32_768;
/** Room for further growth that is reserved, as a multiple: it takes no memory until it is used. */
const reserve = 16;

/** A typed array in memory that the threads that search can read, too. */
export function allocate<T extends WholeArray | NumberArray>(type: ArrayType<T>, length: number): T {
  return new type(new SharedArrayBuffer(length * type.BYTES_PER_ELEMENT));
}

/**
 * Returns a typed array with room for `length`, growing by half. A large one stays where it is: a copy would take as much memory
 * again until the garbage is collected.
 */
export function grow<T extends WholeArray | NumberArray>(array: T, length: number): T {
  if (length <= array.length) return array;
  const type = array.constructor as unknown as ArrayType<T>;
  const size = Math.max(length, Math.ceil(array.length * 1.5), 64);
  const bytes = size * type.BYTES_PER_ELEMENT;
  const { buffer } = array;
  if (buffer instanceof SharedArrayBuffer && buffer.growable && bytes <= buffer.maxByteLength) {
    buffer.grow(bytes);
    return new type(buffer, 0, size);
  }
  const options = bytes < leastGrowing ? undefined : { maxByteLength: bytes * reserve };
  const larger = new type(new SharedArrayBuffer(bytes, options), 0, size);
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
