import styled from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

interface Props {
  sections: readonly { id: string; anchor?: string | null; title?: string | null }[];
}

/** Table of contents of a long text: beside it on wide screens, above it on middling ones, not at all on phones. */
export function Contents({ sections }: Props) {
  return (
    <Frame aria-labelledby="efnisyfirlit">
      <h2 id="efnisyfirlit">Efnisyfirlit</h2>
      <ol>
        {sections.map(({ id, anchor, title }) => (
          <li key={id}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

const Frame = styled.nav`
  display: none;
  ${media.narrow} {
    display: grid;
    gap: 8px;
    margin-top: 16px;
    padding: 16px 24px;
    border-radius: ${theme.radius.large};
    background: ${theme.color.mist};
    & h2 {
      font-size: ${theme.text.body};
    }
    & ol {
      columns: 2;
      column-gap: 32px;
    }
    & li {
      break-inside: avoid;
    }
    & a {
      display: block;
      padding-block: 5px;
      color: ${theme.color.fjord};
      text-decoration: none;
    }
    & a:hover {
      text-decoration: underline;
    }
  }
  ${media.desktop} {
    position: sticky;
    /* Where headings stop when they are led to. */
    top: calc(128px + var(--context-rows, 0) * 48px);
    max-height: calc(100dvh - 152px - var(--context-rows, 0) * 48px);
    overflow-y: auto;
    margin-top: 24px;
    & ol {
      columns: auto;
    }
  }
  ${media.print} {
    display: none;
  }
`;
