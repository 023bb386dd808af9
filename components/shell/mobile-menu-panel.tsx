'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { safeHref } from '@/lib/rules/routes/content-link.ts';
import { listedCategories, pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import type { ShellData } from './header.tsx';
import { MobileCategory } from './mobile-category.tsx';
import { Panel } from './mobile-menu-style.ts';

/** Categories, navigation, opening hours, location and contact by mail (specification §2.5). */
export function MobileMenuPanel({ info, navigation, openingHours, categories }: ShellData) {
  const { data: tree, isError } = useQuery(categoryTreeQuery);
  // Where the tree cannot be had, each category is the way to its page.
  const branchesOf = (category: string) =>
    isError ? [] : tree && (tree.find(({ id }) => id === category)?.children ?? []);
  const campaign = tree?.find(({ id }) => id === pictureCategoryId);
  return (
    <Panel data-lock-scroll="true" aria-label="Valmynd">
      <ul>
        {listedCategories(categories).map((category) => (
          <MobileCategory key={category.id} category={category} branches={branchesOf(category.id) ?? null} />
        ))}
        {campaign && campaign.children.length > 0 && (
          <MobileCategory category={campaign} branches={campaign.children} pictures />
        )}
        {navigation.every(({ url }) => url !== '/framleidendur') && (
          <li>
            <Link href="/framleidendur">Framleiðendur</Link>
          </li>
        )}
      </ul>
      <ul data-more>
        {navigation.map(({ id, title, url, external }) => (
          <li key={id}>
            <Link href={safeHref(url)} rel={external ? 'noopener' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div data-contact>
        <OpeningStatus hours={openingHours} inline />
        {info.address && <Link href="/#where">{info.address}</Link>}
        {info.phoneNumber && <a href={`tel:${info.phoneNumber}`}>{formatPhone(info.phoneNumber)}</a>}
        {info.email && <a href={`mailto:${info.email}`}>Hafa samband: {info.email}</a>}
      </div>
    </Panel>
  );
}
