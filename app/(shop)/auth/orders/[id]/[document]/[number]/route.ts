import { redirect } from 'next/navigation';
import { readOrder, readOrUndefined, readSignedIn } from '@/lib/server/visitor.ts';

interface Props {
  params: Promise<{ id: string; document: string; number: string }>;
}

/**
 * Redirects to a delivery note, by the part of the order, or to the label of a declaration, by a link created now: a page may stay
 * open longer than a link is valid. Where there is none, or the backend does not answer, redirects back to the page.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id, document, number } = await params;
  const path = `/auth/orders/${id}`;
  const order = await readOrUndefined(readSignedIn(readOrder(id), path));
  const shipment = order?.shipments.find(({ part }) => String(part) === number);
  const withdrawal = order?.withdrawals.find((declared) => declared.id === number);
  redirect(
    {
      'delivery-note': shipment?.deliveryNoteUrl,
      'return-label': withdrawal?.returnLabel?.pdfUrl,
    }[document] ?? path,
  );
}
