'use client';

import { Button } from '@/components/ui/button.tsx';
import { Choice } from '@/components/ui/choice.tsx';
import type { Pad } from '@/lib/pad/use-pad.ts';
import { useNow } from '@/lib/pad/use-now.ts';
import { ageText, keptText } from '@/lib/rules/orders/pad/texts.ts';
import styles from './pad-keeping.module.css';

/** Whether the pad is kept on this device, what that means, and how old it is. */
export function PadKeeping({ pad }: { pad: Pad }) {
  const { isKept, range, busy, visitor } = pad;
  const now = useNow();
  const isOnline = visitor?.kind === 'online';
  return (
    <section aria-label="Geymsla á tækinu" className={styles.keeping}>
      <Choice
        type="checkbox"
        name="keep"
        label="Geyma á þessu tæki"
        hint="Þá opnast blaðið án nettengingar."
        checked={isKept}
        disabled={busy !== null || (!isKept && !isOnline)}
        onChange={({ target }) => pad.keep(target.checked)}
      />
      <p role="status">
        {busy === 'range' && 'Sæki vörurnar…'}
        {busy === 'keep' && 'Geymi blaðið…'}
        {busy !== 'range' &&
          busy !== 'keep' &&
          range &&
          `${keptText(range.total)} ${ageText(now - range.savedAt)}.`}
      </p>
      <p className={styles.soft}>
        Geymt er: heiti og númer vara sem þið hafið keypt, uppáhald, listar, ykkar vörunúmer, síðasta verð og
        það sem er á blaðinu. Verðið í körfunni er það sem gildir. Gögnin eru ekki dulkóðuð á tækinu. Þeim er
        eytt þegar þú skráir þig út, innskráning rennur út eða hakið hér að ofan er tekið af.
      </p>
      {isKept && (
        <p className={styles.soft}>
          Í valmynd vafrans má setja blaðið upp sem forrit eða á heimaskjáinn. Sumir vafrar eyða annars gögnum
          sem ekki hafa verið opnuð í viku.
        </p>
      )}
      <Button variant="quiet" busy={busy === 'range'} onClick={pad.refresh}>
        {isOnline ? 'Uppfæra vörurnar' : 'Tengjast aftur'}
      </Button>
    </section>
  );
}
