/** Who makes pictures smaller: the bucket itself, or a service in front of it. */
export const imageResizers = ['query', 'imgproxy', 'cloudflare'] as const;
export type ImageResizer = (typeof imageResizers)[number];

/**
 * The form of a picture's address: `{source}` is its address in the bucket, `{encoded}` the same with every special character
 * escaped, `{quality}` 1 to 100, `{width}` pixels. Each of them keeps the shape, makes no picture larger than it is and leaves the
 * format to the Accept header.
 */
export function addressForm(resizer: ImageResizer, resizerUrl: string): string {
  if (resizer === 'imgproxy') return `${resizerUrl}/unsafe/rs:fit:{width}/q:{quality}/plain/{encoded}`;
  if (resizer === 'cloudflare')
    return `${resizerUrl}/cdn-cgi/image/width={width},quality={quality},fit=scale-down,format=auto/{source}`;
  return '{source}?q={quality}&w={width}&fit=inside';
}
