import { startAdyen } from '../tests/kit/adyen.ts';
import { startShopWith } from './shop-with.ts';

export interface AdyenShop {
  /** Adyen's own record of a payment, in its minor units. */
  payments(): { value: number; state: string; captured: number }[];
  stop(): Promise<void>;
}

/** A demo shop whose cards Adyen takes, played by its stand-in; until it is stopped, this worker's journeys walk in it. */
export async function startAdyenShop(): Promise<AdyenShop> {
  const { service, stop } = await startShopWith(({ backend }) =>
    startAdyen(`http://localhost:${backend}/payments/webhook`),
  );
  return { payments: () => service.payments(), stop };
}
