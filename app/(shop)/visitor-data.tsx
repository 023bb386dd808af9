import type { ComponentProps } from 'react';
import { QueryData } from '@/components/ui/query-data.tsx';
import { readTime } from '@/lib/server/visitor.ts';

/** What a page read for its visitor, with the time of reading. */
export function VisitorData(props: Omit<ComponentProps<typeof QueryData>, 'readAt'>) {
  return <QueryData {...props} readAt={readTime()} />;
}
