import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

/** At the end of a password field: lets whoever types see what was typed. */
export function ShowPassword({ shown, onToggle }: { shown: boolean; onToggle: () => void }) {
  return (
    <Toggle type="button" aria-pressed={shown} onClick={onToggle}>
      Sýna lykilorð
    </Toggle>
  );
}

const Toggle = styled.button`
  min-height: 42px;
  padding: 0 12px;
  border: 0;
  border-radius: ${theme.radius.medium};
  color: ${theme.color.fjord};
  background: transparent;
  font-size: ${theme.text.small};
  font-weight: 600;
  white-space: nowrap;
  &[aria-pressed='true'] {
    text-decoration: underline;
  }
`;
