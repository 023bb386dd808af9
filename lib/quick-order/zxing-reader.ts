import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { BarcodeReader } from './barcode-reader.ts';

/** Pixels: enough for a barcode that fills half of the picture, and little enough for an old phone. */
const maximumWidth = 960;
/** What stands on goods, shelves and boxes. */
const formats = ['EANUPC', 'Code128', 'Code39', 'ITF', 'QRCode'] as const;

/** A reader for browsers without one. Its WebAssembly comes from the shop, not from the package's CDN. */
export async function openZxingReader(): Promise<BarcodeReader> {
  await prepareZXingModule({
    overrides: {
      locateFile: () => new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href,
    },
    fireImmediately: true,
  });
  const canvas = document.createElement('canvas');
  const drawing = canvas.getContext('2d', { willReadFrequently: true });
  if (!drawing) throw new Error('The browser draws no pictures');
  return async (video) => {
    if (video.videoWidth === 0) return null;
    const scale = Math.min(1, maximumWidth / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    drawing.drawImage(video, 0, 0, canvas.width, canvas.height);
    const picture = drawing.getImageData(0, 0, canvas.width, canvas.height);
    const barcodes = await readBarcodes(picture, { formats: [...formats], maxNumberOfSymbols: 1 });
    return barcodes[0]?.text ?? null;
  };
}
