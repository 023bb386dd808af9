import { randomBytes } from 'node:crypto';
import { escapeXml } from '../../../../../lib/rules/text/xml.ts';
import { brandColours } from '../../../../../styles/brand-colours.ts';
import type { CardPage } from '../card-service.ts';
import { challengeScript, fieldsScript } from './page-scripts.ts';

export interface WebSettings {
  clientKey: string;
  environment: 'test' | 'live';
  /** Origins of Adyen's script, and of the frames with its fields. */
  hosts: { script: string; fields: string };
  version: string;
  /** Digest of Adyen's script; undefined: not checked. */
  integrity: string | undefined;
}

/** Of the page with the fields, px. */
export const fieldsHeight = 316;
const padding = 4;

const { ink, paper, fjord } = brandColours;
const pageStyle = `
#card { min-height: ${fieldsHeight - 2 * padding}px }
body { margin: 0; padding: ${padding}px; font: 1rem/1.5 Inter, system-ui, sans-serif; color: ${ink}; background: ${paper} }
.problem { margin: 4px 0; font-weight: 600; font-size: .875rem } .problem:empty { display: none }
main { max-width: 600px; margin: 8vh auto; padding: 24px } h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.2 }
a { color: ${fjord} }`;

/** The page that a frame of the payment page shows: Adyen's fields, each in a frame of Adyen's own. */
export function fieldsPage(web: WebSettings): CardPage {
  const { script, fields } = web.hosts;
  const body =
    '<div id="card"></div><p class="problem" id="problem" role="alert"></p><noscript>Kveikja þarf á JavaScript til að greiða með korti.</noscript>';
  return page(web, {
    title: 'Kortaupplýsingar',
    body,
    script: fieldsScript,
    settings: {},
    policy: [`frame-src ${unique(fields, script)}`, "form-action 'none'", "frame-ancestors 'self'"],
  });
}

/**
 * The page on which the card holder confirms. Every bank has an address of its own, so frames and forms may go to any that is
 * encrypted; scripts still come from Adyen only.
 */
export function challengePage(web: WebSettings, action: Record<string, unknown>): CardPage {
  const { script, fields } = web.hosts;
  const banks = `https: ${unique(fields, script)}`;
  return page(web, {
    title: 'Staðfesting greiðslu',
    body: `<main><h1>Staðfesting greiðslu</h1><div id="action"></div><p class="problem" id="problem" role="alert"></p>
      <p><a href="/karfa/greidsla" id="back">Aftur í verslunina</a></p></main>`,
    script: challengeScript,
    settings: { action },
    policy: [`frame-src ${banks}`, `form-action 'self' ${banks}`, "frame-ancestors 'none'"],
  });
}

const unique = (...hosts: string[]): string => [...new Set(hosts)].join(' ');

interface PageParts {
  title: string;
  body: string;
  script: string;
  settings: Record<string, unknown>;
  policy: readonly string[];
}

function page(web: WebSettings, { title, body, script, settings, policy }: PageParts): CardPage {
  const { hosts, version, integrity, clientKey, environment } = web;
  const nonce = randomBytes(16).toString('base64');
  const sdk = `${hosts.script}/checkoutshopper/sdk/${version}`;
  const checked = integrity ? ` integrity="${integrity}"` : '';
  const json = JSON.stringify({ clientKey, environment, ...settings }).replaceAll('<', '\\u003c');
  const adyen = unique(hosts.script, hosts.fields);
  return {
    html: `<!doctype html>
<html lang="is">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeXml(title)}</title>
<link rel="stylesheet" href="${sdk}/adyen.css" crossorigin="anonymous"><style>${pageStyle}</style></head>
<body>${body}
<script nonce="${nonce}">const settings = ${json};</script>
<script nonce="${nonce}" src="${sdk}/adyen.js"${checked} crossorigin="anonymous"></script>
<script nonce="${nonce}">${script}</script></body>
</html>`,
    policy: [
      "default-src 'none'",
      `script-src 'nonce-${nonce}' ${hosts.script}`,
      `style-src 'unsafe-inline' ${adyen}`,
      `img-src data: ${adyen}`,
      `font-src ${adyen}`,
      `connect-src 'self' ${adyen}`,
      "base-uri 'none'",
      ...policy,
    ].join('; '),
  };
}
