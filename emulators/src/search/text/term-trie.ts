/** No searched word is longer; letters of terms beyond this make no branches. */
const maxDepth = 48;

/** Room for this many nodes to begin with. */
const firstRoom = 16;

/**
 * Sorted terms by their first letters, for walks that leave out whole branches. Nodes come in preorder: the children of a node follow
 * it, and `skip` leads past them. A branch with a single term ends at once; the rest of its letters are read from the term.
 */
export class TermTrie {
  readonly terms: readonly string[];
  /** Each node's letter. */
  letters = new Uint16Array(firstRoom);
  /** How many letters lead to each node, its own included. */
  depths = new Uint8Array(firstRoom);
  /** Index in `terms` of the first term below each node; its last one is before that of the node at `skip`. */
  first = new Uint32Array(firstRoom);
  /** The node after all those below each node. */
  skip = new Uint32Array(firstRoom);
  size = 0;

  /** `terms` are in UTF-16 order, each once, none empty. */
  constructor(terms: readonly string[]) {
    this.terms = terms;
    this.#addBranches(0, terms.length, 0);
    this.#resize(this.size + 1);
    this.first[this.size] = terms.length;
  }

  /** Adds the nodes of the terms from `from` to before `to`, whose first `depth` letters are equal. */
  #addBranches(from: number, to: number, depth: number): void {
    let at = from;
    if (this.terms[at]?.length === depth) at += 1;
    while (at < to) {
      const letter = this.terms[at]?.charCodeAt(depth) ?? 0;
      let end = at + 1;
      while (end < to && this.terms[end]?.charCodeAt(depth) === letter) end += 1;
      const node = this.#addNode(letter, depth + 1, at);
      if (end - at > 1 && depth + 1 < maxDepth) this.#addBranches(at, end, depth + 1);
      this.skip[node] = this.size;
      at = end;
    }
  }

  #addNode(letter: number, depth: number, first: number): number {
    const node = this.size;
    if (node === this.letters.length) this.#resize(node * 2);
    this.letters[node] = letter;
    this.depths[node] = depth;
    this.first[node] = first;
    this.size += 1;
    return node;
  }

  #resize(length: number): void {
    const kept = Math.min(this.size, length);
    const resize = <T extends Uint8Array | Uint16Array | Uint32Array>(array: T): T => {
      const other = new (array.constructor as new (length: number) => T)(length);
      other.set(array.subarray(0, kept));
      return other;
    };
    this.letters = resize(this.letters);
    this.depths = resize(this.depths);
    this.first = resize(this.first);
    this.skip = resize(this.skip);
  }
}
