import { Duplex } from 'node:stream';
import { type PGlite, protocol } from '@electric-sql/pglite';

/**
 * PGlite as the socket of a `pg` client, so that one driver serves both engines. What a client writes at once, a whole statement
 * with its values, is one call into PGlite, whose own driver makes six; its answer is there when the call returns.
 */
export class PgliteStream extends Duplex {
  readonly #database: PGlite;

  /** @param database ready, and with no other connection: it has one session */
  constructor(database: PGlite) {
    super();
    this.#database = database;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  /** As in a socket: there is no network to set up, and nothing that keeps the process alive. */
  setNoDelay(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Answers are pushed as they come.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, written: (error?: Error) => void): void {
    this.#send(chunk).then((answer) => {
      written();
      // Only now: an answer may make its reader write, which a stream allows no earlier.
      if (answer.length > 0) this.push(answer);
    }, written);
  }

  override _writev(chunks: { chunk: Buffer }[], written: (error?: Error) => void): void {
    this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'binary', written);
  }

  override _final(ended: () => void): void {
    this.push(null);
    ended();
  }

  /**
   * The session outlives its client, which the pool ends with every statement that fails: its transaction and its prepared
   * statements must not reach the next one. Temporary tables and locks stay, which work of others may need (`withSession`).
   */
  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    const finish = () => destroyed(error);
    const statements = ['ROLLBACK', 'DEALLOCATE ALL'].map((statement) => protocol.serialize.query(statement));
    Promise.all(statements.map((statement) => this.#send(statement))).then(finish, finish);
  }

  /** @returns all that PGlite answers; it has run the messages when this returns, before the promise settles */
  async #send(messages: Uint8Array): Promise<Buffer> {
    const answers: Buffer[] = [];
    // Copies: PGlite's next answer is written over this one.
    await this.#database.execProtocolRawStream(messages, {
      onRawData: (answer) => void answers.push(Buffer.from(answer)),
    });
    return Buffer.concat(answers);
  }
}
