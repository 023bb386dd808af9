import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { firstScript } from '@/lib/shell/first-script.ts';
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

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="is" className={font.className} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: firstScript }} />
      </head>
      <body>{children}</body>
    </html>
  );
}
