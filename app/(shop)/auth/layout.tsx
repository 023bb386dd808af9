import type { ReactNode } from 'react';
import { StyleRegistry } from '../_parts/frame/style-registry.tsx';

export default function AccountLayout({ children }: { children: ReactNode }) {
  return <StyleRegistry>{children}</StyleRegistry>;
}
