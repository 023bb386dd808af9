import { redirect } from 'next/navigation';
import { readOrUndefined, readQuote, readSignedIn } from '@/lib/server/visitor.ts';

interface Props {
  params: Promise<{ id: string; document: string }>;
}

/**
 * Redirects to a quote's PDF by a link created now, so that a page may stay open longer than a link is valid. Where there
 * is none, or the backend does not answer, redirects back to the page, which says so.
 */
export async function GET(_request: Request, { params }: Props): Promise<Response> {
  const { id, document } = await params;
  const path = `/auth/quotes/${id}`;
  if (document !== 'pdf') redirect(path);
  const quote = await readOrUndefined(readSignedIn(readQuote(id), path));
  redirect(quote?.pdfUrl ?? path);
}
