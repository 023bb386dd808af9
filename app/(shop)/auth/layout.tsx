import type { ReactNode } from 'react';
import { VisitorQueries } from '@/components/shell/visitor-queries.tsx';
import { StyleRegistry } from '../_parts/frame/style-registry.tsx';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <StyleRegistry>
      <VisitorQueries>{children}</VisitorQueries>
    </StyleRegistry>
  );
}
