import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as sendRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { liteClient, type SearchForHits } from 'algoliasearch/lite';
import type { HostedSearch } from '../../backend/src/modules/search/hosted-client.ts';
import { replaceIndex } from '../../backend/src/modules/search/hosted/replace-index.ts';
import { visitorKey } from '../../backend/src/modules/search/visitor-key.ts';
import { toSearchRequest } from '../../lib/catalogue/hosted-page.ts';
import { pageSize } from '../../lib/catalogue/listing-state.ts';
import { toBoxRequest } from '../../lib/io/search/hosted-search.ts';
import { type Metric, single, timing } from '../harness/metric.ts';
import { memoryOf, residentOf } from '../harness/processor.ts';
import { task } from '../harness/task.ts';
import { judgedQueries } from '../relevance/queries.ts';
import { startSearch } from './scale/processes.ts';
import { readContent, streamRows } from './search/rows.ts';

/** p95 that the box and the results page may take, ms. */
const limit = 40;
const atOnce = 20;

const secondsSince = (from: number): number => (performance.now() - from) / 1000;

/** The judged queries of some of four shares, from 0 to 3, each whole and as its first letters. A text is in one share only. */
function typedTexts(...shares: number[]): string[] {
  const shareOf = new Map<string, number>();
  const texts = [...judgedQueries.values()].flatMap((queries) => queries.map(({ typed }) => typed));
  for (const [at, text] of texts.entries())
    for (const each of [text, text.slice(0, 3 + ((at >> 2) % 4))])
      if (!shareOf.has(each)) shareOf.set(each, at % 4);
  return [...shareOf.keys()].filter((text) => shares.includes(shareOf.get(text) ?? 0));
}

/** One at a time. */
const alone = typedTexts(1);
/** Twice as many at once, so that one pause of a process, which holds up all that wait, does not decide on p95. */
const together = typedTexts(2, 3);

/** What is asked before anything is timed, as a shop is that has run for some hours: every beginning of the other texts. */
function warmUpTexts(): string[] {
  const timed = new Set([...alone, ...together]);
  const beginnings = typedTexts(0).flatMap((text) =>
    Array.from({ length: text.length }, (_, at) => text.slice(0, at + 1)),
  );
  return [...new Set(beginnings)].filter((text) => !timed.has(text));
}

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;

/** Reads an answer to its last byte and leaves it there: those who ask at once have machines of their own to read it with. */
function createRequester(): Requester {
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ url, method, headers, data }) =>
      new Promise((resolve, reject) => {
        const asked = sendRequest(url, { agent, method, headers }, (answer) => {
          const { statusCode: status = 0 } = answer;
          answer.on('error', reject).on('end', () => resolve({ status, content: '{}', isTimedOut: false }));
          answer.resume();
        });
        asked.on('error', reject).end(data);
      }),
  };
}

/** As the box asks, and as the results page does. */
function askers(hosted: HostedSearch): Record<string, (text: string) => Promise<unknown>> {
  const key = visitorKey(hosted, null, Date.now());
  const client = liteClient(key.appId, key.key, { hosts: hosted.hosts ?? [], requester: createRequester() });
  const ask = (request: SearchForHits) => client.search({ requests: [request] });
  return {
    box: (text) => ask(toBoxRequest(key.index, text)),
    'results page': (text) =>
      ask({
        ...toSearchRequest(key.index, text, []),
        page: 0,
        hitsPerPage: pageSize,
        facets: ['*'],
        getRankingInfo: true,
      }),
  };
}

/** Milliseconds of each; `lanes` at once. */
async function timeTexts(
  texts: readonly string[],
  lanes: number,
  ask: (text: string) => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let text = texts[next++]; text !== undefined; text = texts[next++]) {
      const from = performance.now();
      await ask(text);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return times;
}

async function measure(folder: string, products: number, rounds: number): Promise<Metric[]> {
  const { child, hosted } = await startSearch(folder);
  try {
    const from = performance.now();
    const count = await replaceIndex(hosted, readContent(), streamRows(products), () => undefined);
    const indexing = secondsSince(from);
    const metrics: Metric[] = [];
    for (const [name, ask] of Object.entries(askers(hosted))) {
      const time = async (what: string, texts: readonly string[], lanes: number): Promise<void> => {
        const often = lanes > 1 ? `, ${lanes} at once` : '';
        const times = await timeTexts(texts, lanes, ask);
        metrics.push(timing(`${products} products, ${name}, ${what}${often}`, times, limit));
      };
      // The first questions after indexing build what later ones use, and open the connections.
      await timeTexts(warmUpTexts(), atOnce, ask);
      await time('nobody asked it before', alone, 1);
      await time('nobody asked it before', together, atOnce);
      const again = Array.from({ length: rounds }, () => alone).flat();
      await time('asked again', again, 1);
      await time('asked again', again, atOnce);
    }
    return [
      ...metrics,
      single(`${products} products, full reindex`, 's', indexing, count),
      single(`${products} products, memory`, 'MB', residentOf(child.pid ?? 0)),
      single(`${products} products, memory at most`, 'MB', memoryOf(child.pid)),
    ];
  } finally {
    await child.stop(5_000);
  }
}

export const bench = task({ products: 100_000, rounds: 3 }, async ({ products, rounds }) => {
  const folder = mkdtempSync(join(tmpdir(), 'vorulind-bench-'));
  try {
    return await measure(folder, products, rounds);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
