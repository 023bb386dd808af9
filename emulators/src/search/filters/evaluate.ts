import { Bits } from '../memory/bits.ts';
import { alwaysFacets, toNumericFilters } from '../memory/layout.ts';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Settings } from '../settings.ts';
import type { Comparison, Expression } from './expression.ts';

const comparators: Record<Comparison, (value: number, limit: number) => boolean> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '=': (value, limit) => value === limit,
  '!=': (value, limit) => value !== limit,
  '>=': (value, limit) => value >= limit,
  '>': (value, limit) => value > limit,
};

/** Results of recent filters, since queries repeat them; invalid when the index changed. */
const cachesByIndex = new WeakMap<MemoryIndex, { version: number; known: Map<string, Bits> }>();
const maxCached = 200;

/**
 * Records that match `expression`. An attribute that is not declared for filtering matches nothing, negated or not, so that no
 * filter reveals its values.
 */
export function matchingRecords(expression: Expression, index: MemoryIndex, settings: Settings): Bits {
  switch (expression.kind) {
    case 'all': {
      const parts = expression.parts.filter((part) => part.kind !== 'all' || part.parts.length > 0);
      const key = `live ${JSON.stringify([parts, settings['numericAttributesForFiltering']])}`;
      return cachedBits(key, index, () =>
        parts.reduce((bits, part) => bits.and(matchingRecords(part, index, settings)), index.live()),
      );
    }
    case 'any':
      return expression.parts.reduce(
        (bits, part) => bits.or(matchingRecords(part, index, settings)),
        new Bits(index.size),
      );
    case 'not':
      if (!mayFilter(expression.part, index, settings)) return new Bits(index.size);
      return matchingRecords(expression.part, index, settings).not();
    case 'facet':
    case 'number':
    case 'range':
      if (!mayFilter(expression, index, settings)) return new Bits(index.size);
      return cachedBits(JSON.stringify(expression), index, () => matchSingle(expression, index));
  }
}

function cachedBits(key: string, index: MemoryIndex, make: () => Bits): Bits {
  let cache = cachesByIndex.get(index);
  if (!cache || cache.version !== index.version || cache.known.size >= maxCached) {
    cache = { version: index.version, known: new Map() };
    cachesByIndex.set(index, cache);
  }
  const bits = cache.known.get(key) ?? make();
  cache.known.set(key, bits);
  return bits;
}

type SingleCondition = Extract<Expression, { kind: 'facet' | 'number' | 'range' }>;

function matchSingle(expression: SingleCondition, index: MemoryIndex): Bits {
  const { size } = index;
  const numbers = index.numbers.get(expression.attribute);
  switch (expression.kind) {
    case 'facet':
      return index.facets.get(expression.attribute)?.matching(expression.value, size) ?? new Bits(size);
    case 'number': {
      const compare = comparators[expression.comparison];
      return numbers?.matching((value) => compare(value, expression.value), size) ?? new Bits(size);
    }
    case 'range':
      return (
        numbers?.matching((value) => value >= expression.low && value <= expression.high, size) ??
        new Bits(size)
      );
  }
}

function mayFilter(expression: Expression, index: MemoryIndex, settings: Settings): boolean {
  if (expression.kind === 'facet')
    return (
      alwaysFacets.has(expression.attribute) ||
      index.layout.facets.some(({ name }) => name === expression.attribute)
    );
  if (expression.kind !== 'number' && expression.kind !== 'range') return true;
  const declared = toNumericFilters(settings);
  if (!declared) return true;
  const equal = expression.kind === 'number' && ['=', '!='].includes(expression.comparison);
  return declared.some(
    (entry) => entry === expression.attribute || (equal && entry === `equalOnly(${expression.attribute})`),
  );
}
