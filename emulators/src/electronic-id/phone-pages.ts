import type { Context, Hono } from 'hono';
import { personBy } from './people.ts';
import { phonePage, type Outcome } from './phone-view.ts';
import { pickPage } from './pick-view.ts';
import { lifetime, type Requests, stateOf, type Status } from './requests.ts';

/** What the buttons of the phone do. */
const answers = {
  stadfesta: ['approved', undefined],
  hafna: ['refused', undefined],
  'ekki-eg': ['refused', 'not-me'],
} as const satisfies Record<string, readonly [Status, string | undefined]>;

const isAnswer = (text: unknown): text is keyof typeof answers =>
  typeof text === 'string' && Object.hasOwn(answers, text);

/** The phones, as pages: `/simi` to choose whose, `/simi/NUMBER` for one of them. */
export function addPhonePages(app: Hono, requests: Requests, now: () => number): void {
  app.get('/', (c) => c.redirect('/simi'));

  app.get('/simi', (c) => {
    const wanted = c.req.query('numer');
    if (wanted === undefined) return html(c, pickPage());
    const person = personBy(wanted);
    return person ? c.redirect(`/simi/${person.nationalId}`) : html(c, pickPage(wanted), 404);
  });

  app.get('/simi/:number', (c) => {
    const person = personBy(c.req.param('number'));
    if (!person) return html(c, pickPage(c.req.param('number')), 404);
    const waiting = requests.waiting(person.nationalId).map((request) => ({
      ...request,
      secondsLeft: Math.max(0, Math.ceil((request.created_at + lifetime - now()) / 1000)),
    }));
    return html(c, phonePage(person, waiting, outcomeOf(c.req.query('svar'))));
  });

  // What the page looks for: another text means that there is something else to show.
  app.get('/simi/:number/bidur', (c) => {
    const person = personBy(c.req.param('number'));
    c.header('Cache-Control', 'no-store');
    return c.text(person ? stateOf(requests.waiting(person.nationalId)) : '');
  });

  app.post('/simi/:number', async (c) => {
    const person = personBy(c.req.param('number'));
    if (!person) return html(c, pickPage(c.req.param('number')), 404);
    const { beidni, svar } = await c.req.parseBody();
    // Only what waits on this very phone can be answered on it, and never where nobody looks at it.
    const request = requests.waiting(person.nationalId).find(({ id }) => id === beidni);
    const here = `/simi/${person.nationalId}`;
    if (!isAnswer(svar) || !request || person.manner !== 'by-hand')
      return c.redirect(`${here}?svar=of-seint`, 303);
    const [status, note] = answers[svar];
    const settled = requests.settle(request.id, status, note);
    return c.redirect(`${here}?svar=${settled ? svar : 'of-seint'}`, 303);
  });
}

function outcomeOf(text: string | undefined): Outcome | null {
  return isAnswer(text) || text === 'of-seint' ? text : null;
}

function html(c: Context, page: string, status: 200 | 404 = 200): Response {
  c.header('Cache-Control', 'no-store');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return c.html(page, status);
}
