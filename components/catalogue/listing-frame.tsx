import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import styles from './listing-frame.module.css';

interface Props {
  crumbs: readonly Crumb[];
  title: string;
  total?: number;
  description?: string | null;
  children: ReactNode;
}

/** Breadcrumbs, heading and count above what a catalogue page shows. */
export function ListingFrame({ crumbs, title, total, description, children }: Props) {
  return (
    <Container>
      <div className={styles.listingFrame}>
        <Breadcrumbs crumbs={crumbs} />
        <header>
          <h1>{title}</h1>
          {total !== undefined && <p className={styles.count}>{productCountText(total)}</p>}
          {description && <p className={styles.description}>{description}</p>}
        </header>
        {children}
      </div>
    </Container>
  );
}
