import localFont from 'next/font/local';

/** Inter's Latin letters, every Icelandic one among them; one variable file serves all weights (`npm run make -- font` makes it). */
export const font = localFont({
  src: './inter.woff2',
  weight: '400 720',
  style: 'normal',
  // Letters that come later than the first paint wait for the next page: no line breaks elsewhere under a reader's eyes.
  display: 'optional',
  preload: true,
  // Next would make one face of Arial for all weights, which Android and Linux do not have.
  adjustFontFallback: false,
  fallback: ['Arial stand-in', 'Roboto stand-in', 'system-ui', 'sans-serif'],
});
