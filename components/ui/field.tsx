import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props extends ComponentProps<'input'> {
  label: string;
  hint?: ReactNode;
  /** Icelandic text under the input; its presence marks the input invalid. */
  error?: string | null;
  /** Stands inside the box at its end, e.g. a button that shows the password. */
  after?: ReactNode;
}

/** A labelled input with its hint and error, tied together for screen readers. */
export function Field({ label, hint, error, after, id, required, ...input }: Props) {
  const generated = useId();
  const fieldId = id ?? generated;
  const described = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ');
  return (
    <Frame data-invalid={Boolean(error)}>
      <label htmlFor={fieldId}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      <div>
        <input
          id={fieldId}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          {...input}
        />
        {after}
      </div>
      {hint && <small id={`${fieldId}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${fieldId}-error`} role="alert">
          {error}
        </strong>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  /* An input asks for a width of its own; the column must not grow with it. */
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  & > label {
    font-weight: 600;
    font-size: ${theme.text.small};
  }
  & > div {
    display: flex;
    align-items: center;
    min-height: 44px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    background: ${color.paper};
  }
  & > div:focus-within {
    border-color: ${color.fjord};
    box-shadow: 0 0 0 2px ${color.fjord};
    /* Forced colours leave out shadows, but not this. */
    outline: 2px solid transparent;
  }
  &[data-invalid='true'] > div {
    border-color: ${color.rust};
  }
  & input {
    flex: 1;
    min-width: 0;
    min-height: 42px;
    padding: 8px 12px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    /* iOS zooms into anything below 16 px. */
    font-size: 1rem;
  }
  & > small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & > strong {
    color: ${color.rust};
    font-size: ${theme.text.small};
    font-weight: 600;
  }
`;
