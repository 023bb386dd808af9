import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** First stop of the Tab key; the page's main element has the id `efni`. */
export function SkipLink() {
  return <SkipAnchor href="#efni">Fara beint í efni</SkipAnchor>;
}

const SkipAnchor = styled.a`
  position: absolute;
  left: 8px;
  top: -80px;
  z-index: 70;
  padding: 12px 16px;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.paper};
  background: ${theme.color.fjordDark};
  &:focus {
    top: 8px;
  }
`;
