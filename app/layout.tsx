import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { brandColours } from '@/styles/brand-colours.ts';
import { font } from '@/styles/font.ts';
import '@/styles/global.css';

export const metadata: Metadata = {
  title: { default: 'Vörulind', template: '%s | Vörulind' },
  applicationName: 'Vörulind',
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  themeColor: brandColours.fjordDark,
  width: 'device-width',
  initialScale: 1,
};

/**
 * Marks the page before its first paint, so that a signed-in visitor sees no guest price flash, and reserves room for the
 * strips above the page (lib/acting-as/context-rows.ts).
 */
const markSignedIn = `{const h=document.documentElement,s=/(?:^|;\\s*)signed-in=1(?:;|$)/.test(document.cookie);h.setAttribute('data-signed-in',s);if(s)try{h.style.setProperty('--context-rows',Number(localStorage.getItem('context-rows'))||0)}catch{}}`;

/** Marks pictures that fail to load, registered before the first request. Neither event bubbles. */
const markFailedPictures = `for(const type of ['error','load'])document.addEventListener(type,({target})=>target.localName==='img'&&target.toggleAttribute('data-failed',type==='error'),true)`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="is" className={font.className} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: `${markSignedIn};${markFailedPictures}` }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
