import { createHmac } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import type { AcquirerConfig } from './config.ts';
import { createId, type PaymentRow } from './payments.ts';

/** How webhooks are delivered: late, twice, newest first, or not at all. */
export const deliverySchema = z.object({
  mode: z.enum(['normal', 'twice', 'reversed', 'off']),
  /** Delay in ms. */
  ms: z.int().min(0).max(3_600_000).default(0),
});
type DeliveryMode = z.infer<typeof deliverySchema>;

/** A webhook is given up after this many attempts. */
const maxTries = 10;
const pollEveryMs = 250;

/** `Signature` of a webhook: `t=SECONDS,v1=HEX`, HMAC-SHA-256 over `SECONDS.BODY`. */
function signMessage(body: string, secret: string, seconds: number): string {
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Sends the merchant a webhook for every change of a payment, until it responds with 2xx. Undelivered ones survive a restart. */
export function createMessenger(database: DatabaseSync, config: AcquirerConfig, now: () => number) {
  let delivery: DeliveryMode = { mode: 'normal', ms: 0 };
  let timer: NodeJS.Timeout | undefined;
  const insert = database.prepare('insert into messages (id, body, due_at) values (?, ?, ?)');
  const remove = database.prepare('delete from messages where id = ?');
  const postpone = database.prepare('update messages set tries = tries + 1, due_at = ? where id = ?');

  interface Row {
    id: string;
    body: string;
    tries: number;
  }

  async function send({ id, body, tries }: Row): Promise<void> {
    const seconds = Math.floor(now() / 1000);
    const answer = await fetch(config.ACQUIRER_WEBHOOK_URL, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Signature: signMessage(body, config.ACQUIRER_WEBHOOK_SECRET, seconds),
      },
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null);
    if (answer?.ok || tries + 1 >= maxTries) remove.run(id);
    else postpone.run(now() + 1_000 * 2 ** tries, id);
  }

  async function deliver(): Promise<void> {
    const order = delivery.mode === 'reversed' ? 'desc' : 'asc';
    const due = database
      .prepare(`select id, body, tries from messages where due_at <= ? order by rowid ${order} limit 20`)
      .all(now()) as unknown as Row[];
    for (const message of due) await send(message);
  }

  function loop(): void {
    timer = setTimeout(() => void deliver().finally(loop), pollEveryMs);
    timer.unref();
  }
  if (config.ACQUIRER_WEBHOOK_URL) loop();

  return {
    notify({ id, reference, state }: PaymentRow): void {
      if (!config.ACQUIRER_WEBHOOK_URL || delivery.mode === 'off') return;
      for (let copies = delivery.mode === 'twice' ? 2 : 1; copies > 0; copies -= 1) {
        const message = { id: createId('evt'), type: 'payment.updated', payment: id, reference, state };
        insert.run(message.id, JSON.stringify(message), now() + delivery.ms);
      }
    },
    get delivery(): DeliveryMode {
      return delivery;
    },
    set delivery(copyDelays: DeliveryMode) {
      delivery = copyDelays;
    },
    close: () => clearTimeout(timer),
  };
}

export type Messenger = ReturnType<typeof createMessenger>;
