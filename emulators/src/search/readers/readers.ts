import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MemoryIndex } from '../memory/memory-index.ts';
import type { Answer } from '../query/answer.ts';
import type { Question, SearchData } from '../query/search.ts';
import { SearchError } from '../search-error.ts';
import type { Changes, ReaderReply, ReaderRequest } from './messages.ts';

/** A reader has its next question before it has answered one, so that it need not wait for this thread. */
const mostAsked = 2;

interface Waiting {
  question: Question;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/** A thread that answers, and what it was told. */
interface Reader {
  worker: Worker;
  asked: Waiting[];
  dataVersion: number;
  wordsVersion: number;
  /** The versions of indexes that it has. */
  versions: WeakMap<MemoryIndex, number>;
}

/**
 * Threads that answer from the index of this one, whose arrays are in memory that they share: a second index would take as much
 * memory again. Writes wait until no reader is answering, and questions until nothing is being written.
 */
export class Readers {
  readonly #data: SearchData;
  readonly #readers: Reader[];
  readonly #waiting: Waiting[] = [];
  /** Called when no reader is answering. */
  readonly #writes: (() => void)[] = [];
  #dataVersion = 0;

  constructor(data: SearchData, folder: string, count: number) {
    this.#data = data;
    this.#readers = Array.from({ length: count }, () => this.#start(folder));
  }

  find(question: Question): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject });
      this.#goOn();
    });
  }

  /** Runs `work`, which changes what readers read, while none of them is answering. */
  write<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#writes.push(() => {
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
        this.#dataVersion += 1;
      });
      this.#goOn();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#readers.map(({ worker }) => worker.terminate()));
  }

  #start(folder: string): Reader {
    const worker = new Worker(join(import.meta.dirname, 'reader.ts'), { workerData: { folder } });
    const reader: Reader = {
      worker,
      asked: [],
      dataVersion: this.#dataVersion,
      wordsVersion: this.#data.wording.version,
      versions: new WeakMap(),
    };
    worker.on('message', (reply: ReaderReply) => {
      const waiting = reader.asked.shift();
      if ('answer' in reply) waiting?.resolve(toAnswer(reply.answer));
      else waiting?.reject(toError(reply));
      this.#goOn();
    });
    // As an error of this thread would, it ends the process, which is then started again.
    worker.on('error', (error) => {
      throw error;
    });
    return reader;
  }

  /** Writes when nobody reads, and otherwise gives the readers what waits. */
  #goOn(): void {
    if (this.#writes.length > 0) {
      if (this.#readers.some(({ asked }) => asked.length > 0)) return;
      for (const write of this.#writes.splice(0)) write();
    }
    for (let reader = this.#leastAsked(); reader; reader = this.#leastAsked()) {
      const waiting = this.#waiting.shift();
      if (!waiting) return;
      try {
        this.#ask(reader, waiting);
      } catch (error) {
        waiting.reject(error);
      }
    }
  }

  #leastAsked(): Reader | undefined {
    const [first] = this.#readers.toSorted((left, right) => left.asked.length - right.asked.length);
    return first && first.asked.length < mostAsked ? first : undefined;
  }

  #ask(reader: Reader, waiting: Waiting): void {
    const { question } = waiting;
    const request: ReaderRequest = { question, changes: this.#changesFor(reader, question) };
    reader.worker.postMessage(request);
    reader.asked.push(waiting);
  }

  #changesFor(reader: Reader, { index: name }: Question): Changes {
    const { indexes, wording } = this.#data;
    const memory = indexes.memory(indexes.get(name));
    const known = reader.versions.get(memory);
    const changes: Changes = {
      hasNewData: reader.dataVersion !== this.#dataVersion,
      hasNewWords: reader.wordsVersion !== wording.version,
      memory:
        known === memory.version ? undefined : { shared: memory.share(), isRebuilt: known === undefined },
    };
    reader.dataVersion = this.#dataVersion;
    reader.wordsVersion = wording.version;
    reader.versions.set(memory, memory.version);
    return changes;
  }
}

const toError = (reply: Exclude<ReaderReply, { answer: Answer }>): unknown =>
  'refusal' in reply ? new SearchError(reply.refusal.message, reply.refusal.status) : reply.failure;

/** Bytes of a buffer arrive from another thread as those of an array. */
const toAnswer = ({ fields, isPageFull }: Answer): Answer => ({
  fields: Buffer.from(fields.buffer, fields.byteOffset, fields.byteLength),
  isPageFull,
});
