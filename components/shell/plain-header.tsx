import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** Header of the pages that stand outside the shell. */
export const PlainHeader = styled.header`
  padding: 16px 24px;
  border-bottom: 1px solid ${theme.color.line};
  color: ${theme.color.fjordDark};
`;
