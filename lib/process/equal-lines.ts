/** Lines alike that are written in full within one minute; the rest are counted. */
const fullLines = 5;
const windowMs = 60_000;
/** Kinds of lines that are distinguished within a minute. */
const mostKinds = 500;

interface Kind<Line> {
  count: number;
  /** The latest of the lines that were not written. */
  unwritten?: Line;
}

/** Holds back what repeats: a dependency that is away must not fill the log. */
export class EqualLines<Line> {
  readonly #kinds = new Map<string, Kind<Line>>();
  readonly #onRepeated: (line: Line, times: number) => void;

  /** @param onRepeated receives once a minute the last of the lines that were held back, and how many there were */
  constructor(onRepeated: (line: Line, times: number) => void) {
    this.#onRepeated = onRepeated;
    setInterval(() => this.flush(), windowMs).unref();
  }

  /** Whether the line is to be written now. */
  admit(text: string, line: Line): boolean {
    const key = kindOf(text);
    const kind = this.#kinds.get(key);
    if (!kind) {
      if (this.#kinds.size >= mostKinds) return true;
      this.#kinds.set(key, { count: 1 });
      return true;
    }
    kind.count += 1;
    if (kind.count <= fullLines) return true;
    kind.unwritten = line;
    return false;
  }

  /** Writes what was held back. */
  flush(): void {
    const kinds = [...this.#kinds.values()];
    this.#kinds.clear();
    for (const { count, unwritten } of kinds)
      if (unwritten !== undefined) this.#onRepeated(unwritten, count - fullLines);
  }
}

/** Lines are alike but for addresses, keys and numbers. */
const kindOf = (text: string): string => text.replaceAll(/\/\S*|\S*:\S+|\d+/g, '#').slice(0, 200);
