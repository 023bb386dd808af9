import imageLoader from './image-loader.ts';

/**
 * Widths that the bucket is asked for, in pixels (specification §7.5); few, so that caches hold each picture a few times only.
 */
const bucketWidths = [
  16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840,
] as const;
/** Widths offered for a picture that is sized relative to the window. */
const fluidWidths = [384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
/** Widths offered for a picture in a few fixed sizes, none much over 256 pixels. */
const smallWidths = [256, 384, 640] as const;

interface Sources {
  src: string;
  srcSet: string;
  sizes?: string;
}

/** Smallest width of the list that is at least `pixels`. */
function widthFor(pixels: number): number {
  return bucketWidths.find((width) => width >= pixels) ?? 3840;
}

/**
 * Sources of a picture for `img`, from its address at each width. `sizes` in whole pixels (`256px`) is a box of fixed size: one source for each pixel
 * density. Anything else is a CSS length list: small boxes in pixels, or parts of the window (`vw`).
 */
export function sourcesAt(address: (width: number) => string, sizes: string): Sources {
  const boxWidth = Number(/^(\d+)px$/.exec(sizes)?.[1]);
  if (boxWidth) {
    const src = address(widthFor(boxWidth));
    return { src, srcSet: `${address(widthFor(2 * boxWidth))} 2x` };
  }
  const [offeredWidths, defaultWidth] = sizes.includes('vw') ? [fluidWidths, 828] : [smallWidths, 256];
  const srcSet = offeredWidths.map((width) => `${address(width)} ${width}w`).join(', ');
  return { src: address(defaultWidth), srcSet, sizes };
}

/** Sources of a picture in the bucket; `quality` is 1 to 100. */
export function imageSources(assetPath: string, sizes: string, quality?: number): Sources {
  return sourcesAt((width) => imageLoader({ src: assetPath, width, quality }), sizes);
}
