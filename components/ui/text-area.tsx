import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props extends ComponentProps<'textarea'> {
  label: string;
  hint?: ReactNode;
  /** Icelandic text under the box; its presence marks it invalid. */
  error?: string | null | undefined;
}

/** A labelled box for several lines of text, with the look of a field. */
export function TextArea({ label, hint, error, id, ...area }: Props) {
  const generated = useId();
  const areaId = id ?? generated;
  const described = [hint && `${areaId}-hint`, error && `${areaId}-error`].filter(Boolean).join(' ');
  return (
    <Frame data-invalid={Boolean(error)}>
      <label htmlFor={areaId}>{label}</label>
      <textarea
        id={areaId}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        {...area}
      />
      {hint && <small id={`${areaId}-hint`}>{hint}</small>}
      {error && (
        <strong id={`${areaId}-error`} role="alert">
          {error}
        </strong>
      )}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  & label {
    font-weight: 600;
    font-size: ${theme.text.small};
  }
  & textarea {
    min-height: 120px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    color: inherit;
    background: ${color.paper};
    /* iOS zooms into anything below 16 px. */
    font: inherit;
    font-size: 1rem;
    resize: vertical;
  }
  &[data-invalid='true'] textarea {
    border-color: ${color.rust};
  }
  & small {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & strong {
    color: ${color.rust};
    font-size: ${theme.text.small};
    font-weight: 600;
  }
`;
