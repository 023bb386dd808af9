import { Hono } from 'hono';
import { z } from 'zod';
import {
  labelCodes,
  labelSheetNames,
  labelsPerSheet,
  maximumLabelCopies,
  maximumLabelProducts,
  maximumLabels,
} from '../../../lib/rules/products/label-sheets.ts';
import { badRequestMessage } from '../../../lib/rules/text/backend-messages.ts';
import type { Context } from '../context.ts';
import { ShopError } from '../errors.ts';
import { readProductsByIds } from '../modules/catalogue/read-catalogue.ts';
import { makeLabelFile } from '../modules/labels/label-file.ts';
import { siteUrl } from '../modules/mail/outbox.ts';
import { seesPrices } from '../modules/session/abilities.ts';
import { withLimit } from '../modules/session/limits.ts';
import { requireSession } from '../modules/session/sessions.ts';

/** Drawing a full file costs up to a second of processor time. */
const requestLimit = { tries: 60, windowSeconds: 600, countsSuccess: true } as const;

const goodsSchema = z
  .string()
  .regex(/^\d{1,9}:\d{1,2}(,\d{1,9}:\d{1,2})*$/)
  .transform((text) =>
    text.split(',').map((part) => {
      const [id = '', count = ''] = part.split(':');
      return { id: Number(id), count: Number(count) };
    }),
  )
  .refine((goods) => goods.length <= maximumLabelProducts)
  .refine((goods) => goods.every(({ count }) => count > 0 && count <= maximumLabelCopies))
  .refine((goods) => goods.reduce((sum, { count }) => sum + count, 0) <= maximumLabels);

const labelSchema = z
  .object({
    sheet: z.enum(labelSheetNames),
    code: z.enum(labelCodes),
    skip: z.coerce.number().int().min(0),
    goods: goodsSchema,
  })
  .refine(({ sheet, skip }) => skip < labelsPerSheet(sheet));

/** GET shelf labels as a file, for who is signed in: of goods that the visitor may see; others are left out. */
export function labelRoutes(): Hono<{ Variables: { shop: Context } }> {
  const routes = new Hono<{ Variables: { shop: Context } }>();
  routes.get('/labels.pdf', async (c) => {
    const shop = c.get('shop');
    const session = requireSession(shop);
    const query = labelSchema.safeParse(c.req.query());
    if (!query.success) throw new ShopError('BAD_REQUEST', badRequestMessage);
    const { goods, ...choice } = query.data;
    const ids = goods.map(({ id }) => id);
    const rows = await readProductsByIds(shop.db, ids, !seesPrices(shop.visitor));
    const products = new Map(rows.map((row) => [row.id, row]));
    const labels = goods.flatMap(({ id, count }) => {
      const product = products.get(id);
      return product ? [{ product, count }] : [];
    });
    if (labels.length === 0) throw new ShopError('NOT_FOUND');
    const file = await withLimit(shop.db, { ...requestLimit, key: `labels:${session.id}` }, () =>
      makeLabelFile({ ...choice, labels, site: siteUrl(shop.config), at: new Date() }),
    );
    c.header('Content-Disposition', 'attachment; filename="hillumidar.pdf"');
    return c.body(new Uint8Array(file), 200, { 'Content-Type': 'application/pdf' });
  });
  return routes;
}
