import { css } from 'styled-components';
import { buttonStyle } from '@/components/ui/button-style.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

const { color } = theme;

/** Toolbar, chips, facets and results around each other. */
export const listingStyle = css`
  & [data-listing] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'toolbar' 'chips' 'results';
    gap: 16px 32px;
    align-items: start;
  }
  & [data-toolbar] {
    grid-area: toolbar;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  & [data-dropped-words] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    background: ${color.fjordPale};
    color: ${color.fjordDark};
    overflow-wrap: anywhere;
  }
  /* On a phone the count and the views make the first line. */
  & [data-count] {
    flex: 1 0 calc(100% - 168px);
    color: ${color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  & [data-open-filters],
  & [data-sort] {
    order: 1;
  }
  & [data-open-filters] {
    ${buttonStyle}
    color: ${color.fjord};
    background: ${color.paper};
    border-color: ${color.fjord};
  }
  & [data-open-filters]:hover {
    background: ${color.fjordPale};
  }
  & [data-sort] {
    display: flex;
    align-items: center;
    gap: 8px;
    margin-left: auto;
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
  }
  & [data-sort] span {
    display: none;
  }
  & select {
    min-height: 44px;
    max-width: 200px;
    padding: 8px 12px;
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.medium};
    color: ${color.ink};
    background: ${color.paper};
  }
  & [data-views] {
    display: flex;
    margin-left: auto;
    border: 1px solid ${color.line};
    border-radius: ${theme.radius.medium};
  }
  & [data-views] a {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    border-radius: ${theme.radius.medium};
    color: ${color.inkSoft};
  }
  & [data-views] a:hover {
    background: ${color.mist};
  }
  & [data-views] a[aria-current] {
    color: ${color.fjord};
    background: ${color.fjordPale};
  }
  & [data-chips] {
    grid-area: chips;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  & [data-chips] a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 4px 12px 4px 16px;
    border-radius: 22px;
    color: ${color.fjordDark};
    background: ${color.fjordPale};
    font-size: ${theme.text.small};
    font-weight: 600;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & [data-chips] a:hover {
    background: ${color.line};
  }
  & [data-chips] svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
  & [data-chips] [data-clear] {
    padding-inline: 8px;
    background: transparent;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & [data-facets] {
    grid-area: facets;
    display: none;
  }
  @media (scripting: none) {
    & [data-listing] {
      grid-template-areas: 'toolbar' 'chips' 'facets' 'results';
    }
    & [data-open-filters] {
      display: none;
    }
    & [data-facets] {
      display: grid;
    }
    & [data-facets] noscript button {
      ${buttonStyle}
    }
  }
  & [data-results] {
    grid-area: results;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    min-width: 0;
    transition: opacity ${theme.motion.quick};
  }
  & [data-stalled] {
    opacity: 0.55;
  }
  & [data-stalled]::before {
    content: '';
    height: 3px;
    margin-bottom: -3px;
    border-radius: 2px;
    background: ${color.fjord};
    animation: listing-stalled 1s ease-in-out infinite alternate;
  }
  @keyframes listing-stalled {
    from {
      transform: scaleX(0.1);
    }
  }
  & [data-note] {
    padding: 12px 16px;
    border-radius: ${theme.radius.medium};
    color: ${color.sunInk};
    background: ${color.sunPale};
  }
  ${media.narrow} {
    & [data-count] {
      flex: none;
    }
    & [data-open-filters],
    & [data-sort] {
      order: 0;
    }
    & [data-sort] span {
      display: inline;
    }
    & [data-views] {
      margin-left: 0;
    }
  }
  ${media.desktop} {
    & [data-listing] {
      grid-template-columns: 256px minmax(0, 1fr);
      grid-template-areas: 'facets toolbar' 'facets chips' 'facets results';
      grid-template-rows: auto auto 1fr;
    }
    & [data-facets] {
      display: grid;
    }
    & [data-open-filters] {
      display: none;
    }
  }
  ${media.print} {
    & [data-facets],
    & [data-toolbar] {
      display: none;
    }
  }
`;
