'use client';

import Link from 'next/link';
import styled from 'styled-components';
import { BucketImage } from '@/components/ui/image.tsx';
import type { CategoryTree } from '@/lib/catalogue/category-tree.ts';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { pictureCategoryId } from '@/lib/rules/routes/category-menu.ts';
import { theme } from '@/styles/theme.ts';

/** Children and grandchildren of one category; the campaign's children as pictures. */
export function CategoryBranch({ category }: { category: CategoryTree[number] }) {
  const pictures = category.id === pictureCategoryId;
  return (
    <Branch data-pictures={pictures}>
      <Link href={categoryHref(category)} data-head>
        {category.name}
      </Link>
      {category.children.length > 0 && (
        <ul>
          {category.children.map((child) => (
            <li key={child.id}>
              <Link href={categoryHref(child)} data-child>
                {pictures && (
                  <span data-picture>
                    <BucketImage image={child.image} alt="" sizes="144px" fit="cover" />
                  </span>
                )}
                {child.name}
              </Link>
              {!pictures &&
                child.children.map((grandchild) => (
                  <Link key={grandchild.id} href={categoryHref(grandchild)}>
                    {grandchild.name}
                  </Link>
                ))}
            </li>
          ))}
        </ul>
      )}
    </Branch>
  );
}

const Branch = styled.div`
  & a {
    display: block;
    padding: 4px 0;
    line-height: 1.35;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.fjord};
    text-decoration: underline;
  }
  & > [data-head] {
    margin-bottom: 8px;
    font-size: ${theme.text.large};
    font-weight: 650;
  }
  & ul {
    columns: 3 220px;
    column-gap: 32px;
  }
  & li {
    break-inside: avoid;
    margin-bottom: 16px;
  }
  & [data-child] {
    font-weight: 600;
  }
  &[data-pictures='true'] ul {
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
  }
  & [data-picture] {
    position: relative;
    display: block;
    width: 144px;
    height: 108px;
    margin-bottom: 8px;
    border-radius: ${theme.radius.medium};
  }
  &[data-pictures='true'] li {
    width: 144px;
  }
`;
