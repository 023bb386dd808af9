'use client';

import styled from 'styled-components';

/** What can be done with a request, beside each other. */
export const RequestActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
