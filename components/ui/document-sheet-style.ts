import { css } from 'styled-components';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** A document as it stands on paper: seller, parties (`data-parties`), lines and sums. */
export const documentSheetStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  padding: 24px 16px;
  border: 1px solid ${color.line};
  border-radius: ${theme.radius.large};
  & header,
  & [data-parties] {
    display: grid;
    gap: 24px;
  }
  & header > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    align-self: start;
    gap: 8px 16px;
  }
  & h1 {
    font-size: ${theme.text.title};
  }
  & address {
    display: grid;
    align-content: start;
    font-style: normal;
  }
  & small,
  & [data-parties] dt {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-parties] dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
    gap: 16px;
  }
  ${media.narrow} {
    padding: 24px;
    & header,
    & [data-parties] {
      grid-template-columns: 1fr 1fr;
    }
  }
  ${media.desktop} {
    padding: 40px;
  }
  ${media.print} {
    padding: 0;
    border: 0;
    & header,
    & [data-parties] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;
