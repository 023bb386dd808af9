import { toScriptJson } from '@/lib/rules/text/script-json.ts';

/**
 * Structured data of the page (schema.org). Only the server writes it, for search engines, who read the document. In a client
 * component its text is not sent a second time with the page's payload.
 * @param write makes the data
 */
export function JsonLd({ write }: { write: () => Record<string, unknown> }) {
  const text =
    typeof window === 'undefined' ? toScriptJson({ '@context': 'https://schema.org', ...write() }) : '';
  return (
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
