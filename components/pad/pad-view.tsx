'use client';

import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { usePad } from '@/lib/pad/use-pad.ts';
import { padPath, signInPath } from '@/lib/rules/routes/account-paths.ts';
import { PadBody } from './pad-body.tsx';
import type { LoadScanner } from './load-scanner.ts';
import styles from './pad-view.module.css';

interface Props {
  loadScanner: LoadScanner;
  /** Brings what the pad needs without a connection besides what it has loaded. */
  loadParts: () => Promise<unknown>;
}

/** Orders written without a connection: one page, the same for everybody, filled from this device. */
export function PadView({ loadScanner, loadParts }: Props) {
  const pad = usePad(loadParts);
  const { visitor } = pad;
  return (
    <div className={styles.page}>
      <h1>Pöntunarblað</h1>
      {visitor === null && <Skeleton height="240px" />}
      {visitor?.kind === 'guest' && (
        <div className={styles.message}>
          <p>Skráðu þig inn til að nota pöntunarblaðið. Á þessu tæki er ekkert geymt.</p>
          <LinkButton href={signInPath(padPath)}>Innskráning</LinkButton>
        </div>
      )}
      {visitor?.kind === 'refused' && (
        <p>Hlutverk þitt hjá fyrirtækinu leyfir ekki pantanir. Stjórnandi þess getur breytt því.</p>
      )}
      {visitor?.kind === 'unreachable' && pad.customerId === null && (
        <p role="status">
          Ekkert netsamband, og engar vörur eru geymdar á þessu tæki. Opnaðu blaðið með nettengingu og veldu
          „Geyma á þessu tæki“.
        </p>
      )}
      {pad.customerId !== null && <PadBody pad={pad} loadScanner={loadScanner} />}
    </div>
  );
}
