import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props extends ComponentProps<'select'> {
  label: string;
}

/** A labelled choice of one among several, with the look of a field. */
export function Select({ label, id, children, ...select }: Props) {
  const generated = useId();
  const selectId = id ?? generated;
  return (
    <Frame>
      <label htmlFor={selectId}>{label}</label>
      <select id={selectId} {...select}>
        {children}
      </select>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 4px;
  & label {
    font-weight: 600;
    font-size: ${theme.text.small};
  }
  & select {
    min-height: 46px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    color: inherit;
    background: ${color.paper};
    /* iOS zooms into anything below 16 px. */
    font-size: 1rem;
  }
`;
