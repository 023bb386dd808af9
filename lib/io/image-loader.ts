import { publicConfig } from './public-config.ts';

interface Wanted {
  /** Path inside the bucket. */
  src: string;
  /** Pixels. */
  width: number;
  /** 1 to 100; 75 when not given (specification §7). */
  quality?: number | undefined;
}

/** Address of a picture in the bucket, which resizes it: `?q=75&w=640&fit=inside`. */
export default function imageLoader({ src, width, quality = 75 }: Wanted): string {
  const path = src.split('/').map(encodeURIComponent).join('/');
  return `${publicConfig().imageBucketUrl}/${path}?q=${quality}&w=${width}&fit=inside`;
}
