import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { quoteStatusLabels, type QuoteStatus as Status } from '@/lib/rules/orders/quote-status.ts';

const tones: Readonly<Record<Status, BadgeTone>> = {
  Requested: 'sun',
  Draft: 'sun',
  Sent: 'fjord',
  Accepted: 'moss',
  Expired: 'rust',
};

export function QuoteStatus({ status }: { status: Status }) {
  return <Badge tone={tones[status]}>{quoteStatusLabels[status]}</Badge>;
}
