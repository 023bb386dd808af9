import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** A part of the design system under its name. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <h2>{title}</h2>
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.section`
  padding-block: 16px;
  border-top: 1px solid ${theme.color.line};
  & h2 {
    margin-bottom: 16px;
    font-size: ${theme.text.large};
  }
  & h2 ~ div {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: 16px;
  }
  & [data-wide] {
    flex: 1 1 320px;
    min-width: 0;
  }
`;
