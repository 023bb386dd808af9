'use client';

import { type ReactNode, useState } from 'react';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import styles from './gallery.module.css';

const loadZoom = () => import('./zoom.tsx');

interface Props {
  name: string;
  /** The server-rendered pictures, large and as thumbnails, in the same order. */
  slides: readonly ReactNode[];
  thumbnails: readonly ReactNode[];
  assetPaths: readonly string[];
}

/** One large picture, thumbnails to choose it with, and a closer look. */
export function Gallery({ name, slides, thumbnails, assetPaths }: Props) {
  const [slideIndex, setSlideIndex] = useState(0);
  const [isZoomed, setZoomed] = useState(false);
  const { part: zoom, load } = useOnDemand(loadZoom, isZoomed);
  return (
    <div className={styles.gallery}>
      <button
        type="button"
        aria-label="Stækka mynd"
        className={styles.slide}
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setZoomed(true)}
      >
        {slides[slideIndex]}
      </button>
      {thumbnails.length > 1 && (
        <ul>
          {thumbnails.map((thumbnail, index) => (
            <li key={assetPaths[index]}>
              <button
                type="button"
                aria-label={`Mynd ${index + 1} af ${thumbnails.length}`}
                aria-pressed={index === slideIndex}
                onClick={() => setSlideIndex(index)}
              >
                {thumbnail}
              </button>
            </li>
          ))}
        </ul>
      )}
      {isZoomed && zoom && (
        <zoom.Zoom
          name={name}
          assetPaths={assetPaths}
          slideIndex={slideIndex}
          onSlide={setSlideIndex}
          onClose={() => setZoomed(false)}
        />
      )}
    </div>
  );
}
