import styled from 'styled-components';

/** A link that calls or writes to somebody, as high as a thumb. */
export const ReachLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
`;
