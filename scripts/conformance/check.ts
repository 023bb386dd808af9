import type { TestedShop } from './tested-shop.ts';

/** One sentence of the contract that can be tried from outside. */
export interface Check {
  /** Area and subject: `cart.totals`. */
  readonly id: string;
  /** Operations by name, REST calls as `GET /site/info`. */
  readonly calls: readonly string[];
  /** What the backend must do. */
  readonly says: string;
  /** @throws Unmet where the backend does otherwise, Untried where it cannot be told */
  run(shop: TestedShop): Promise<void>;
}
