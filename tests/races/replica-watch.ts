import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { ProductDocument } from '../../graphql/generated/documents.ts';
import { CustomerOrdersDocument } from '../../graphql/generated/documents-on-demand.ts';
import { ask } from '../../scripts/cluster/ask.ts';
import type { Buyer, Cluster } from '../../scripts/cluster/cluster.ts';

/** What both backends of a cluster answer, and how far the replica of its server is. */
export class ReplicaWatch {
  /** Answers that were checked. */
  reads = 0;
  readonly wrong: string[] = [];
  readonly #shop: Cluster;
  readonly #replica: pg.Pool;

  /** @param replicaUrl any database of the replica */
  constructor(shop: Cluster, replicaUrl: string) {
    this.#shop = shop;
    this.#replica = new pg.Pool({ connectionString: replicaUrl, max: 1 });
    this.#replica.on('error', () => undefined);
  }

  async end(): Promise<void> {
    await this.#replica.end();
  }

  async pauseReplay(): Promise<void> {
    await this.#replica.query('SELECT pg_wal_replay_pause()');
  }

  async resumeReplay(): Promise<void> {
    await this.#replica.query('SELECT pg_wal_replay_resume()');
  }

  /**
   * Halts every process of the replica, as when its machine hangs: connections stay open, and nothing answers.
   * @param folder of the server
   * @returns lets them continue
   */
  async halt(folder: string): Promise<() => void> {
    const { rows } = await this.#replica.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const [postmaster] = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n');
    const pids = [Number(postmaster), ...rows.map(({ pid }) => pid)];
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => {
      for (const pid of pids) process.kill(pid, 'SIGCONT');
    };
  }

  /** What /readyz of each backend says. */
  readStates(): Promise<string[]> {
    return this.#readFromBoth(async (backend) => {
      const answer = await fetch(`${backend}/readyz`);
      return answer.ok ? answer.text() : String(answer.status);
    });
  }

  /** Waits until both backends read from the replica. */
  async untilUsed(): Promise<void> {
    for (let left = 100; left > 0; left -= 1) {
      if ((await this.readStates()).every((state) => state.startsWith('ok, lists from the replica'))) return;
      await delay(100);
    }
    this.wrong.push('the replica is not used within 10 s');
  }

  /** Waits until the replica has what is committed now, and until both backends know. */
  async untilReplayed(): Promise<void> {
    const { rows: committed } = await this.#shop.pool.query<{ position: string }>(
      'SELECT pg_current_wal_insert_lsn() AS position',
    );
    for (let left = 400; left > 0; left -= 1) {
      const { rows } = await this.#replica.query<{ isReplayed: boolean }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "isReplayed"',
        [committed[0]?.position],
      );
      // Longer than the pause between two looks of a backend.
      if (rows[0]?.isReplayed) return delay(800);
      await delay(25);
    }
    this.wrong.push('the replica does not follow');
  }

  /** The product's name as each backend shows it to a guest. */
  readNames(productId: number): Promise<string[]> {
    return this.#readFromBoth(async (backend) => {
      const product = { slugOrId: String(productId) };
      const { data, errors } = await ask(backend, { session: '' }, ProductDocument, product);
      return data?.product?.name ?? `no product ${errors?.[0]?.extensions.code ?? ''}`;
    });
  }

  /** Whether each backend's list of orders has this one: 'yes' or 'no'. */
  readOrder(buyer: Buyer, orderId: string): Promise<string[]> {
    return this.#readFromBoth(async (backend) => {
      const { data, errors } = await ask(backend, buyer, CustomerOrdersDocument, {});
      if (!data) return `no list ${errors?.[0]?.extensions.code ?? ''}`;
      return data.customerOrders.orders.some(({ id }) => id === orderId) ? 'yes' : 'no';
    });
  }

  /** @param fault what is wrong where an answer is not the expected one */
  expectAll(fault: string, answers: readonly string[], expected: string): void {
    this.reads += answers.length;
    if (!answers.every((answer) => answer === expected))
      this.wrong.push(`${fault}: ${answers.join(', ')} instead of ${expected}`);
  }

  #readFromBoth(read: (backend: string) => Promise<string>): Promise<string[]> {
    return Promise.all(this.#shop.backends.map((backend) => read(backend).catch(String)));
  }
}
