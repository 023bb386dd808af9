/** What XML 1.0 cannot hold at all. */
const forbiddenCharacters = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

const xmlEntities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // By number, because HTML in a mail program may not know it by name.
  "'": '&#39;',
};

/** Text as it may stand in an element or an attribute, of XML and of HTML. */
export function escapeXml(text: string): string {
  return text.replaceAll(forbiddenCharacters, '').replaceAll(/[&<>"']/g, (sign) => xmlEntities[sign] ?? sign);
}

/** An element around text; nothing for nothing. */
export function xmlElement(name: string, text: string | null | undefined): string {
  return text ? `<${name}>${escapeXml(text)}</${name}>` : '';
}
