'use client';

import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import styled from 'styled-components';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { ChevronIcon } from '@/components/ui/icons.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { categoryTreeQuery } from '@/lib/catalogue/category-tree.ts';
import { categoryHref } from '@/lib/rules/addresses.ts';
import { listedCategories, pictureCategoryId } from '@/lib/rules/category-menu.ts';
import { theme } from '@/styles/theme.ts';
import { CategoryBranch } from './category-branch.tsx';

interface Props {
  categories: readonly { id: string; name: string; slug: string }[];
  onNavigate: () => void;
}

/** Left the top level, right what is below the chosen one (specification §2). */
export function CategoryPanel({ categories, onNavigate }: Props) {
  const { data: tree, error, refetch } = useQuery(categoryTreeQuery);
  const listed = listedCategories(categories);
  const [chosenId, choose] = useState(listed[0]?.id);
  const chosen = tree?.find(({ id }) => id === chosenId);
  const campaign = tree?.find(({ id }) => id === pictureCategoryId);
  return (
    <Panel>
      <nav aria-label="Vöruflokkar">
        <ul data-top>
          {listed.map((category) => (
            <li key={category.id}>
              <Link
                href={categoryHref(category)}
                data-chosen={category.id === chosenId}
                onPointerEnter={() => choose(category.id)}
                onFocus={() => choose(category.id)}
                onClick={onNavigate}
              >
                {category.name}
                <ChevronIcon />
              </Link>
            </li>
          ))}
          <li>
            <Link href="/framleidendur" onClick={onNavigate}>
              Framleiðendur
            </Link>
          </li>
        </ul>
        <div data-branch>
          {chosen && <CategoryBranch category={chosen} onNavigate={onNavigate} />}
          {!tree && !error && <Skeleton height="240px" />}
          {!tree && error && <ErrorRegion error={error} onRetry={() => void refetch()} />}
          {campaign && campaign.children.length > 0 && (
            <CategoryBranch category={campaign} onNavigate={onNavigate} />
          )}
        </div>
      </nav>
    </Panel>
  );
}

const { color } = theme;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  z-index: 25;
  padding-inline: 24px;
  border-top: 1px solid ${color.line};
  background: ${color.paper};
  box-shadow: ${theme.shadow.high};
  animation: menu-in 120ms ease-out;
  & > nav {
    display: grid;
    grid-template-columns: 300px 1fr;
    gap: 32px;
    max-width: ${theme.container};
    margin-inline: auto;
    max-height: calc(100dvh - 130px);
  }
  & [data-top] {
    padding-block: 16px;
    border-right: 1px solid ${color.line};
    overflow-y: auto;
  }
  & [data-top] a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 44px;
    padding: 8px 16px 8px 12px;
    border-radius: ${theme.radius.medium} 0 0 ${theme.radius.medium};
    font-weight: 550;
    text-decoration: none;
  }
  & [data-top] a[data-chosen='true'],
  & [data-top] a:hover {
    color: ${color.fjordDark};
    background: ${color.fjordPale};
  }
  & [data-branch] {
    display: grid;
    align-content: start;
    gap: 32px;
    padding-block: 24px;
    overflow-y: auto;
  }
  @keyframes menu-in {
    from {
      opacity: 0;
      transform: translateY(-6px);
    }
  }
`;
