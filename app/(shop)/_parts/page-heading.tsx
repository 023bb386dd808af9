import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

export const PageHeading = styled.h1`
  font-size: ${theme.text.title};
`;
