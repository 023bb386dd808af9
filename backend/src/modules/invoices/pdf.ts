import { formatKennitala } from '../../../../lib/rules/kennitala.ts';
import { titleOf, writeHead } from './pdf-head.ts';
import { writeLines } from './pdf-lines.ts';
import { finished, newPdf, writeFeet } from './pdf-page.ts';
import { writeSums } from './pdf-sums.ts';
import type { IssuedInvoice } from './ubl.ts';

/** The invoice on A4 with all that regulation 50/1993 wants on it; its text can be searched and copied. */
export async function invoicePdf(issued: IssuedInvoice): Promise<Buffer> {
  const { invoice, items } = issued;
  const { seller } = invoice;
  const pdf = newPdf(titleOf(invoice), seller.name, invoice.issuedAt);
  const afterHead = writeHead(pdf, issued);
  writeSums(pdf, writeLines(pdf, afterHead, items), issued);
  writeFeet(
    pdf,
    `${titleOf(invoice)} · ${seller.name} · kt. ${formatKennitala(seller.ssn)} · VSK-númer ${seller.vatNumber}`,
  );
  return finished(pdf);
}
