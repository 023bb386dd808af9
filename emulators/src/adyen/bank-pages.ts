import { Hono } from 'hono';
import { renderPage } from '../acquirer/page.ts';
import type { Challenge } from './checkout-calls.ts';

/** What the test platform's bank asks for. */
const correctPassword = 'password';

/** @param box the element around it: a frame has no main part of its own */
const form = (box: 'main' | 'div') => `<${box} class="bank">
  <h1>Staðfestu greiðsluna</h1>
  <form method="post">
    <label for="password">Lykilorð</label>
    <input id="password" name="password" autocomplete="off" autofocus>
    <button name="do" value="confirm">Staðfesta</button> <button class="plain" name="do" value="cancel" formnovalidate>Hætta við</button>
  </form>
</${box}>`;
const style = '.bank { max-width: 420px; margin: 4vh auto; padding: 16px }';

/** The bank's pages: one of its own that comes back by an address, and one for a frame of Adyen's script. */
export function bankPages(challenges: Map<string, Challenge>): Hono {
  const pages = new Hono();
  const page = { title: 'Staðfesting greiðslu', style };
  pages.get('/redirect/:secret', (c) => renderPage(c, { ...page, body: form('main') }));
  pages.post('/redirect/:secret', async (c) => {
    const secret = c.req.param('secret');
    const returnUrl = challenges.get(secret)?.payment.returnUrl;
    if (returnUrl === undefined) return c.text('The payment has ended.', 404);
    const target = new URL(returnUrl);
    target.searchParams.set('redirectResult', `${secret}~${outcomeOf(await c.req.parseBody())}`);
    return c.redirect(target.href, 303);
  });
  pages.get('/challenge/:secret', (c) => renderPage(c, { ...page, frames: '*', body: form('div') }));
  pages.post('/challenge/:secret', async (c) => {
    const result = `${c.req.param('secret')}~${outcomeOf(await c.req.parseBody())}`;
    const script = `parent.postMessage(${JSON.stringify({ type: 'challengeResult', result })}, '*');`;
    return renderPage(c, { ...page, frames: '*', body: '', script });
  });
  return pages;
}

function outcomeOf(answer: Record<string, unknown>): 'ok' | 'no' {
  return answer['do'] !== 'cancel' && answer['password'] === correctPassword ? 'ok' : 'no';
}
