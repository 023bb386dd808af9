import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

/** One subject of the settings. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <SectionCard aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </SectionCard>
  );
}

const SectionCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-6);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & h2 {
    font-size: var(--text-large);
  }
  & form {
    max-width: 440px;
  }
  & p:empty {
    display: none;
  }
  & [role='status'] {
    color: var(--color-moss);
  }
  & [role='alert'] {
    color: var(--color-rust);
  }
`;
