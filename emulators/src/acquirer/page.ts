import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

const pageStyle = `
  * { box-sizing: border-box } body { margin: 0; font: 1rem/1.5 Inter, system-ui, sans-serif; color: #16242c; background: #fff }
  h1 { margin: 0 0 16px; font-size: 1.5rem; line-height: 1.2 }
  label { display: block; font-weight: 600; font-size: .875rem; margin-bottom: 4px }
  input { width: 100%; height: 44px; padding: 0 12px; font: inherit; border: 1px solid #7d8b93; border-radius: 8px; background: #fff; color: inherit }
  input:focus-visible, button:focus-visible { outline: 3px solid #0b5c8a; outline-offset: 1px }
  input[aria-invalid=true] { border-color: #a3291b }
  .problem { color: #a3291b; font-size: .875rem; min-height: 1.5em; margin: 2px 0 6px }
  button { height: 48px; padding: 0 24px; font: inherit; font-weight: 600; border: 1px solid #0b4f78; border-radius: 8px; background: #0b4f78; color: #fff; cursor: pointer }
  button.plain { background: #fff; color: #0b4f78 }
`;

/** One page of the acquirer. Scripts and styles are its own; `frames` names who may frame it. */
export function renderPage(
  c: Context,
  pageParts: { title: string; body: string; style?: string; script?: string; frames?: string },
): Response {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; frame-ancestors ${pageParts.frames ?? "'none'"}`,
  );
  c.header('Cache-Control', 'no-store');
  c.header('Referrer-Policy', 'no-referrer');
  return c.html(`<!doctype html>
<html lang="is">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(pageParts.title)}</title>
<style nonce="${nonce}">${pageStyle}${pageParts.style ?? ''}</style></head>
<body>${pageParts.body}${pageParts.script ? `<script nonce="${nonce}">${pageParts.script}</script>` : ''}</body>
</html>`);
}
