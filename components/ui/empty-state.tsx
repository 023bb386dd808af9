import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface Props {
  title: string;
  picture?: IllustrationName;
  /** Where to go from here. */
  children?: ReactNode;
}

/** Says that there is nothing, and where to go from here. */
export function EmptyState({ title, picture = 'box', children }: Props) {
  return (
    <Frame>
      <Illustration name={picture} />
      <p data-title>{title}</p>
      {children}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 48px 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.mist};
  text-align: center;
  & [data-title] {
    font-weight: 600;
    text-wrap: balance;
  }
  & p {
    max-width: 56ch;
  }
`;
