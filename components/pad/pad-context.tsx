'use client';

import { Button } from '@/components/ui/button.tsx';
import type { Pad } from '@/lib/pad/use-pad.ts';
import { linesText } from '@/lib/rules/orders/pad/texts.ts';
import styles from './pad-context.module.css';

/** For whom the pad is, whether there is a connection, and what waits for other customers. */
export function PadContext({ pad }: { pad: Pad }) {
  const { visitor, customerId, range, others } = pad;
  const isOnline = visitor?.kind === 'online';
  const name = isOnline && visitor.customerId === customerId ? visitor.customerName : range?.customerName;
  const reachable = isOnline ? others.filter(({ lineCount }) => lineCount > 0) : others;
  return (
    <div className={styles.context}>
      <p>
        Blaðið er fyrir: <strong>{name}</strong>
      </p>
      <p role="status" data-online={isOnline}>
        {isOnline ? 'Tengt við verslunina' : 'Án nettengingar'}
      </p>
      {reachable.map((other) => (
        <div key={other.id} className={styles.other}>
          <span>
            {other.lineCount > 0 ? `Ósent blað: ${other.name}, ${linesText(other.lineCount)}` : other.name}
          </span>
          <Button variant="secondary" onClick={() => pad.open(other.id)}>
            {isOnline ? `Skipta yfir á: ${other.name}` : `Opna blað: ${other.name}`}
          </Button>
        </div>
      ))}
    </div>
  );
}
