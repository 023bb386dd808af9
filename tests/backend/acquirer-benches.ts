/** The acquirers that the contract's tests run over, each with what a test needs to play card holder and service. */

import { pino } from 'pino';
import type { Acquirer, AcquirerPayment } from '../../backend/src/modules/payments/acquirer.ts';
import { cardService } from '../../backend/src/modules/payments/acquirer-access.ts';
import { cards, startAcquirer } from '../kit/acquirer.ts';
import { adyenCards, adyenToken, startAdyen } from '../kit/adyen.ts';
import { createTestDatabase } from '../kit/database.ts';
import { testConfig } from '../kit/shop.ts';

export interface AcquirerBench {
  acquirer: Acquirer;
  token(kind: 'pays' | 'declined' | 'challenge'): Promise<string>;
  /** The card holder's answer at the bank, brought back to the shop. */
  confirm(payment: AcquirerPayment, reference: string, isConfirmed: boolean): Promise<void>;
  /** Delivers what the service has to report. */
  deliver(): Promise<void>;
  /** The answer to the next payment gets lost after it had effect; until `heal`. */
  losePayments(): Promise<void>;
  goDown(): Promise<void>;
  heal(): Promise<void>;
  /** Krónur by the service's own books; null for a reference that it does not know. */
  books(reference: string): Promise<{ held: number; captured: number; refunded: number } | null>;
  stop(): Promise<void>;
}

export const returnUrl = 'http://shop.test/backend/payments/return/x/y';

/** The emulator, by its own HTTP interface. */
export async function emulatorBench(): Promise<AcquirerBench> {
  const server = await startAcquirer();
  const connection = await createTestDatabase();
  const config = testConfig(server.env);
  const service = cardService({ config, db: connection.db, log: pino({ level: 'silent' }) });
  if (!service) throw new Error('No acquirer is configured');
  return {
    acquirer: service.acquirer,
    token: (kind) => server.token(cards[kind]),
    async confirm({ challengeUrl }, _reference, isConfirmed) {
      await server.answer(challengeUrl ?? '', { code: '1234', do: isConfirmed ? 'confirm' : 'cancel' });
    },
    deliver: () => Promise.resolve(),
    losePayments: () => server.fault({ mode: 'malformed' }),
    goDown: () => server.fault({ mode: 'down' }),
    heal: () => server.fault({ mode: 'none' }),
    async books(reference) {
      const payment = await server.payment(reference);
      if (!payment) return null;
      const { state, captured, refunded, amount } = payment;
      return { held: state === 'authorised' ? amount : 0, captured, refunded };
    },
    async stop() {
      await connection.close();
      await server.stop();
    },
  };
}

/** The adapter for Adyen, over its stand-in. */
export async function adyenBench(): Promise<AcquirerBench> {
  const server = await startAdyen();
  const connection = await createTestDatabase();
  const { db } = connection;
  const config = testConfig(server.env);
  const service = cardService({ config, db, log: pino({ level: 'silent' }) });
  if (!service) throw new Error('Adyen is not configured');
  const numbers = { pays: adyenCards.pays, declined: adyenCards.pays, challenge: adyenCards.redirect };
  return {
    acquirer: service.acquirer,
    token: (kind) => Promise.resolve(adyenToken(numbers[kind], kind === 'declined' ? 'DECLINED' : undefined)),
    async confirm({ challengeUrl }, reference, isConfirmed) {
      const form = { password: 'password', do: isConfirmed ? 'confirm' : 'cancel' };
      const body = new URLSearchParams(form);
      const answer = await fetch(challengeUrl ?? '', { method: 'POST', body, redirect: 'manual' });
      const back = new URL(answer.headers.get('Location') ?? '');
      const redirectResult = back.searchParams.get('redirectResult') ?? '';
      await service.pages?.complete(reference, { redirectResult });
    },
    async deliver() {
      for (const body of server.takeReports())
        if (!(await db.transaction((tx) => service.readWebhook({ body, signature: undefined }, tx))))
          throw new Error('A report was not taken');
    },
    losePayments: () => Promise.resolve(server.fault('/payments', 'lost')),
    goDown: () => Promise.resolve(server.fault('/', 503)),
    heal: () => Promise.resolve(server.fault('', 503)),
    books(reference) {
      const payment = server.payment(reference);
      if (!payment) return Promise.resolve(null);
      const { value, state, captured, refunded } = payment;
      const held = state === 'authorised' && captured === 0 ? value / 100 : 0;
      return Promise.resolve({ held, captured: captured / 100, refunded: refunded / 100 });
    },
    async stop() {
      await connection.close();
      await server.stop();
    },
  };
}
