import type { InvoiceStatus as Status } from '@/graphql/generated/schema.ts';
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { invoiceStatusLabel } from '@/lib/rules/orders/invoice-status.ts';

const tones: Readonly<Record<Status, BadgeTone>> = {
  Paid: 'moss',
  Unpaid: 'fjord',
  Overdue: 'rust',
  Credit: 'sun',
  Credited: 'sun',
};

export function InvoiceStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{invoiceStatusLabel(status)}</Badge>;
}
