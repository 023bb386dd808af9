import { DocumentNotFound } from '../../_parts/document-not-found.tsx';

export default function OrderNotFound() {
  return <DocumentNotFound title="Pöntunin fannst ekki" href="/auth/orders" label="Sjá allar pantanir" />;
}
