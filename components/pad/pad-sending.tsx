'use client';

import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import type { Pad } from '@/lib/pad/use-pad.ts';
import { setSendsItself, takeBackAttempt } from '@/lib/rules/orders/pad/draft.ts';
import { linesObject } from '@/lib/rules/orders/pad/texts.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import styles from './pad-sending.module.css';

/** The press that sends the pad to the cart, and what waits for an answer. */
export function PadSending({ pad }: { pad: Pad }) {
  const { draft, outcome, busy, visitor, customerId } = pad;
  const { attempt, lines } = draft;
  const isOther = visitor?.kind === 'online' && visitor.customerId !== customerId;
  const isOnline = visitor?.kind === 'online';
  const label = attempt
    ? `Senda aftur ${linesObject(attempt.lines.length)}`
    : `Setja ${linesObject(lines.length)} í körfuna`;
  return (
    <div className={styles.sending}>
      {outcome?.kind === 'failed' && <p role="alert">{outcome.message}</p>}
      {outcome?.kind === 'other-visitor' && (
        <p role="alert">
          Ekkert var sent: þú pantar nú fyrir annan viðskiptavin.
          {isOther &&
            ` Verslunin er opin fyrir: ${visitor.customerName}. Skiptu yfir til að senda þetta blað.`}
        </p>
      )}
      {isOther && customerId !== null && (
        <Button variant="secondary" onClick={() => pad.open(customerId)}>
          Skipta yfir á viðskiptavin blaðsins
        </Button>
      )}
      {attempt && outcome?.kind === 'too-old' ? (
        <div role="alert" className={styles.waiting}>
          <p>
            Línur sem biðu of lengi eftir svari: {formatNumber(attempt.lines.length)}. Verslunin veit ekki
            lengur hvort þær fóru í körfuna. Skoðaðu körfuna og pantanirnar áður en þú sendir þær aftur.
          </p>
          <Button
            variant="secondary"
            onClick={() => pad.change((before) => takeBackAttempt(before, attempt.key))}
          >
            Setja línurnar aftur á blaðið
          </Button>
        </div>
      ) : (
        attempt && (
          <p role="status" className={styles.waiting}>
            Línur sem bíða eftir svari verslunarinnar: {formatNumber(attempt.lines.length)}. Þær fara aldrei
            tvisvar í körfuna.
          </p>
        )
      )}
      {(attempt !== null || lines.length > 0) && (
        <Button block busy={busy === 'send'} onClick={pad.send}>
          {busy === 'send' ? 'Sendi…' : label}
        </Button>
      )}
      {!isOnline && (attempt !== null || lines.length > 0) && (
        <Choice
          type="checkbox"
          name="sends-itself"
          label="Senda sjálfkrafa þegar samband næst"
          hint="Meðan blaðið er opið, eða næst þegar það er opnað. Annars bíður það þess að ýtt sé á hnappinn."
          checked={draft.sendsItself ?? false}
          onChange={({ target: { checked } }) => {
            pad.change((before) => setSendsItself(before, checked));
          }}
        />
      )}
    </div>
  );
}
