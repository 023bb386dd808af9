import { Hono } from 'hono';
import { messageForCode } from '../../../lib/rules/messages.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { isDocumentPath } from '../modules/invoices/document-link-service.ts';
import { issuedInvoice } from '../modules/invoices/documents.ts';
import { eInvoice } from '../modules/invoices/ubl.ts';

/**
 * GET an invoice as a file, by the signed address that viewInvoice gave to this session. Any other reader, a link that has
 * expired or was changed and an invoice that is not there all answer NOT_FOUND.
 */
export function documentRoutes(): Hono<{ Variables: { shop: Context } }> {
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get('/:id{[0-9]{1,9}}/:expires{[0-9]{10}}/:file{[A-Za-z0-9_-]{43}\\.xml}', async (c) => {
    const { db, config, visitor } = c.get('shop');
    const { id, expires, file } = c.req.param();
    const link = {
      kind: 'xml',
      invoiceId: Number(id),
      expires: Number(expires),
      mark: file.slice(0, -4),
    } as const;
    const { session } = visitor;
    const isOwn = session !== null && isDocumentPath(config, session, link, new Date());
    const issued = isOwn ? await issuedInvoice(db, session, link.invoiceId) : null;
    if (!issued) throw new ShopError('NOT_FOUND', messageForCode('NOT_FOUND'));
    c.header('Content-Disposition', `attachment; filename="reikningur-${issued.invoice.number}.xml"`);
    return c.body(eInvoice(issued), 200, { 'Content-Type': 'application/xml; charset=utf-8' });
  });
  return routes;
}
