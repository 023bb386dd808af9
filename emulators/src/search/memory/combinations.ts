import { Rows } from './rows.ts';
import { TextSet } from './text-set.ts';

/** More than these in a group are as good as all different, and would only take memory. */
const mostOfGroup = 16_384;

/** Lists of numbers that occur again and again, such as the categories of a product, each kept once and numbered. */
export class Combinations {
  readonly #keys = new TextSet();
  readonly #parts = new Rows();
  /** How many lists there are. */
  size = 0;
  /** How many there are of each group. */
  readonly #sizes = new Map<string, number>();

  /** The number of a list of a group, assigned when it is new; undefined when the group has too many. */
  add(group: string, parts: readonly number[]): number | undefined {
    const key = parts.join(' ');
    const known = this.#keys.find(key);
    if (known !== undefined) return known;
    const size = this.#sizes.get(group) ?? 0;
    if (size === mostOfGroup) return undefined;
    this.#sizes.set(group, size + 1);
    for (const part of parts) this.#parts.add(part);
    const combination = this.#keys.add(key);
    this.#parts.close(combination);
    this.size = combination + 1;
    return combination;
  }

  /** The lists by their numbers. */
  get parts(): Rows {
    return this.#parts;
  }

  /** What another thread reads the lists by, until the next change. */
  share() {
    return { parts: this.#parts.share(), size: this.size };
  }

  adopt({ parts, size }: ReturnType<Combinations['share']>): void {
    this.#parts.adopt(parts);
    this.size = size;
  }
}
