import { createTheme } from 'styled-components';

/**
 * Design tokens. Server components have no theme context, so the result is imported like a constant; each leaf is a
 * CSS variable with its value as fallback. Every text colour has at least 4.5:1 on paper, mist and its own pale tone.
 */
export const theme = createTheme(
  {
    color: {
      ink: '#13242d',
      inkSoft: '#4b5d66',
      fjord: '#0a5876',
      fjordDark: '#073f55',
      fjordPale: '#e7f1f5',
      moss: '#1c6a40',
      mossPale: '#e6f3eb',
      rust: '#ab3218',
      rustPale: '#fceae6',
      /** Signals beside text, on light and dark ground. */
      openDot: '#3fb873',
      closedDot: '#f0705a',
      sun: '#f7c948',
      sunInk: '#704a00',
      sunPale: '#fdf3d6',
      paper: '#ffffff',
      mist: '#f3f6f7',
      line: '#d8e0e3',
      lineStrong: '#75868e',
      /** A line on dark ground, and what darkens the page behind a modal. */
      lineOnDark: 'rgb(255 255 255 / 25%)',
      overlay: 'rgb(7 30 41 / 55%)',
    },
    /** 8 px unit (specification §9). */
    space: { half: '4px', one: '8px', two: '16px', three: '24px', four: '32px', six: '48px', eight: '64px' },
    radius: { small: '4px', medium: '8px', large: '14px' },
    text: {
      small: '0.8125rem',
      body: '0.9375rem',
      large: '1.125rem',
      title: 'clamp(1.375rem, 1.1rem + 1.2vw, 2rem)',
    },
    shadow: {
      low: '0 1px 2px rgb(19 36 45 / 10%)',
      high: '0 12px 40px rgb(19 36 45 / 18%)',
    },
    motion: { quick: '140ms ease-out' },
    container: '1543px',
  },
  { prefix: 'v' },
);
