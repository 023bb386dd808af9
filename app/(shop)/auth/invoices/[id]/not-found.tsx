import { DocumentNotFound } from '../../_parts/document-not-found.tsx';

export default function InvoiceNotFound() {
  return (
    <DocumentNotFound title="Reikningurinn fannst ekki" href="/auth/invoices" label="Sjá alla reikninga" />
  );
}
