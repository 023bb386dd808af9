import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import styles from './band.module.css';

interface Props {
  title?: string | null;
  link?: string | null;
  children: ReactNode;
}

/** A titled part of a page with a link to all of it. */
export function Band({ title, link, children }: Props) {
  return (
    <section className={styles.band}>
      {title && (
        <header>
          <h2>{title}</h2>
          {link && (
            <a href={safeHref(link)}>
              Sjá allt <Icon name="chevron" size={16} />
            </a>
          )}
        </header>
      )}
      {children}
    </section>
  );
}
