import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props extends ComponentProps<'input'> {
  type: 'radio' | 'checkbox';
  label: ReactNode;
  hint?: ReactNode;
  /** At the end of the box, e.g. a price. */
  after?: ReactNode;
  /** Framed as one of several; plain for a single checkbox. */
  framed?: boolean;
  error?: string | null;
}

/** A radio button or checkbox whose whole box can be pressed. */
export function Choice({ label, hint, after, framed = false, error, ...input }: Props) {
  const errorId = error ? `${input.name}-error` : undefined;
  return (
    <Frame data-framed={framed}>
      <label>
        <input aria-invalid={error ? true : undefined} aria-describedby={errorId} {...input} />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
        {after && <strong>{after}</strong>}
      </label>
      {error && (
        <em id={errorId} role="alert">
          {error}
        </em>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  & label {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    cursor: pointer;
  }
  &[data-framed='true'] label {
    min-height: 64px;
    padding: 12px 16px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
  }
  &[data-framed='true'] label:hover {
    background: ${color.mist};
  }
  &[data-framed='true'] label:has(input:checked) {
    border-color: ${color.fjord};
    box-shadow: inset 0 0 0 1px ${color.fjord};
    background: ${color.fjordPale};
  }
  & label:has(input:disabled) {
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  &[data-framed='true'] label:has(input:disabled) {
    background: ${color.mist};
  }
  & input {
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: ${color.fjord};
  }
  &[data-framed='true'] span {
    font-weight: 600;
  }
  & small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
    font-weight: 400;
  }
  & em {
    color: ${color.rust};
    font-size: ${theme.text.small};
    font-style: normal;
    font-weight: 600;
  }
`;
