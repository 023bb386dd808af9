'use client';

import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { LiveStatus } from '@/components/opening-hours/live-status.tsx';
import { lockScroll } from '@/components/ui/lock-scroll.ts';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { useKeptCodes } from '@/lib/comparison/kept-codes.ts';
import { productCountText } from '@/lib/rules/orders/cart-label.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { comparisonHref } from '@/lib/rules/routes/comparison-path.ts';
import { visibleMenuCategories, pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import type { ShellData } from './shell-data.ts';
import { type MenuCategory, MenuEntries, MenuLevel } from './mobile-menu-level.tsx';
import { VatSwitch } from './vat-switch.tsx';
import styles from './mobile-menu-panel.module.css';

/**
 * Categories, navigation, what is compared, opening hours, location and contact by mail (specification §2.5). One level of the categories shows at
 * a time; the next slides in over it.
 */
export function MobileMenuPanel({ info, navigation, openingHours, categories }: ShellData) {
  const { data: tree, isError } = useQuery(categoryTreeQuery);
  const comparedCodes = useKeptCodes();
  const campaign = tree?.find(({ id }) => id === pictureCategoryId);
  const roots = visibleMenuCategories(categories).map(({ id, name, slug }): MenuCategory => {
    const known = tree?.find((category) => category.id === id);
    if (known) return toMenuCategory(known);
    // If the tree fails to load, each category links to its page.
    return { id, name, slug, ...((isError || tree) && { children: [] }) };
  });
  if (campaign && campaign.children.length > 0) roots.push(toMenuCategory(campaign));

  const [path, setPath] = useState<readonly string[]>([]);
  const panel = useRef<HTMLElement>(null);
  const leftId = useRef<string>(undefined);
  useLayoutEffect(lockScroll, []);
  useLayoutEffect(() => {
    const place = panel.current;
    const isBack = leftId.current !== undefined;
    if (!place || (path.length === 0 && !isBack)) return;
    if (!isBack) place.scrollTop = 0;
    // The way back in a level that opens; in one that is gone back to, what had been opened.
    const buttons = [...place.querySelectorAll('button')];
    buttons.find(({ dataset }) => dataset['category'] === leftId.current)?.focus();
  }, [path]);
  const open = ({ id }: MenuCategory): void => {
    leftId.current = undefined;
    setPath([...path, id]);
  };
  const goBack = (): void => {
    leftId.current = path.at(-1);
    setPath(path.slice(0, -1));
  };

  const level = findLevel(roots, path);
  const shownHrefs = roots.map(categoryHref);
  return (
    <nav ref={panel} className={styles.panel} aria-label="Valmynd">
      {level ? (
        <div key={level.id} className={styles.level}>
          <MenuLevel
            category={level}
            pictures={path[0] === pictureCategoryId}
            onOpen={open}
            onBack={goBack}
          />
        </div>
      ) : (
        <>
          <ul className={styles.list}>
            <MenuEntries categories={roots} onOpen={open} />
            {navigation.every(({ url }) => url !== '/framleidendur') && (
              <li>
                <a className={styles.entry} href="/framleidendur">
                  Framleiðendur
                </a>
              </li>
            )}
          </ul>
          <ul className={styles.more}>
            {comparedCodes.length > 0 && (
              <li>
                <a className={styles.entry} href={comparisonHref(comparedCodes)}>
                  Samanburður ({productCountText(comparedCodes.length)})
                </a>
              </li>
            )}
            {navigation
              .filter(({ url }) => !shownHrefs.includes(url))
              .map(({ id, title, url, external }) => (
                <li key={id}>
                  <a className={styles.entry} href={url} rel={external ? 'noopener' : undefined}>
                    {title}
                  </a>
                </li>
              ))}
          </ul>
          <div className={styles.vat}>
            Verð
            <VatSwitch />
          </div>
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
        </>
      )}
    </nav>
  );
}

/** The tree leaves `children` out where there is no further level. */
function toMenuCategory(category: MenuCategory): MenuCategory {
  return { ...category, children: (category.children ?? []).map(toMenuCategory) };
}

/** The category at the end of the path of ids; undefined at the first level, and for what is gone. */
function findLevel(roots: readonly MenuCategory[], path: readonly string[]): MenuCategory | undefined {
  let level: MenuCategory | undefined;
  for (const step of path) level = (level ? level.children : roots)?.find(({ id }) => id === step);
  return level;
}
