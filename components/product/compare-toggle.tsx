'use client';

import { CompareIcon } from '@/components/ui/compare-icon.tsx';
import { closeListPicker } from '@/lib/lists/request.ts';
import { useKeptCodes } from '@/lib/comparison/kept-codes.ts';
import { toggleCompared } from '@/lib/comparison/toggle-compared.ts';
import styles from './compare-toggle.module.css';

interface Props {
  sku: string;
  name: string;
  /** With a visible label; without one the accessible name includes the product's. */
  showsText?: boolean;
}

/** Takes a product into the comparison that this browser keeps, or out of it. */
export function CompareToggle({ sku, name, showsText = false }: Props) {
  const isOn = useKeptCodes().includes(sku);
  const press = (): void => {
    // Both say at the same place what has happened.
    closeListPicker();
    toggleCompared(sku);
  };
  return (
    <button
      className={styles.compareToggle}
      type="button"
      aria-pressed={isOn}
      aria-label={showsText ? undefined : `${isOn ? 'Taka úr samanburði' : 'Bera saman'}: ${name}`}
      onClick={press}
    >
      <CompareIcon />
      {/* As long as the other, so that nothing beside it moves. */}
      {showsText && (isOn ? 'Í samanburði' : 'Bera saman')}
    </button>
  );
}
