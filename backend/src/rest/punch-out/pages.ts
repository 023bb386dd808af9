import { createHash } from 'node:crypto';
import type { Context as HonoContext } from 'hono';
import { escapeXml } from '../../../../lib/rules/text/xml.ts';
import { brandColours } from '../../../../styles/brand-colours.ts';
import type { SentCart } from '../../db/schema/punch-out.ts';

const style = `body{margin:0;padding:48px 16px;font:16px/1.5 system-ui,sans-serif;color:${brandColours.ink};background:${brandColours.paper}}
main{max-width:560px;margin:0 auto}h1{margin:0 0 12px;font-size:24px;line-height:1.25}
button{min-height:48px;margin-top:12px;padding:0 24px;border:0;border-radius:8px;font:inherit;font-weight:600;color:${brandColours.paper};background:${brandColours.fjord}}
button:focus-visible{outline:3px solid ${brandColours.ink};outline-offset:2px}`;
const script = 'document.forms[0].submit()';

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const common = [
  "default-src 'none'",
  `style-src ${hashSource(style)}`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Policy of what holds no form. */
const closedPolicy = [...common, "form-action 'none'"].join('; ');

/** A form that sends itself to a purchasing system, and can be sent by its button where scripts are off. */
export function sendForm(c: HonoContext, { address, target, fields }: SentCart): Response {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  const toWindow = target === null ? '' : ` target="${escapeXml(target)}"`;
  const policy = [...common, `script-src ${hashSource(script)}`, `form-action ${new URL(address).origin}`];
  c.header('Content-Security-Policy', policy.join('; '));
  return c.html(
    page(
      'Karfan fer í innkaupakerfið',
      `<p>Ef ekkert gerist skaltu ýta á hnappinn.</p>
<form method="post" accept-charset="utf-8" action="${escapeXml(address)}"${toWindow}>
${inputs.join('\n')}
<button type="submit">Senda körfu í innkaupakerfið</button>
</form>
<script>${script}</script>`,
    ),
  );
}

/** What went wrong, for the buyer whose browser called. */
export function failurePage(c: HonoContext, message: string, status: number): Response {
  c.header('Content-Security-Policy', closedPolicy);
  return c.html(page('Ekki tókst að opna verslunina', `<p>${escapeXml(message)}</p>`), status as 400);
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>`;
}
