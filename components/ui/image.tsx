import { imageSources } from '@/lib/io/images/image-sources.ts';
import styles from './image.module.css';

export interface ImageReference {
  /** Path inside the bucket. */
  assetPath: string;
}

interface Props {
  /** Nothing shows 'Mynd vantar' (specification §2.10). */
  image: ImageReference | null | undefined;
  alt: string;
  /** CSS `sizes` of the box that the image fills; `256px` where it is always about as wide. */
  sizes: string;
  /** `contain` for goods, `cover` for scenes. */
  fit?: 'contain' | 'cover';
  /** Of the first row: loaded at once. `high` for the page's main picture. */
  priority?: boolean | 'high';
  /** 1 to 100; 75 where it is left out. */
  quality?: number;
}

/** Fills its positioned parent, so that nothing moves when the picture comes. */
export function BucketImage({ image, alt, sizes, fit = 'contain', priority = false, quality }: Props) {
  if (!image)
    return (
      <span className={styles.image} data-image="missing">
        Mynd vantar
      </span>
    );
  return (
    // In a `picture` React adds no preload, which a page fetched in advance would already ask for.
    <picture className={styles.image} data-image={fit === 'cover' ? fit : undefined}>
      <img
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        // The main picture is in the first frame: decoded beside it, it would wait for the scripts that run meanwhile.
        {...(priority && { decoding: priority === 'high' ? 'sync' : 'async' })}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        {...imageSources(image.assetPath, sizes, quality)}
      />
    </picture>
  );
}
