import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** Page container: content at most 1543 px; side padding 24 px below 1600 px, 8 px below 768 px (specification §2.7). */
export const Container = styled.div`
  width: 100%;
  max-width: ${theme.container};
  margin-inline: auto;
  @media (max-width: 1599.98px) {
    max-width: calc(${theme.container} + 48px);
    padding-inline: 24px;
  }
  @media (max-width: 767.98px) {
    padding-inline: 8px;
  }
`;
