import Link from 'next/link';
import styled from 'styled-components';
import { categoryHref } from '@/lib/rules/routes/addresses.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { theme } from '@/styles/theme.ts';

interface Entry {
  id: string;
  name: string;
  slug: string;
  productCount: number;
}

interface Props {
  categories: readonly (Entry & { children: readonly Entry[] })[];
}

/** What is below each category, in words: the heading leads to its pictures, the lines to the goods. */
export function CategoryOutline({ categories }: Props) {
  return (
    <Outline>
      {categories.map((category) => (
        <section key={category.id} aria-labelledby={`yfirlit-${category.id}`}>
          <h2 id={`yfirlit-${category.id}`}>
            <Link href={`/voruflokkar/${category.slug}`}>{category.name}</Link>
          </h2>
          <ul>
            {category.children.map((child) => (
              <li key={child.id}>
                <Link href={categoryHref(child)}>
                  {child.name} <small>{formatNumber(child.productCount)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Outline>
  );
}

const Outline = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 24px;
  padding-top: 24px;
  & h2 {
    padding-bottom: 8px;
    border-bottom: 1px solid ${theme.color.line};
    font-size: ${theme.text.large};
  }
  & h2 a,
  & li a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-height: 44px;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.color.fjord};
    text-decoration: underline;
  }
  & small {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
`;
