import { toScriptJson } from '@/lib/rules/text/script-json.ts';

/** Structured data of the page (schema.org). */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: toScriptJson({ '@context': 'https://schema.org', ...data }) }}
    />
  );
}
