'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { useKnownCustomer } from '@/lib/customer/known-customer.ts';
import {
  chooseVatDisplay,
  readVatDisplay,
  storeVatDefault,
  type VatDisplay,
  watchVatDisplay,
} from '@/lib/visitor/vat-display.ts';
import styles from './vat-switch.module.css';

/** Whether prices are shown with VAT or without, in this browser. Companies begin without. */
export function VatSwitch() {
  const display = useSyncExternalStore(watchVatDisplay, readVatDisplay, (): VatDisplay => 'with');
  const isCompany = useKnownCustomer()?.isCompany;
  useEffect(() => {
    if (isCompany !== undefined) storeVatDefault(isCompany);
  }, [isCompany]);
  return (
    <div className={styles.vatSwitch} role="group" aria-label="Verð">
      <button type="button" aria-pressed={display === 'with'} onClick={() => chooseVatDisplay('with')}>
        Með vsk.
      </button>
      <button type="button" aria-pressed={display === 'without'} onClick={() => chooseVatDisplay('without')}>
        Án vsk.
      </button>
    </div>
  );
}
