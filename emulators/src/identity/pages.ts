import { type Context, Hono } from 'hono';
import { escapeHtml, htmlPage } from '../html.ts';
import demo from './demo-people.json' with { type: 'json' };
import { digest } from './digest.ts';
import type { ProviderId } from './offered-ways.ts';
import type { ProviderProfile } from './provider-links.ts';
import type { IdentityService } from './service.ts';

const providerNames: Readonly<Record<ProviderId, string>> = {
  'google.com': 'Google',
  'microsoft.com': 'Microsoft',
};

/** Pages that stand in for what is outside: a provider's question which account to use, and the phone's messages. */
export function identityPages({ providerWaits, phoneCodes }: IdentityService): Hono {
  const pages = new Hono();

  pages.get('/provider', (c) => {
    const state = c.req.query('state') ?? '';
    const visit = providerWaits.visit(state);
    if (!visit) return c.html(gonePage, 404);
    return c.html(consentPage(providerNames[visit.provider], state));
  });

  pages.post('/provider', async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const state = form.get('state') ?? '';
    const visit = providerWaits.visit(state);
    if (!visit) return c.html(gonePage, 404);
    const email = form.get('email')?.trim().toLowerCase() ?? '';
    if (form.get('choice') === 'cancel')
      return redirectBack(c, visit.continueUri, { error: 'access_denied', state });
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      return c.html(consentPage(providerNames[visit.provider], state), 400);
    const code = providerWaits.consent(
      state,
      toProfile(visit.provider, email, form.get('verified') === 'yes'),
    );
    return redirectBack(c, visit.continueUri, { code, state });
  });

  pages.get('/phone', (c) => {
    const messages = phoneCodes
      .messages()
      .map(
        ({ phoneNumber, code }) =>
          `<li class="card"><h2>${escapeHtml(phoneNumber)}</h2><p>${code} er staðfestingarkóðinn þinn.</p></li>`,
      );
    const list =
      messages.length > 0 ? `<ul class="people">${messages.join('')}</ul>` : '<p>Engin skilaboð.</p>';
    return c.html(htmlPage('Skilaboð', `<header><strong>Skilaboð</strong></header>${list}`));
  });
  return pages;
}

function redirectBack(c: Context, continueUri: string, query: Record<string, string>): Response {
  const target = new URL(continueUri);
  for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
  return c.redirect(target.href, 303);
}

/** The same address is the same account at the provider every time. */
function toProfile(provider: ProviderId, email: string, emailVerified: boolean): ProviderProfile {
  const person = demo.people.find((one) => one.email === email);
  const federatedId = digest(`${provider} ${email}`);
  return { federatedId, email, emailVerified, displayName: person?.displayName ?? email };
}

const gonePage = htmlPage(
  'Beiðnin er útrunnin',
  '<h1>Beiðnin er útrunnin</h1><p>Byrjaðu aftur í versluninni.</p>',
);

function consentPage(provider: string, state: string): string {
  const hidden = `<input type="hidden" name="state" value="${escapeHtml(state)}">`;
  const form = (content: string): string =>
    `<form method="post" action="/emulator/provider">${hidden}${content}</form>`;
  const people = demo.people.map(
    ({ email, displayName }) =>
      `<li>${form(
        `<input type="hidden" name="email" value="${escapeHtml(email)}"><input type="hidden" name="verified" value="yes">` +
          `<button class="go">${escapeHtml(displayName)} (${escapeHtml(email)})</button>`,
      )}</li>`,
  );
  return htmlPage(
    `Innskráning með ${provider}`,
    `<header><strong>${provider}</strong></header>
<h1>Veldu aðgang</h1>
<p class="note">Hermir í stað innskráningarsíðu ${provider}.</p>
<ul class="people">${people.join('')}</ul>
${form(
  `<label for="email">Annað netfang</label><input id="email" name="email" type="email" required>` +
    `<label><input type="checkbox" name="verified" value="yes" style="width:auto;min-height:0"> Netfangið er staðfest</label>` +
    `<button class="go">Nota þetta netfang</button>`,
)}
${form('<button class="no" name="choice" value="cancel">Hætta við</button>')}`,
  );
}
