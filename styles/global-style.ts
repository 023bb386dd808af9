import { createGlobalStyle } from 'styled-components';
import { media } from './media.ts';
import { theme } from './theme.ts';

const { color } = theme;

export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    scrollbar-gutter: stable;
    /* What takes the focus or is led to stands below the header and above what is fixed to the foot of the view. */
    scroll-padding-block: calc(72px + var(--context-rows, 0) * 48px) calc(var(--kept-below, 0px) + 8px);
    color: ${color.ink};
    background: ${color.paper};
    font-size: 100%;
    line-height: 1.5;
    font-feature-settings: 'cv05', 'calt';
  }
  html:has(dialog[open]), html:has([data-lock-scroll='true']) { overflow: hidden; }
  body {
    display: flex;
    flex-direction: column;
    margin: 0;
    min-height: 100dvh;
    font-size: ${theme.text.body};
    overflow-wrap: break-word;
  }
  /* Short pages have their footer at the foot of the view. */
  body > main { flex: 1 0 auto; }
  h1, h2, h3, h4, p, figure, fieldset, legend, ul, ol, dl, dd { margin: 0; padding: 0; border: 0; }
  h1, h2, h3, h4 { line-height: 1.2; font-weight: 650; letter-spacing: -0.012em; text-wrap-style: balance; overflow-wrap: anywhere; }
  /* Not the shorthand: it would let lines break inside what its parent keeps on one. */
  p, dd, small { text-wrap-style: pretty; }
  ul, ol { list-style: none; }
  img, svg, video { display: block; max-width: 100%; }
  a { color: inherit; text-underline-offset: 3px; }
  a[href^='tel:'] { white-space: nowrap; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { cursor: pointer; }
  button:disabled { cursor: not-allowed; }
  table { border-collapse: collapse; }
  :focus-visible { outline: 3px solid ${color.fjord}; outline-offset: 2px; border-radius: 2px; }
  ${media.categoryMenu} {
    html { scroll-padding-top: calc(120px + var(--context-rows, 0) * 48px); }
  }
  ${media.forcedColours} {
    /* What is chosen is told by a ground elsewhere, which forced colours leave out. */
    :where(a[aria-current], button[aria-pressed='true']) { outline: 2px solid Highlight; outline-offset: -2px; }
  }
  ${media.stillness} {
    *, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important; }
  }
  ${media.print} {
    body { display: block; font-size: 10pt; }
    h1, h2, h3, h4, thead { break-after: avoid; }
    tr, li { break-inside: avoid; }
    p { orphans: 3; widows: 3; }
    /* Paper leads nowhere. */
    a { color: inherit !important; text-decoration: none !important; }
  }
  @page { size: A4; margin: 14mm; }
`;
