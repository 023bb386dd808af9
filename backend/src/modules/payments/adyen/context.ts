import type { Platform } from '../../../context.ts';
import type { AdyenCalls } from './calls.ts';

export interface AdyenContext {
  platform: Pick<Platform, 'db' | 'log'>;
  /** Loads Adyen's library when it is first needed. */
  calls: () => Promise<AdyenCalls>;
  /** Address of our page that shows an action of Adyen's script. */
  challengeUrl: (reference: string) => string;
}
