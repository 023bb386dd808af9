'use client';

import { OpeningStatus } from '@/components/opening-hours/opening-status.tsx';
import { useShell } from './use-shell.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import styles from './store-strip.module.css';

/** Whether the store is open, where it is and its phone, early on the page where the header has no room for them. */
export function StoreStrip() {
  const { info, openingHours } = useShell();
  return (
    <aside className={styles.storeStrip} aria-label="Verslunin">
      <OpeningStatus hours={openingHours} inline />
      {info.address && <a href="/#where">{info.address}</a>}
      {info.phoneNumber && <a href={`tel:${info.phoneNumber}`}>{`Sími ${formatPhone(info.phoneNumber)}`}</a>}
    </aside>
  );
}
