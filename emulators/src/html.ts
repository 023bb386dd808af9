import { phoneStyle } from './phone-style.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => escapes[character] ?? '');
}

/** A whole page; `body` and `head` are HTML. */
export function htmlPage(title: string, body: string, head = ''): string {
  return `<!doctype html>
<html lang="is">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${phoneStyle}</style>
${head}
</head>
<body>
<main>
${body}
</main>
</body>
</html>`;
}

/** `020980-4299`. */
export function formatNationalId(nationalId: string): string {
  return `${nationalId.slice(0, 6)}-${nationalId.slice(6)}`;
}

/** `770-1001`. */
export function formatPhone(phoneNumber: string): string {
  return `${phoneNumber.slice(0, 3)}-${phoneNumber.slice(3)}`;
}
