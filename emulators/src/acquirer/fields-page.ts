import type { Context } from 'hono';
import { brandOf, type EntryProblem } from './cards.ts';
import { escapeHtml, renderPage } from './page.ts';

const problems: Readonly<Record<EntryProblem, string>> = {
  number: 'Kortanúmerið er ekki rétt.',
  expiry: 'Gildistíminn er ekki réttur.',
  cvc: 'Öryggisnúmerið er ekki rétt.',
};

const renderField = (name: EntryProblem, label: string, rest: string): string => `
  <div class="${name}">
    <label for="${name}">${label}</label>
    <input id="${name}" inputmode="numeric" aria-describedby="${name}-problem" ${rest}>
    <p class="problem" id="${name}-problem"></p>
  </div>`;

/**
 * The card fields, for an iframe of the merchant's page: number and CVC stay on this origin. The frame posts `ready`, `height`
 * and `brand`; `tokenise` is answered with `token` or `problems`. Messages are exchanged with `origin` only.
 */
export function fieldsPage(c: Context): Response | Promise<Response> {
  const origin = originOf(c.req.query('origin'));
  if (origin === null) return c.text('The merchant’s origin is missing.', 400);
  return renderPage(c, {
    title: 'Kortaupplýsingar',
    frames: origin,
    style: `body { padding: 4px } .row { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px } .brand { float: right; font-size: .875rem; color: #46555e }`,
    body: `<form novalidate>
      <span class="brand" id="brand" aria-live="polite"></span>
      ${renderField('number', 'Kortanúmer', 'autocomplete="cc-number" maxlength="23" placeholder="0000 0000 0000 0000"')}
      <div class="row">
        ${renderField('expiry', 'Gildistími', 'autocomplete="cc-exp" maxlength="7" placeholder="MM/ÁÁ"')}
        ${renderField('cvc', 'Öryggisnúmer (CVC)', 'autocomplete="cc-csc" maxlength="4" placeholder="123"')}
      </div>
    </form>`,
    script: `const shop = ${JSON.stringify(origin).replaceAll('<', '\\u003c')};
${fieldsScript}`,
  });
}

const fieldsScript = `
const texts = ${JSON.stringify(problems)};
const form = document.querySelector('form');
const input = (name) => document.getElementById(name);
const say = (message) => parent.postMessage({ source: 'card-fields', ...message }, shop);
function show(wrong) {
  for (const name of Object.keys(texts)) {
    input(name).setAttribute('aria-invalid', String(wrong.includes(name)));
    document.getElementById(name + '-problem').textContent = wrong.includes(name) ? texts[name] : '';
  }
  if (wrong.length > 0) input(wrong[0]).focus();
}
async function send(path, body) {
  const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  return { ok: answer.ok, body: await answer.json() };
}
async function tokenise() {
  const entry = Object.fromEntries(Object.keys(texts).map((name) => [name, input(name).value]));
  try {
    const { ok, body } = await send('/fields/tokens', entry);
    show(ok ? [] : body.problems);
    say(ok ? { type: 'token', token: body.token, brand: body.brand, last4: body.last4 } : { type: 'problems', problems: body.problems });
  } catch {
    say({ type: 'unavailable' });
  }
}
let asked = 0;
input('number').addEventListener('input', async (event) => {
  const digits = event.target.value.replace(/\\D/g, '').slice(0, 19);
  event.target.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
  const mine = ++asked;
  const brand = digits.length < 2 ? '' : (await send('/fields/brand', { start: digits.slice(0, 6) })).body.name;
  if (mine !== asked) return;
  input('brand').textContent = brand;
  say({ type: 'brand', brand });
});
input('expiry').addEventListener('input', (event) => {
  const digits = event.target.value.replace(/\\D/g, '').slice(0, 4);
  if (event.inputType !== 'deleteContentBackward') event.target.value = digits.length > 2 ? digits.slice(0, 2) + '/' + digits.slice(2) : digits;
});
form.addEventListener('submit', (event) => { event.preventDefault(); say({ type: 'submit' }); });
addEventListener('message', (event) => {
  if (event.origin === shop && event.source === parent && event.data?.type === 'tokenise') tokenise();
});
new ResizeObserver(() => say({ type: 'height', height: document.documentElement.offsetHeight })).observe(form);
say({ type: 'ready' });
`;

/** Display name of a brand. */
export function brandName(start: string): string {
  const { brand } = brandOf(start);
  if (brand === 'ChinaUnionPay') return 'China UnionPay';
  return brand === 'Unknown' ? '' : escapeHtml(brand);
}

function originOf(text: string | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  const { origin, protocol } = new URL(text);
  return protocol === 'http:' || protocol === 'https:' ? origin : null;
}
