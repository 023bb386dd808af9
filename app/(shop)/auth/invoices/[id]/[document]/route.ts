import { redirect } from 'next/navigation';
import { readOrUndefined, readInvoice, readSignedIn } from '@/lib/server/visitor.ts';

interface Props {
  params: Promise<{ id: string; document: string }>;
}

/**
 * Redirects to an invoice's file by a link created now, so that a page may stay open longer than a link is valid. Where there
 * is none, or the backend does not answer, redirects back to the page, which says so.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id, document } = await params;
  const path = `/auth/invoices/${id}`;
  const invoice = await readOrUndefined(readSignedIn(readInvoice(id, null), path));
  redirect({ pdf: invoice?.pdfUrl, xml: invoice?.eInvoiceUrl }[document] ?? path);
}
