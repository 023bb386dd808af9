import type { Context } from 'hono';
import { AcquirerError } from './acquirer-error.ts';
import type { Merchant } from './merchant-calls.ts';
import { escapeHtml, renderPage } from './page.ts';
import type { PaymentRow } from './payments.ts';

/** The code that the card holder's bank would send by text message. */
const correctCode = '1234';
const maxTries = 3;

/** The bank's 3-D Secure page: asks for the code and returns to the merchant by a form post, as banks do. */
export function challengePage(c: Context, payment: PaymentRow, problem = ''): Response | Promise<Response> {
  if (payment.state !== 'challenge') return submitToMerchant(c, payment);
  const { last4 } = JSON.parse(payment.card ?? '{}') as { last4: string };
  return renderPage(c, {
    title: 'Staðfesting greiðslu',
    style: `main { max-width: 420px; margin: 8vh auto; padding: 24px } .actions { display: flex; gap: 12px; flex-wrap: wrap } dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px } dd { margin: 0 }`,
    body: `<main>
      <h1>Staðfestu greiðsluna</h1>
      <dl><dt>Upphæð</dt><dd>kr. ${formatAmount(payment.amount)}</dd><dt>Kort</dt><dd>•••• ${escapeHtml(last4)}</dd></dl>
      <form method="post">
        <label for="code">Kóði úr SMS</label>
        <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="8" aria-describedby="problem" autofocus>
        <p class="problem" id="problem" role="alert">${escapeHtml(problem)}</p>
        <div class="actions">
          <button name="do" value="confirm">Staðfesta</button>
          <button class="plain" name="do" value="cancel" formnovalidate>Hætta við</button>
        </div>
      </form>
    </main>`,
  });
}

/** Handles the card holder's answer. */
export async function answerChallenge(c: Context, merchant: Merchant): Promise<Response> {
  const { payments } = merchant;
  const payment = payments.find(c.req.param('id') ?? '');
  if (payment.state !== 'challenge') return submitToMerchant(c, payment);
  const form = await c.req.parseBody();
  if (form['do'] === 'cancel') return decidePayment(c, merchant, payment, 'cancelled');
  if (form['code'] === correctCode) return decidePayment(c, merchant, payment, null);
  if (payments.countCode(payment.id) >= maxTries)
    return decidePayment(c, merchant, payment, 'authentication_failed');
  return challengePage(c, payment, 'Kóðinn er ekki réttur.');
}

function decidePayment(
  c: Context,
  { payments, messages }: Merchant,
  payment: PaymentRow,
  reason: string | null,
) {
  const decided = payments.setState(payment.id, reason === null ? 'authorised' : 'declined', reason);
  messages.notify(decided);
  return submitToMerchant(c, decided);
}

/** A form that submits itself, from this origin to the merchant's: without its cookies, where they are SameSite. */
function submitToMerchant(
  c: Context,
  { return_url: returnUrl, reference }: PaymentRow,
): Response | Promise<Response> {
  if (returnUrl === null) throw new AcquirerError(404, 'payment_not_found');
  return renderPage(c, {
    title: 'Augnablik…',
    body: `<form method="post" action="${escapeHtml(returnUrl)}">
      <input type="hidden" name="reference" value="${escapeHtml(reference)}"><button>Áfram í verslunina</button>
    </form>`,
    script: 'document.forms[0].submit();',
  });
}

/** The shop's format for krónur, repeated because this service does not import the shop. */
function formatAmount(amount: number): string {
  return String(amount).replaceAll(/\B(?=(\d{3})+$)/g, '.');
}
