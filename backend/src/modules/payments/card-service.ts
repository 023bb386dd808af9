import type { Database } from '../../db/connect.ts';
import type { Acquirer } from './acquirer.ts';
import type { PaymentReport } from './payment-report.ts';

/** A page of the shop in which the acquirer's script runs, with the policy that lets that script run and no other. */
export interface CardPage {
  html: string;
  policy: string;
}

interface CardPages {
  /** The fields of a card, for an iframe of the shop. */
  fields(): CardPage;
  /** What the card holder has to do; null where there is nothing. */
  challenge(reference: string): Promise<CardPage | null>;
  /**
   * Takes what the bank's page or the script came back with. @returns what the script has to show next; null where it has ended
   * @throws AcquirerRefused for what the acquirer does not accept; AcquirerUnavailable when it does not answer
   */
  complete(reference: string, details: Record<string, string>): Promise<Record<string, unknown> | null>;
}

/** The acquirer that the shop is configured for, and what else it takes to use it. */
export interface CardService {
  acquirer: Acquirer;
  /** Signs our return addresses. */
  secret: string;
  /** Origin of the shop. */
  site: string;
  /** Records what a webhook says, in a transaction; null for one that is not the acquirer's. */
  readWebhook(
    message: { body: string; signature: string | undefined },
    tx: Database,
  ): Promise<PaymentReport | null>;
  /** Null where the acquirer has pages of its own. */
  pages: CardPages | null;
}
