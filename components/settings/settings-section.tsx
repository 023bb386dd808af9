import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** One subject of the settings. */
export function SettingsSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  & h2 {
    font-size: ${theme.text.large};
  }
  & form {
    max-width: 440px;
  }
  & p:empty {
    display: none;
  }
  & [role='status'] {
    color: ${color.moss};
  }
  & [role='alert'] {
    color: ${color.rust};
  }
`;
