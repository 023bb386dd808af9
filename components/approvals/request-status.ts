import type { BadgeTone } from '@/components/ui/badge.tsx';
import type { OrderRequest } from '@/lib/approvals/queries.ts';

/** In the gender of beiðni. */
export const requestStatus: Readonly<Record<OrderRequest['status'], { text: string; tone: BadgeTone }>> = {
  Waiting: { text: 'Bíður samþykkis', tone: 'sun' },
  Approved: { text: 'Samþykkt', tone: 'moss' },
  Declined: { text: 'Ekki samþykkt', tone: 'rust' },
  Withdrawn: { text: 'Dregin til baka', tone: 'fjord' },
};
