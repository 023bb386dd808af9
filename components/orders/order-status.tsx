import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { type OrderStatus as Status, orderStatusLabel } from '@/lib/rules/orders/order-status.ts';

const tones: Readonly<Record<Status, BadgeTone>> = {
  Pending: 'sun',
  Shipping: 'fjord',
  Fulfilled: 'moss',
  Archived: 'moss',
  Deleted: 'rust',
};

export function OrderStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{orderStatusLabel(status)}</Badge>;
}
