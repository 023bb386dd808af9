'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';
import { CloseIcon } from './icons.tsx';

interface Props {
  /** What has happened. */
  children: ReactNode;
  /** What can be done about it, e.g. a button that undoes it. */
  action?: ReactNode;
  onClose: () => void;
}

/** Says at the foot of the view what has happened, and stays until it is closed: nobody has to read against a clock. */
export function Toast({ children, action, onClose }: Props) {
  return (
    <Frame>
      <span role="status">{children}</span>
      {action}
      <button type="button" aria-label="Loka" onClick={onClose} data-close>
        <CloseIcon />
      </button>
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.div`
  position: fixed;
  z-index: 40;
  inset: auto 8px calc(8px + var(--kept-below, 0px) + env(safe-area-inset-bottom));
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: 560px;
  margin-inline: auto;
  padding: 4px 4px 4px 16px;
  border: 1px solid ${color.fjordDark};
  border-radius: ${theme.radius.medium};
  color: ${color.paper};
  background: ${color.fjordDark};
  box-shadow: ${theme.shadow.high};
  animation: toast-in 160ms ease-out;
  & > span {
    flex: 1;
    min-width: 0;
    padding-block: 8px;
  }
  & :focus-visible {
    outline-color: ${color.sun};
  }
  & button[type] {
    color: inherit;
  }
  & button[type]:hover {
    background: ${color.fjord};
  }
  & [data-close] {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    border: 0;
    border-radius: 50%;
    background: transparent;
  }
  ${media.narrow} {
    bottom: calc(24px + var(--kept-below, 0px));
  }
  ${media.print} {
    display: none;
  }
  @keyframes toast-in {
    from {
      transform: translateY(16px);
      opacity: 0;
    }
  }
`;
