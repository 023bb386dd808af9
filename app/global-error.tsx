'use client';

import * as bare from '@/styles/bare-page.ts';
import { brandColours } from '@/styles/brand-colours.ts';

const offlineMessage = 'Ekkert netsamband. Athugaðu tenginguna og reyndu aftur.';
const unavailableMessage = 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.';

/**
 * For when the shell itself fails to render. Self-contained: it must not depend on anything that may have failed. In the
 * browser only.
 */
export default function GlobalError({ error: { digest } }: { error: { digest?: string } }) {
  return (
    <html lang="is">
      <body style={bare.page}>
        <main style={bare.message}>
          <title>Vörulind</title>
          <svg width="64" height="64" viewBox="0 0 32 36" aria-hidden>
            <path
              d="M16 2.5C20.5 9 27 14.5 27 22a11 11 0 0 1-22 0C5 14.5 11.5 9 16 2.5Z"
              fill={brandColours.fjord}
            />
          </svg>
          <h1 style={bare.title}>Eitthvað fór úrskeiðis</h1>
          <p style={bare.text}>{navigator.onLine ? unavailableMessage : offlineMessage}</p>
          {digest && <p style={bare.text}>Tilvísun: {digest}</p>}
          <button type="button" style={bare.button} onClick={() => location.reload()}>
            Reyna aftur
          </button>
        </main>
      </body>
    </html>
  );
}
