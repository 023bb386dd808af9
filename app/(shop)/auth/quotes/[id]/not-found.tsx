import { DocumentNotFound } from '../../_parts/document-not-found.tsx';

export default function QuoteNotFound() {
  return <DocumentNotFound title="Tilboðið fannst ekki" href="/auth/quotes" label="Sjá öll tilboð" />;
}
