import type { ReactNode } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme.ts';

interface Props {
  title: string;
  text: string;
  /** A drawing above the title. */
  picture?: ReactNode;
  /** Where to go from here. */
  children: ReactNode;
  /** What else helps, between the text and the ways on. */
  help?: ReactNode;
}

/** A page that has only something to say: not found, failed. */
export function MessagePage({ title, text, picture, help, children }: Props) {
  return (
    <Frame>
      {picture}
      <h1>{title}</h1>
      <p>{text}</p>
      {help}
      <div>{children}</div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: 16px;
  padding: 64px 24px 96px;
  text-align: center;
  & h1 {
    font-size: ${theme.text.title};
  }
  & p {
    max-width: 48ch;
    color: ${theme.color.inkSoft};
  }
  & > form {
    width: min(100%, 480px);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
`;
