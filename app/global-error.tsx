'use client';

const offline = 'Ekkert netsamband. Athugaðu tenginguna og reyndu aftur.';
const text = 'Þjónustan er ekki tiltæk sem stendur. Vinsamlegast reynið aftur eftir smástund.';

/** Where the shell itself could not be made. Stands alone: it must not need anything that may have failed. In the browser only. */
export default function GlobalError() {
  return (
    <html lang="is">
      <body style={{ margin: 0, fontFamily: 'system-ui, sans-serif', display: 'grid', placeItems: 'center' }}>
        <main style={{ padding: '20vh 24px', maxWidth: '36em', textAlign: 'center' }}>
          <title>Vörulind</title>
          <h1>Eitthvað fór úrskeiðis</h1>
          <p>{navigator.onLine ? text : offline}</p>
          <button
            type="button"
            style={{ minHeight: 44, padding: '8px 20px' }}
            onClick={() => location.reload()}
          >
            Reyna aftur
          </button>
        </main>
      </body>
    </html>
  );
}
