import { createHmac } from 'node:crypto';
import type { AdyenConfig } from './config.ts';

export interface Report {
  eventCode: string;
  pspReference: string;
  originalReference?: string;
  merchantReference: string;
  value: number;
  success: boolean;
  reason?: string;
  additionalData?: Record<string, string>;
}

/** Milliseconds between attempts to deliver. */
const pollEveryMs = 200;

/** A report in the form that Adyen sends, signed over the fields that its documentation names. */
export function writeWebhook(report: Report, config: AdyenConfig): string {
  const {
    eventCode,
    pspReference,
    originalReference = '',
    merchantReference,
    value,
    success,
    reason,
  } = report;
  const { ADYEN_MERCHANT_ACCOUNT: merchantAccountCode, ADYEN_HMAC_KEY: key } = config;
  const signed = [
    pspReference,
    originalReference,
    merchantAccountCode,
    merchantReference,
    value,
    'ISK',
    eventCode,
    success,
  ];
  const hmacSignature = createHmac('sha256', Buffer.from(key, 'hex'))
    .update(signed.join(':'))
    .digest('base64');
  const item = {
    additionalData: { ...report.additionalData, hmacSignature },
    amount: { currency: 'ISK', value },
    eventCode,
    eventDate: new Date().toISOString(),
    merchantAccountCode,
    merchantReference,
    ...(originalReference && { originalReference }),
    paymentMethod: 'visa',
    pspReference,
    reason: reason ?? '',
    success: String(success),
  };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] });
}

/** Reports to the merchant, until it answers with 2xx; without an address they are kept until they are taken. */
export function createReporter(config: AdyenConfig) {
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function deliver(): Promise<void> {
    const [next] = waiting;
    if (next === undefined) return;
    const answer = await fetch(config.ADYEN_WEBHOOK_URL, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: next,
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null);
    if (answer?.ok) waiting = waiting.filter((message) => message !== next);
  }
  function loop(): void {
    timer = setTimeout(() => void deliver().finally(loop), pollEveryMs);
    timer.unref();
  }
  if (config.ADYEN_WEBHOOK_URL) loop();

  return {
    report: (report: Report): void => void waiting.push(writeWebhook(report, config)),
    /** What waits, oldest first; it is then delivered by the taker. */
    take(): string[] {
      const taken = waiting;
      waiting = [];
      return taken;
    },
    close: () => clearTimeout(timer),
  };
}
export type Reporter = ReturnType<typeof createReporter>;
