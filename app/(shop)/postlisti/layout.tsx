import type { ReactNode } from 'react';
import { VisitorQueries } from '@/components/shell/visitor-queries.tsx';

export default function NewsletterLayout({ children }: { children: ReactNode }) {
  return <VisitorQueries>{children}</VisitorQueries>;
}
