import { sql } from 'drizzle-orm';
import type { Database } from '../db/connect.ts';
import { lockCatalogue } from '../db/catalogue-lock.ts';
import { enqueueRevalidate } from '../modules/jobs/jobs.ts';
import { followWording } from '../modules/search/follow-wording.ts';
import { prepareTerms, collectWords, wordsOfText } from '../modules/search/refresh-terms.ts';
import { Changes } from './changes.ts';
import { checkProducts } from './check-products.ts';
import { loadEntities, type NumberedEntity } from './load-entity.ts';
import { parseLine } from './line.ts';
import { reserveIds } from './merge-products.ts';
import { findMissingPictures } from './missing-pictures.ts';
import { readPreview, type Preview } from './preview.ts';
import type { Problem } from './problem.ts';
import type { ProductLine } from './product-line.ts';
import { stageProduct } from './product-row.ts';
import type { RawLine } from './raw-line.ts';
import { countStale, markUnsearchable, staleProducts } from './stale-products.ts';
import { countAccepted, createStaging, dropStaging, ProductStage, streamProblems } from './staging.ts';
import { takeOutMissing } from './take-out-missing.ts';
import { writeProducts, writeStale } from './write-batches.ts';

interface LoadOptions {
  /** Load nothing when any line is invalid. */
  strict: boolean;
  /** Folder that must contain the pictures named by the lines. */
  images?: string;
  /** Take out of the range what the file lacks; then nothing is loaded when any line is invalid. */
  replace?: boolean;
  /** Shown what would change before anything is; answers whether to continue. */
  review?(preview: Preview): Promise<boolean>;
  onProblem(problem: Problem): void;
  onProgress?(progress: ImportProgress): void;
}

/** The steps of an import, in their order. */
export type Phase = 'reading' | 'checking' | 'words' | 'products' | 'shelves';

export interface ImportProgress {
  phase: Phase;
  done: number;
  /** Null where it is not known how many there will be. */
  total: number | null;
}

export interface ImportOutcome {
  lines: number;
  badLines: number;
  /** What changed; all 0 when nothing was loaded. */
  changed: { brands: number; categories: number; products: number; content: number };
  loaded: boolean;
}

/** Thrown to roll back what was only tried. */
class RolledBack extends Error {}

/**
 * Loads a supplier's lines: all the valid ones, or none where `strict` meets an invalid one. Products wait in a staging table until
 * all lines are checked; then each batch of them, with shelves and search terms, is a transaction of its own. An import that is killed
 * leaves whole products and no half one, and the next one finishes the rest.
 */
export async function loadCatalogue(
  db: Database,
  lines: AsyncIterable<RawLine>,
  options: LoadOptions,
): Promise<ImportOutcome> {
  const load = async (session: Database): Promise<ImportOutcome> => {
    // Compiling a batch's statements takes seconds, running them takes less.
    await session.execute(sql`SET jit = off`);
    try {
      await createStaging(session);
      return await new Import(session, options).run(lines);
    } finally {
      await dropStaging(session);
    }
  };
  return lockCatalogue(db, load, 'wait');
}

class Import {
  readonly #session: Database;
  readonly #options: LoadOptions;
  readonly #bad = new Set<number>();
  #changes = new Changes();
  /** Whether a trial has reported all problems already. */
  #isReported = false;
  readonly #entities: NumberedEntity[] = [];
  /** All words of the lines' products. */
  readonly #words = new Set<string>();
  readonly #texts = new Set<string>();
  #lines = 0;

  constructor(session: Database, options: LoadOptions) {
    this.#session = session;
    this.#options = options;
  }

  async run(lines: AsyncIterable<RawLine>): Promise<ImportOutcome> {
    await this.#stage(lines);
    this.#advance('checking', 0, null);
    if (!(await this.#isWanted())) return this.#outcome(new Changes(), false);
    await this.#session.transaction((tx) => this.#loadEntities(tx));
    await followWording(this.#session);
    await this.#check(this.#session);
    await this.#write();
    return this.#outcome(this.#changes, true);
  }

  #outcome({ brands, categories, products, content }: Changes, loaded: boolean): ImportOutcome {
    const changed = { brands, categories, products, content };
    return { lines: this.#lines, badLines: this.#bad.size, changed, loaded };
  }

  #advance(phase: Phase, done: number, total: number | null): void {
    this.#options.onProgress?.({ phase, done, total });
  }

  #report(problems: readonly Problem[]): void {
    if (this.#isReported) return;
    for (const problem of problems) {
      this.#bad.add(problem.line);
      this.#options.onProblem(problem);
    }
  }

  async #stage(lines: AsyncIterable<RawLine>): Promise<void> {
    const stage = new ProductStage(this.#session);
    for await (const raw of lines) {
      this.#lines += 1;
      const line = await this.#read(raw);
      if (line?.type === 'product') {
        this.#collectWords(line);
        await stage.add(stageProduct(raw.line, line));
      } else if (line) this.#entities.push({ number: raw.line, line });
      if (this.#lines % 1_000 === 0) this.#advance('reading', this.#lines, null);
    }
    await stage.end();
  }

  async #read(raw: RawLine) {
    if ('problem' in raw) {
      this.#report([{ line: raw.line, field: '', reason: raw.problem }]);
      return null;
    }
    if (raw.remarks) this.#report(raw.remarks);
    const line = parseLine(raw);
    if (Array.isArray(line)) {
      this.#report(line);
      return null;
    }
    const { images } = this.#options;
    if (!images || line.type !== 'product' || !line.images) return line;
    const missing = await findMissingPictures(raw.line, line.images, images);
    this.#report(missing);
    return missing.length > 0 ? null : line;
  }

  #collectWords({ name, attributes }: ProductLine): void {
    for (const text of [name ?? '', ...(attributes ?? []).map(({ value }) => value)]) {
      // Most values of attributes stand on many products.
      if (this.#texts.has(text)) continue;
      this.#texts.add(text);
      for (const word of wordsOfText(text)) this.#words.add(word);
    }
  }

  /** Tries everything but the products and checks these, where somebody has to know the outcome before it is one. */
  async #isWanted(): Promise<boolean> {
    const { strict, replace, review } = this.#options;
    if (!strict && !replace && !review) return true;
    let preview: Preview | null = null;
    try {
      await this.#session.transaction(async (tx) => {
        await this.#loadEntities(tx);
        await this.#check(tx);
        if (review) preview = await readPreview(tx);
        throw new RolledBack();
      });
    } catch (error) {
      if (!(error instanceof RolledBack)) throw error;
    }
    const isRefused = (strict || replace) && this.#bad.size > 0;
    const isAccepted = preview === null || ((await review?.(preview)) ?? true);
    this.#isReported = true;
    this.#changes = new Changes();
    return !isRefused && isAccepted;
  }

  async #loadEntities(tx: Database): Promise<void> {
    this.#report(await loadEntities(tx, this.#entities, this.#changes));
    const tags = this.#changes.entityTags();
    if (tags.length > 0) await enqueueRevalidate(tx, tags);
  }

  async #check(tx: Database): Promise<void> {
    await checkProducts(tx);
    for await (const problems of streamProblems(tx)) this.#report(problems);
    if (this.#options.replace && this.#bad.size === 0) await takeOutMissing(tx);
  }

  async #write(): Promise<void> {
    const session = this.#session;
    const total = await countAccepted(session);
    this.#changes.expected = total;
    await markUnsearchable(session);
    this.#advance('words', 0, null);
    await collectWords(session, staleProducts, this.#words);
    for (const { name } of await readNames(session))
      for (const word of wordsOfText(name)) this.#words.add(word);
    const writing = {
      session,
      changes: this.#changes,
      refreshTerms: await prepareTerms(session, this.#words),
    };
    await reserveIds(session);
    await writeProducts(writing, (done) => this.#advance('products', done, total));
    const stale = await countStale(session);
    await writeStale(writing, (done) => this.#advance('shelves', done, stale));
  }
}

const readNames = async (session: Database): Promise<{ name: string }[]> => {
  const result: unknown = await session.execute(
    sql`SELECT name FROM brands UNION SELECT name FROM categories`,
  );
  return (result as { rows: { name: string }[] }).rows;
};
