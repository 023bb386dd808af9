'use client';

import { useQuery } from '@tanstack/react-query';
import { LiveStatus } from '@/components/opening-hours/live-status.tsx';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import { visibleMenuCategories, pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import type { ShellData } from './shell-data.ts';
import { MobileCategory } from './mobile-category.tsx';
import styles from './mobile-menu-panel.module.css';

/** Categories, navigation, opening hours, location and contact by mail (specification §2.5). */
export function MobileMenuPanel({ info, navigation, openingHours, categories }: ShellData) {
  const { data: tree, isError } = useQuery(categoryTreeQuery);
  // If the tree fails to load, each category links to its page.
  const branchesOf = (category: string) =>
    isError ? [] : tree && (tree.find(({ id }) => id === category)?.children ?? []);
  const campaign = tree?.find(({ id }) => id === pictureCategoryId);
  return (
    <nav className={styles.panel} data-lock-scroll="true" aria-label="Valmynd">
      <ul className={styles.list}>
        {visibleMenuCategories(categories).map((category) => (
          <MobileCategory key={category.id} category={category} branches={branchesOf(category.id) ?? null} />
        ))}
        {campaign && campaign.children.length > 0 && (
          <MobileCategory category={campaign} branches={campaign.children} pictures />
        )}
        {navigation.every(({ url }) => url !== '/framleidendur') && (
          <li>
            <a className={styles.entry} href="/framleidendur">
              Framleiðendur
            </a>
          </li>
        )}
      </ul>
      <ul className={styles.more}>
        {navigation.map(({ id, title, url, external }) => (
          <li key={id}>
            <a className={styles.entry} href={safeHref(url)} rel={external ? 'noopener' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.contact}>
        <LiveStatus hours={openingHours} inline isOpenAtFirst={false} />
        {info.address && (
          <a className={styles.entry} href="/#where">
            {info.address}
          </a>
        )}
        {info.phoneNumber && (
          <a className={styles.entry} href={`tel:${info.phoneNumber}`}>
            {formatPhone(info.phoneNumber)}
          </a>
        )}
        {info.email && (
          <a className={styles.entry} href={`mailto:${info.email}`}>
            Hafa samband: {info.email}
          </a>
        )}
      </div>
    </nav>
  );
}
