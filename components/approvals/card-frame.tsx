'use client';

import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

export const CardFrame = styled.article`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  & h2 {
    font-size: ${theme.text.large};
  }
  & [data-changed] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    background: ${color.sunPale};
  }
  & summary {
    min-height: 44px;
    padding-block: 10px;
    font-weight: 600;
    cursor: pointer;
  }
  & s,
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & q {
    display: block;
    margin-top: 4px;
    quotes: '„' '“';
  }
  & [data-do] {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & > a {
    color: ${color.fjord};
    font-weight: 600;
  }
  /* Columns of one request stand below those of another. */
  ${media.narrow} {
    & [data-number] {
      width: 160px;
    }
  }
  & [role='alert'] {
    color: ${color.rust};
  }
`;
