import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** As far below the breadcrumbs as the heading of a listing. */
export const PageHeading = styled.h1`
  margin-top: 16px;
  font-size: ${theme.text.title};
`;
