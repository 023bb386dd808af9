'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import styled from 'styled-components';
import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { categoryHref, safeHref } from '@/lib/rules/addresses.ts';
import { listedCategories } from '@/lib/rules/category-menu.ts';
import { formatPhone } from '@/lib/rules/phone.ts';
import { theme } from '@/styles/theme.ts';
import type { ShellData } from './header.tsx';

interface Props extends ShellData {
  onNavigate: () => void;
}

/** Categories, navigation, opening hours, location and contact by mail (specification §2). */
export function MobileMenuPanel({ info, navigation, openingHours, categories, onNavigate }: Props) {
  const { data: tree } = useQuery(categoryTreeQuery);
  return (
    <Panel data-lock-scroll="true" aria-label="Valmynd">
      <ul>
        {listedCategories(categories).map((category) => {
          const children = tree?.find(({ id }) => id === category.id)?.children ?? [];
          if (children.length === 0)
            return (
              <li key={category.id}>
                <Link href={categoryHref(category)} onClick={onNavigate}>
                  {category.name}
                </Link>
              </li>
            );
          return (
            <li key={category.id}>
              <details name="flokkar">
                <summary>{category.name}</summary>
                <Link href={categoryHref(category)} onClick={onNavigate}>
                  Sjá allar vörur
                </Link>
                {children.map((child) => (
                  <Link key={child.id} href={categoryHref(child)} onClick={onNavigate}>
                    {child.name}
                  </Link>
                ))}
              </details>
            </li>
          );
        })}
        <li>
          <Link href="/framleidendur" onClick={onNavigate}>
            Framleiðendur
          </Link>
        </li>
      </ul>
      <ul data-more>
        {navigation.map(({ id, title, url }) => (
          <li key={id}>
            <Link href={safeHref(url)} onClick={onNavigate}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
      <div data-contact>
        <OpeningStatus hours={openingHours} onNavigate={onNavigate} />
        <Link href="/#where" onClick={onNavigate}>
          {info.address}
        </Link>
        <a href={`tel:${info.phoneNumber}`}>{formatPhone(info.phoneNumber)}</a>
        {info.email && <a href={`mailto:${info.email}`}>Hafa samband: {info.email}</a>}
      </div>
    </Panel>
  );
}

const { color } = theme;

const Panel = styled.nav`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 25;
  height: calc(100dvh - 100%);
  max-height: calc(100dvh - 61px);
  padding: 8px 16px 48px;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.paper};
  & a,
  & summary {
    display: flex;
    align-items: center;
    min-height: 48px;
    text-decoration: none;
    font-weight: 550;
  }
  & summary {
    justify-content: space-between;
    cursor: pointer;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '+' / '';
    font-size: 1.5rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
  & details[open] summary::after {
    content: '–' / '';
  }
  & details a {
    padding-left: 16px;
    font-weight: 450;
  }
  & li {
    border-bottom: 1px solid ${color.line};
  }
  & [data-more] li {
    border: 0;
  }
  & [data-more] a {
    font-weight: 450;
  }
  & [data-contact] {
    margin-top: 8px;
    padding: 8px 16px;
    border-radius: ${theme.radius.large};
    background: ${color.mist};
  }
  & [data-contact] a {
    font-weight: 450;
  }
`;
