import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonVariant } from './button-style.ts';

interface Props extends ComponentProps<'a'> {
  variant?: ButtonVariant;
}

/** A link that looks like a button and loads its page anew: for files, other sites and pages outside the shell. */
export function AnchorButton({ variant = 'primary', ...rest }: Props) {
  return <StyledAnchor data-variant={variant} {...rest} />;
}

const StyledAnchor = styled.a`
  ${buttonStyle}
`;
