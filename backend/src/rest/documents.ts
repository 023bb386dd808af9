import { Hono } from 'hono';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import {
  isSignedDocument,
  type DocumentKind,
  type DocumentSubject,
} from '../modules/invoices/document-links.ts';
import type { DocumentReader } from '../modules/invoices/document-filter.ts';
import { readIssuedInvoice } from '../modules/invoices/documents.ts';
import { invoicePdf } from '../modules/invoices/pdf.ts';
import { eInvoice } from '../modules/invoices/ubl.ts';
import { makeDeliveryNote } from '../modules/orders/delivery-note.ts';
import { makeReturnLabelFile } from '../modules/orders/return-label.ts';
import { quoteLinkPattern, readQuoteLink } from '../modules/quotes/quote-links.ts';
import { makeQuoteFile, makeSharedQuoteFile } from '../modules/quotes/pdf.ts';
import { withLimit } from '../modules/session/limits.ts';

/** Rendering a file costs up to 0.1 s of processor time. */
const requestLimit = { tries: 60, windowSeconds: 600, countsSuccess: true } as const;

interface DocumentFile {
  name: string;
  type: string;
  content: Buffer | string;
}

/**
 * GET an invoice, a quote, a delivery note or a return label as a file, by the signed address that the backend gave to this session. Any other
 * session, an expired or altered link and a missing document all get NOT_FOUND; too many files in ten minutes UNAVAILABLE (429).
 */
export function documentRoutes(): Hono<{ Variables: { shop: Context } }> {
  const routes = new Hono<{ Variables: { shop: Context } }>();
  const path =
    '/:of{invoice|quote|delivery-note|return-label}/:id{[0-9]{1,9}}/:expires{[0-9]{10}}/:file{[A-Za-z0-9_-]{43}\\.(?:pdf|xml)}' as const;
  routes.get(path, async (c) => {
    const shop = c.get('shop');
    const { session } = shop.visitor;
    const { id, expires, file: given } = c.req.param();
    const of = c.req.param('of') as DocumentSubject;
    const [mark = '', extension] = given.split('.');
    const kind: DocumentKind = extension === 'pdf' ? 'pdf' : 'xml';
    const link = { of, kind, id: Number(id), expires: Number(expires), mark } as const;
    const isOwn = session !== null && isSignedDocument(shop.config, session, link, new Date());
    const file = isOwn ? await renderers[of](shop, session, link) : null;
    if (!file) throw new ShopError('NOT_FOUND');
    c.header('Content-Disposition', `attachment; filename="${file.name}.${kind}"`);
    const body = typeof file.content === 'string' ? file.content : new Uint8Array(file.content);
    return c.body(body, 200, { 'Content-Type': file.type });
  });
  routes.get(`/quote-link/:file{${quoteLinkPattern}\\.pdf}`, async (c) => {
    const shop = c.get('shop');
    const link = c.req.param('file').replace(/\.pdf$/, '');
    // By the quote: a link that was passed on is opened by many, each of them unknown.
    const limit = { ...requestLimit, key: `documents:quote:${link.split('.')[0]}` };
    const isNamed = readQuoteLink(shop.config, link, new Date()) !== null;
    const file = isNamed ? await withLimit(shop.db, limit, () => makeSharedQuoteFile(shop, link)) : null;
    if (!file) throw new ShopError('NOT_FOUND');
    c.header('Content-Disposition', `attachment; filename="${file.name}.pdf"`);
    c.header('X-Robots-Tag', 'noindex');
    return c.body(new Uint8Array(file.pdf), 200, { 'Content-Type': 'application/pdf' });
  });
  return routes;
}

interface DocumentRequest {
  kind: DocumentKind;
  id: number;
}

async function renderInvoiceDocument(
  shop: Context,
  reader: DocumentReader,
  { kind, id }: DocumentRequest,
): Promise<DocumentFile | null> {
  const issued = await readIssuedInvoice(shop.db, reader, id);
  if (!issued) return null;
  const name = `reikningur-${issued.invoice.number}`;
  if (kind === 'xml') return { name, type: 'application/xml; charset=utf-8', content: eInvoice(issued) };
  return { name, type: 'application/pdf', content: await limitDocuments(shop, () => invoicePdf(issued)) };
}

type MakeFile = (
  db: Context['db'],
  reader: DocumentReader,
  id: number,
) => Promise<{ name: string; pdf: Buffer } | null>;

/** What is no accounting document: there is no XML of it. */
const renderPdfOnly =
  (makeFile: MakeFile) =>
  async (
    shop: Context,
    reader: DocumentReader,
    { kind, id }: DocumentRequest,
  ): Promise<DocumentFile | null> => {
    if (kind !== 'pdf') return null;
    const file = await limitDocuments(shop, () => makeFile(shop.db, reader, id));
    return file && { name: file.name, type: 'application/pdf', content: file.pdf };
  };

const renderers = {
  invoice: renderInvoiceDocument,
  quote: renderPdfOnly(makeQuoteFile),
  'delivery-note': renderPdfOnly(makeDeliveryNote),
  'return-label': renderPdfOnly(makeReturnLabelFile),
} as const satisfies Record<DocumentSubject, unknown>;

function limitDocuments<T>({ db, visitor }: Context, make: () => Promise<T>): Promise<T> {
  return withLimit(db, { ...requestLimit, key: `documents:${visitor.session?.id}` }, make);
}
