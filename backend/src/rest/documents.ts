import { Hono } from 'hono';
import { may } from '../../../lib/rules/abilities.ts';
import { messageForCode } from '../../../lib/rules/messages.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { isDocumentPath, type DocumentKind } from '../modules/invoices/document-link-service.ts';
import { issuedInvoice } from '../modules/invoices/documents.ts';
import { invoicePdf } from '../modules/invoices/pdf.ts';
import { eInvoice } from '../modules/invoices/ubl.ts';
import { limited } from '../modules/session/limit-service.ts';

/** Making a file costs up to 0.1 s of a processor. */
const limit = { tries: 60, windowSeconds: 600, countsSuccess: true } as const;

/**
 * GET an invoice as a file, by the signed address that viewInvoice gave to this session. Any other reader, a link that has
 * expired or was changed and an invoice that is not there all answer NOT_FOUND; too many files in ten minutes UNAVAILABLE (429).
 */
export function documentRoutes(): Hono<{ Variables: { shop: Context } }> {
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get(
    '/invoice/:id{[0-9]{1,9}}/:expires{[0-9]{10}}/:file{[A-Za-z0-9_-]{43}\\.(?:pdf|xml)}',
    async (c) => {
      const { db, config, visitor } = c.get('shop');
      const { id, expires, file } = c.req.param();
      const [mark = '', extension] = file.split('.');
      const kind: DocumentKind = extension === 'pdf' ? 'pdf' : 'xml';
      const link = { of: 'invoice' as const, kind, id: Number(id), expires: Number(expires), mark };
      const { session } = visitor;
      const maySee = session !== null && may(session.role, 'see-invoices');
      const isOwn = maySee && isDocumentPath(config, session, link, new Date());
      const issued = isOwn ? await issuedInvoice(db, session, link.id) : null;
      if (!issued) throw new ShopError('NOT_FOUND', messageForCode('NOT_FOUND'));
      c.header('Content-Disposition', `attachment; filename="reikningur-${issued.invoice.number}.${kind}"`);
      if (kind === 'xml')
        return c.body(eInvoice(issued), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
      const pdf = await limited(db, { ...limit, key: `documents:${session?.id}` }, () => invoicePdf(issued));
      return c.body(new Uint8Array(pdf), 200, { 'Content-Type': 'application/pdf' });
    },
  );
  return routes;
}
