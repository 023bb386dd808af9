import type { ViewInvoiceQuery } from '@/graphql/generated/operations.ts';

/** An invoice with its lines, as its own page shows it. */
export type InvoiceDetail = NonNullable<ViewInvoiceQuery['viewInvoice']>;
