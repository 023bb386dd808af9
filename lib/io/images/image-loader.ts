import { bucketAddress } from './bucket.ts';

interface ImageRequest {
  /** Path inside the bucket. */
  src: string;
  /** Pixels. */
  width: number;
  /** 1 to 100; 75 when not given (specification §7.5). */
  quality?: number | undefined;
}

/** Address of a picture in the bucket, which resizes it: `?q=75&w=640&fit=inside`. */
export default function imageLoader({ src, width, quality = 75 }: ImageRequest): string {
  return `${bucketAddress(src)}?q=${quality}&w=${width}&fit=inside`;
}
