import { css } from 'styled-components';
import { imageSources } from '@/lib/io/image-sources.ts';
import { theme } from '@/styles/theme.ts';

export interface ImageReference {
  /** Path inside the bucket. */
  assetPath: string;
}

interface Props {
  /** Nothing shows 'Mynd vantar' (specification §2). */
  image: ImageReference | null | undefined;
  alt: string;
  /** CSS `sizes` of the box that the image fills; `256px` where it never is much wider. */
  sizes: string;
  /** `contain` for goods, `cover` for scenes. */
  fit?: 'contain' | 'cover';
  /** Of the first row: loaded at once. `high` for the page's main picture. */
  priority?: boolean | 'high';
}

/** Fills its positioned parent, so that nothing moves when the picture comes. */
export function BucketImage({ image, alt, sizes, fit = 'contain', priority = false }: Props) {
  if (!image) return <span data-image="missing">Mynd vantar</span>;
  return (
    <span data-image={fit}>
      <img
        alt={alt}
        decoding="async"
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        {...imageSources(image.assetPath, sizes)}
      />
    </span>
  );
}

/* The text below the picture comes into view only where the picture has not arrived after some seconds. */
export const imageStyle = css`
  [data-image] {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    overflow: hidden;
    border-radius: inherit;
    font-size: ${theme.text.small};
    color: ${theme.color.inkSoft};
  }
  [data-image='missing'] {
    background: ${theme.color.mist};
  }
  [data-image]:not([data-image='missing'])::before {
    content: 'Mynd vantar' / '';
    opacity: 0;
    animation: image-missing 200ms 5s forwards;
  }
  [data-image] img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: contain;
    color: transparent;
  }
  [data-image='cover'] img {
    object-fit: cover;
  }
  @keyframes image-missing {
    to {
      opacity: 1;
    }
  }
`;
