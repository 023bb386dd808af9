import { publicConfig } from '../public-config.ts';
import { bucketAddress } from './bucket.ts';

interface ImageRequest {
  /** Path inside the bucket. */
  src: string;
  /** Pixels. */
  width: number;
  /** 1 to 100; 75 when not given (specification §7.5). */
  quality?: number | undefined;
}

/** Address of a picture in the form of the shop's resizer (`address-forms.ts`): by default `?q=75&w=640&fit=inside`. */
export default function imageLoader({ src, width, quality = 75 }: ImageRequest): string {
  const source = bucketAddress(src);
  const parts: Record<string, string | number> = {
    source,
    encoded: encodeURIComponent(source),
    quality,
    width,
  };
  return publicConfig().imageForm.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(parts[part]));
}
