import type { Context, Hono } from 'hono';
import { findPerson } from './people.ts';
import { phonePage, type Outcome } from './phone-view.ts';
import { pickPage } from './pick-view.ts';
import { lifetimeMs, type Requests, pendingState, type Status } from './requests.ts';

/** What the buttons of the phone do. */
const phoneAnswers = {
  stadfesta: ['approved', undefined],
  hafna: ['refused', undefined],
  'ekki-eg': ['refused', 'not-me'],
} as const satisfies Record<string, readonly [Status, string | undefined]>;

const isAnswer = (text: unknown): text is keyof typeof phoneAnswers =>
  typeof text === 'string' && Object.hasOwn(phoneAnswers, text);

/** The phones as pages: `/simi` to choose one, `/simi/NUMBER` for each. */
export function addPhonePages(app: Hono, requests: Requests, now: () => number): void {
  app.get('/', (c) => c.redirect('/simi'));

  app.get('/simi', (c) => {
    const personNumber = c.req.query('numer');
    if (personNumber === undefined) return sendHtml(c, pickPage());
    const person = findPerson(personNumber);
    return person ? c.redirect(`/simi/${person.nationalId}`) : sendHtml(c, pickPage(personNumber), 404);
  });

  app.get('/simi/:number', (c) => {
    const person = findPerson(c.req.param('number'));
    if (!person) return sendHtml(c, pickPage(c.req.param('number')), 404);
    const waiting = requests.waiting(person.nationalId).map((request) => ({
      ...request,
      secondsLeft: Math.max(0, Math.ceil((request.created_at + lifetimeMs - now()) / 1000)),
    }));
    return sendHtml(c, phonePage(person, waiting, parseOutcome(c.req.query('svar'))));
  });

  // Polled by the page: a different text means that something else is pending.
  app.get('/simi/:number/bidur', (c) => {
    const person = findPerson(c.req.param('number'));
    c.header('Cache-Control', 'no-store');
    return c.text(person ? pendingState(requests.waiting(person.nationalId)) : '');
  });

  app.post('/simi/:number', async (c) => {
    const person = findPerson(c.req.param('number'));
    if (!person) return sendHtml(c, pickPage(c.req.param('number')), 404);
    const { beidni, svar } = await c.req.parseBody();
    // A request can be answered only on the phone on which it is pending.
    const request = requests.waiting(person.nationalId).find(({ id }) => id === beidni);
    const phoneUrl = `/simi/${person.nationalId}`;
    if (!isAnswer(svar) || !request || person.behaviour !== 'by-hand')
      return c.redirect(`${phoneUrl}?svar=of-seint`, 303);
    const [status, note] = phoneAnswers[svar];
    const isSettled = requests.settle(request.id, status, note);
    return c.redirect(`${phoneUrl}?svar=${isSettled ? svar : 'of-seint'}`, 303);
  });
}

function parseOutcome(text: string | undefined): Outcome | null {
  return isAnswer(text) || text === 'of-seint' ? text : null;
}

function sendHtml(c: Context, page: string, status: 200 | 404 = 200): Response {
  c.header('Cache-Control', 'no-store');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return c.html(page, status);
}
