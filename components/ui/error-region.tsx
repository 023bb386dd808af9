'use client';

import styled from 'styled-components';
import { errorText } from '@/lib/rules/error-text.ts';
import { theme } from '@/styles/theme.ts';
import { Button } from './button.tsx';

interface Props {
  error?: unknown;
  /** In place of the error's own words. */
  text?: string;
  onRetry?: () => void;
}

/** Stands where something could not be loaded: says what happened and offers to try again. */
export function ErrorRegion({ error, text, onRetry }: Props) {
  return (
    <Region role="alert">
      <p>{text ?? errorText(error)}</p>
      {onRetry && (
        <Button variant="secondary" onClick={onRetry}>
          Reyna aftur
        </Button>
      )}
    </Region>
  );
}

const Region = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 32px 16px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  text-align: center;
`;
