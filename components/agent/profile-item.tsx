import styled from 'styled-components';

/** One row of a list in a customer's profile: what it says, and at its end an amount or an action. */
export const ProfileItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-1) var(--space-4);
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--color-line);
  overflow-wrap: anywhere;
`;
