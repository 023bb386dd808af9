'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import styles from './zoom.module.css';

interface Props {
  name: string;
  assetPaths: readonly string[];
  /** Index of the picture that is shown. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/** The pictures as large as the screen allows, or twice that; arrows lead from one to the next, or about a large one. */
export function Zoom({ name, assetPaths, shown, onShow, onClose }: Props) {
  const [large, setLarge] = useState(false);
  const count = assetPaths.length;

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent): void => {
      if (large || count < 2) return;
      if (key === 'ArrowRight') onShow((shown + 1) % count);
      if (key === 'ArrowLeft') onShow((shown + count - 1) % count);
    };
    document.addEventListener('keydown', turn);
    return () => document.removeEventListener('keydown', turn);
  }, [large, count, shown, onShow]);

  const label = `Mynd ${shown + 1} af ${count}`;
  return (
    <Modal title={name} width={1200} onClose={onClose}>
      {/* Whoever looks closer moves about with the arrows, as in any box that scrolls. */}
      <div
        className={styles.stage}
        data-large={large}
        role="group"
        aria-label={label}
        tabIndex={large ? 0 : -1}
      >
        <div>
          <BucketImage image={{ assetPath: assetPaths[shown] ?? '' }} alt={name} sizes="1920px" priority />
        </div>
      </div>
      <div className={styles.row}>
        {count > 1 && (
          <>
            <Button variant="secondary" onClick={() => onShow((shown + count - 1) % count)}>
              Fyrri mynd
            </Button>
            <p role="status">{label}</p>
            <Button variant="secondary" onClick={() => onShow((shown + 1) % count)}>
              Næsta mynd
            </Button>
          </>
        )}
        <Button variant="secondary" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? 'Minnka' : 'Stækka meira'}
        </Button>
      </div>
    </Modal>
  );
}
