/** One record with the number of its first line; `error` when it is malformed. */
export interface CsvRecord {
  line: number;
  fields: string[];
  error?: string;
}

const separators = [',', ';', '\t', '|'] as const;

/** Characters of one record; more means that a quote was never closed. */
const maxRecordLength = 1_000_000;

/**
 * Reads RFC 4180 text as it comes, in chunks: quoted fields may contain separators, doubled quotes and line ends. The separator is the one
 * of `separators` that occurs most in the first line. Empty lines are skipped.
 */
export class CsvParser {
  #separator: string | null = null;
  #head = '';
  #field = '';
  #fields: string[] = [];
  #line = 1;
  #start = 1;
  #length = 0;
  #state: 'plain' | 'quoted' | 'after-quote' = 'plain';
  #error: string | undefined;

  *push(chunk: string): Generator<CsvRecord> {
    if (this.#separator !== null) {
      yield* this.#read(chunk);
      return;
    }
    this.#head += chunk;
    if (this.#head.includes('\n') || this.#head.length > maxRecordLength) yield* this.#begin();
  }

  *end(): Generator<CsvRecord> {
    if (this.#separator === null) yield* this.#begin();
    if (this.#state === 'quoted') this.#error ??= 'a quote is never closed';
    if (this.#field !== '' || this.#fields.length > 0 || this.#error) yield this.#record();
  }

  *#begin(): Generator<CsvRecord> {
    const [first = ''] = this.#head.split('\n', 1);
    const count = (separator: string): number => first.split(separator).length;
    // A comma where none occurs more: a file of one column has no separator.
    this.#separator = separators.reduce((most, one) => (count(one) > count(most) ? one : most));
    yield* this.#read(this.#head);
    this.#head = '';
  }

  *#read(text: string): Generator<CsvRecord> {
    for (const character of text) {
      this.#length += 1;
      if (this.#length > maxRecordLength) {
        this.#error ??= 'the record is too long; is a quote never closed?';
        this.#state = 'plain';
      }
      // A record that is too long is read to its end but not stored.
      const isRead = this.#length <= maxRecordLength || character === '\n';
      const record = isRead ? this.#take(character) : null;
      if (character === '\n') this.#line += 1;
      if (record) {
        this.#start = this.#line;
        yield record;
      }
    }
  }

  #take(character: string): CsvRecord | null {
    if (this.#state === 'quoted') {
      if (character === '"') this.#state = 'after-quote';
      else this.#field += character;
      return null;
    }
    if (this.#state === 'after-quote' && character === '"') {
      this.#field += '"';
      this.#state = 'quoted';
      return null;
    }
    if (character === this.#separator) this.#endField();
    else if (character === '\n') return this.#isEmpty() ? this.#skip() : this.#record();
    else if (character === '"' && this.#field === '' && this.#state === 'plain') this.#state = 'quoted';
    else if (character !== '\r') {
      if (this.#state === 'after-quote') this.#error ??= 'text after a closing quote';
      this.#field += character;
    }
    return null;
  }

  #isEmpty(): boolean {
    return this.#fields.length === 0 && this.#field === '' && this.#state === 'plain';
  }

  #skip(): null {
    this.#length = 0;
    this.#start = this.#line + 1;
    return null;
  }

  #endField(): void {
    this.#fields.push(this.#field);
    this.#field = '';
    this.#state = 'plain';
  }

  #record(): CsvRecord {
    this.#endField();
    const record = {
      line: this.#start,
      fields: this.#fields,
      ...(this.#error ? { error: this.#error } : {}),
    };
    this.#fields = [];
    this.#error = undefined;
    this.#length = 0;
    return record;
  }
}
