'use client';

import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** People and invitations: who it is at the left, what they may and what can be done at the right; one below the other on phones. */
export const PeopleFrame = styled.section`
  display: grid;
  gap: 16px;
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 16px;
  }
  & h2,
  & h3 {
    font-size: ${theme.text.large};
  }
  & ul {
    border-top: 1px solid ${color.line};
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    padding-block: 12px;
    border-bottom: 1px solid ${color.line};
  }
  & li [data-who] {
    flex: 1 1 200px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li [data-facts] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-top: 4px;
  }
  & li [data-do] {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 8px;
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [role='status'] {
    min-height: 1.5em;
    color: ${color.inkSoft};
  }
  & [role='alert'] {
    color: ${color.rust};
  }
`;
