import { merchantFeed } from '../_parts/merchant-feed.ts';
import { streamedText } from '@/lib/server/streamed-text.ts';

export const dynamic = 'force-dynamic';

export function GET(): Promise<Response> {
  return streamedText(merchantFeed(), 'application/xml', 3600);
}
