import localFont from 'next/font/local';

/** Inter's Latin letters, every Icelandic one among them; one variable file serves all weights (`npm run make -- font` makes it). */
export const font = localFont({
  src: './inter.woff2',
  weight: '400 720',
  style: 'normal',
  display: 'swap',
  preload: true,
  adjustFontFallback: 'Arial',
  fallback: ['system-ui', 'Segoe UI', 'Arial', 'sans-serif'],
});
