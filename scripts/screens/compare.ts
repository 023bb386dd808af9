import type { Page } from 'playwright';

export interface Difference {
  /** Number of pixels that differ, including those that only one of the two has. */
  pixels: number;
  /** Position of the first of them, in pixels from the top. */
  top: number;
  /** Both pictures in one, differences in red. */
  marked: Buffer;
}

/** Compares two pictures pixel by pixel in a page of the browser; null where they are the same. */
export async function difference(page: Page, before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const found = await page.evaluate(
    async (sources) => {
      const images = await Promise.all(
        sources.map(async (source) => createImageBitmap(await (await fetch(source)).blob())),
      );
      const width = Math.max(...images.map((image) => image.width));
      const height = Math.max(...images.map((image) => image.height));
      const [one, other] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        return context?.getImageData(0, 0, width, height);
      });
      if (!one || !other) throw new Error('This browser draws nothing');
      const was = new Uint32Array(one.data.buffer);
      const is = new Uint32Array(other.data.buffer);
      // Rounded corners are not rendered deterministically to the last of 256 shades.
      const shade = 2;
      let pixels = 0;
      let top = -1;
      for (let at = 0; at < was.length; at += 1) {
        if (was[at] === is[at]) continue;
        const byte = at * 4;
        if (
          [0, 1, 2].every(
            (part) => Math.abs((one.data[byte + part] ?? 0) - (other.data[byte + part] ?? 0)) <= shade,
          )
        )
          continue;
        if (pixels === 0) top = Math.floor(at / width);
        pixels += 1;
        was[at] = 0xff_00_00_ff;
      }
      if (pixels === 0) return null;
      const canvas = new OffscreenCanvas(width, height);
      canvas.getContext('2d')?.putImageData(one, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob());
      await new Promise((done) => reader.addEventListener('load', done));
      const { result } = reader;
      return { pixels, top, marked: typeof result === 'string' ? result.replace(/^.*,/, '') : '' };
    },
    [before, after].map((image) => `data:image/png;base64,${image.toString('base64')}`),
  );
  return found && { ...found, marked: Buffer.from(found.marked, 'base64') };
}
