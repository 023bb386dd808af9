'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props {
  title: string;
  tone?: 'good' | 'bad' | 'plain';
  /** Takes the focus: what had it is gone. */
  focused?: boolean;
  children: ReactNode;
}

/** How something ended, and where to go from here. */
export function Notice({ title, tone = 'plain', focused = true, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Frame data-tone={tone}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </Frame>
  );
}

const { color } = theme;

const Frame = styled.section`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 24px;
  border: 1px solid ${color.line};
  border-left: 6px solid ${color.fjord};
  border-radius: ${theme.radius.medium};
  &[data-tone='good'] {
    border-left-color: ${color.moss};
  }
  &[data-tone='bad'] {
    border-left-color: ${color.rust};
  }
  & h2 {
    outline: none;
    font-size: ${theme.text.large};
  }
  & [data-ways] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & ol {
    display: grid;
    gap: 8px;
    padding-left: 20px;
    list-style: decimal;
  }
`;
