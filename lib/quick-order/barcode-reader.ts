/** Reads the barcode that a video shows now; null while it shows none. */
export type BarcodeReader = (video: HTMLVideoElement) => Promise<string | null>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** What stands on goods, shelves and boxes. */
const formats = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code'];

/** The browser's own reader, which costs nothing; elsewhere one of ours, whose code comes now. @throws where that cannot be loaded */
export async function openBarcodeReader(): Promise<BarcodeReader> {
  const nativeReader = await openNativeReader();
  if (nativeReader) return nativeReader;
  const { openZxingReader } = await import('./zxing-reader.ts');
  return openZxingReader();
}

async function openNativeReader(): Promise<BarcodeReader | null> {
  const detectorClass: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  if (typeof detectorClass !== 'function') return null;
  const NativeDetector = detectorClass as unknown as DetectorClass;
  const supported = await NativeDetector.getSupportedFormats();
  if (!supported.includes('ean_13')) return null;
  const detector = new NativeDetector({ formats: formats.filter((format) => supported.includes(format)) });
  return async (video) => (await detector.detect(video))[0]?.rawValue ?? null;
}
