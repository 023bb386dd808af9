import { writeMerchantFeed } from '../_parts/merchant-feed.ts';
import { streamText } from '@/lib/server/streamed-text.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return streamText(writeMerchantFeed(), 'application/xml', 3600);
}
