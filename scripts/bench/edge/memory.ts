import { setTimeout as delay } from 'node:timers/promises';
import { processOnPort, proportionalOf, residentOf } from '../../harness/processor.ts';
import type { EdgeShop } from '../../edge/shop.ts';
import { collectGarbage } from './collect-garbage.ts';

/** MB of both storefronts and of all of nginx. */
interface Memory {
  readonly storefronts: number;
  readonly nginx: number;
  /** Of the storefronts, what their objects and buffers take; 0 where nobody asked. */
  readonly live: number;
}

const pauseMs = 2_000;
const mostPauses = 30;

export class MemoryWatch {
  readonly #storefronts: readonly number[];
  readonly #shop: EdgeShop;

  constructor(shop: EdgeShop) {
    this.#shop = shop;
    this.#storefronts = shop.storefronts.map(processOnPort);
  }

  /** @throws Error when a storefront was restarted */
  now(): Memory {
    const pids = this.#shop.storefronts.map(processOnPort);
    if (String(pids) !== String(this.#storefronts)) throw new Error('A storefront ended and was restarted');
    return {
      storefronts: sum(pids.map(residentOf)),
      nginx: sum(this.#shop.edgePids().map(proportionalOf)),
      live: 0,
    };
  }

  /** After the garbage is collected and for ten seconds less than a hundredth has changed, or a minute has passed. */
  async settled(): Promise<Memory> {
    const live: number[] = [];
    // One after the other: they are inspected at the same port.
    for (const pid of this.#storefronts) live.push(await collectGarbage(pid));
    let [before, still] = [this.now(), 0];
    for (let pauses = 0; pauses < mostPauses && still < 5; pauses += 1) {
      await delay(pauseMs);
      const next = this.now();
      still = Math.abs(next.storefronts / before.storefronts - 1) < 0.01 ? still + 1 : 0;
      before = next;
    }
    return { ...before, live: sum(live) };
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
