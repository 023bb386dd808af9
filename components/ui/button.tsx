import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonVariant } from './button-style.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** As wide as its parent. */
  block?: boolean;
  /** Waits for an answer: says so to screen readers and takes no further press, yet keeps the focus. */
  busy?: boolean;
}

export function Button({ variant = 'primary', block, busy, type = 'button', onClick, ...rest }: Props) {
  return (
    <StyledButton
      type={type}
      data-variant={variant}
      data-block={block}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    />
  );
}

const StyledButton = styled.button`
  ${buttonStyle}
`;
