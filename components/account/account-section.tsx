import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  /** Where all of it stands. */
  more?: { href: string; label: string };
  children: ReactNode;
}

/** A titled part of an account page with the way to all of it. */
export function AccountSection({ title, more, children }: Props) {
  return (
    <SectionBox>
      <header>
        <h2>{title}</h2>
        {more && <a href={more.href}>{more.label}</a>}
      </header>
      {children}
    </SectionBox>
  );
}

const SectionBox = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & > header h2 {
    font-size: var(--text-large);
  }
  & > header a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
`;
