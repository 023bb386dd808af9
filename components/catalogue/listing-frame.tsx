import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Breadcrumbs, type Crumb } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { countedProducts } from '@/lib/rules/orders/cart-label.ts';
import { theme } from '@/styles/theme.ts';

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
      <Frame>
        <Breadcrumbs crumbs={crumbs} />
        <header>
          <h1>{title}</h1>
          {total !== undefined && <p data-count>{countedProducts(total)}</p>}
          {description && <p data-description>{description}</p>}
        </header>
        {children}
      </Frame>
    </Container>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-bottom: 32px;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 16px;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  & > form[role='search'] {
    max-width: 720px;
  }
  & [data-count] {
    color: ${theme.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & [data-description] {
    flex-basis: 100%;
    max-width: 72ch;
    color: ${theme.color.inkSoft};
  }
`;
