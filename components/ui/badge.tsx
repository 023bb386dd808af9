import type { ReactNode } from 'react';

/** fjord: news; moss: good; rust: bad; sun: offers. */
export type BadgeTone = 'fjord' | 'moss' | 'rust' | 'sun';

export function Badge({ tone = 'fjord', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span data-badge={tone}>{children}</span>;
}
