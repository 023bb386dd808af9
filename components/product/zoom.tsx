'use client';

import { useLayoutEffect, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { BucketImage } from '@/components/ui/image.tsx';
import { Modal } from '@/components/ui/modal.tsx';
import styles from './zoom.module.css';

interface Props {
  name: string;
  assetPaths: readonly string[];
  /** Index of the picture that is shown. */
  slideIndex: number;
  onSlide: (index: number) => void;
  onClose: () => void;
}

/** The pictures as large as the screen allows, or twice that; arrow keys change the picture, or scroll a large one. */
export function Zoom({ name, assetPaths, slideIndex, onSlide, onClose }: Props) {
  const [isLarge, setLarge] = useState(false);
  const count = assetPaths.length;

  // Before the picture is painted, so that no key is lost between the two.
  useLayoutEffect(() => {
    const changeSlide = ({ key }: KeyboardEvent): void => {
      if (isLarge || count < 2) return;
      if (key === 'ArrowRight') onSlide((slideIndex + 1) % count);
      if (key === 'ArrowLeft') onSlide((slideIndex + count - 1) % count);
    };
    document.addEventListener('keydown', changeSlide);
    return () => document.removeEventListener('keydown', changeSlide);
  }, [isLarge, count, slideIndex, onSlide]);

  const label = `Mynd ${slideIndex + 1} af ${count}`;
  return (
    <Modal title={name} width={1200} onClose={onClose}>
      {/* Zoomed in, the arrows scroll, as in any box that scrolls. */}
      <div
        className={styles.stage}
        data-large={isLarge}
        role="group"
        aria-label={label}
        tabIndex={isLarge ? 0 : -1}
      >
        <div>
          <BucketImage
            image={{ assetPath: assetPaths[slideIndex] ?? '' }}
            alt={name}
            sizes="1920px"
            priority
          />
        </div>
      </div>
      <div className={styles.row}>
        {count > 1 && (
          <>
            <Button variant="secondary" onClick={() => onSlide((slideIndex + count - 1) % count)}>
              Fyrri mynd
            </Button>
            <p role="status">{label}</p>
            <Button variant="secondary" onClick={() => onSlide((slideIndex + 1) % count)}>
              Næsta mynd
            </Button>
          </>
        )}
        <Button variant="secondary" aria-pressed={isLarge} onClick={() => setLarge(!isLarge)}>
          {isLarge ? 'Minnka' : 'Stækka meira'}
        </Button>
      </div>
    </Modal>
  );
}
