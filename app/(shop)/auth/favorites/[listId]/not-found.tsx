import { DocumentNotFound } from '../../_parts/document-not-found.tsx';

export default function ListNotFound() {
  return <DocumentNotFound title="Listinn fannst ekki" href="/auth/favorites" label="Sjá alla lista" />;
}
