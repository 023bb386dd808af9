import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, writeBarcode } from 'zxing-wasm/writer';

/** The modules of a code, row by row; true is dark. */
export interface CodePicture {
  width: number;
  height: number;
  dark: readonly boolean[];
}

const require = createRequire(import.meta.url);

/** Loads the writer once. Its WebAssembly comes from the installed package, not from the package's CDN. */
function prepareWriter(): void {
  const file = readFileSync(require.resolve('zxing-wasm/writer/zxing_writer.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(file).buffer }, fireImmediately: false });
}
let isPrepared = false;

/** A QR code of a text, without its quiet zone. */
export function writeQrCode(text: string): Promise<CodePicture> {
  return write(text, { format: 'QRCode', options: 'ecLevel=M' });
}

/** The barcode of goods, one row high; null for a number that is none (EAN-13 and EAN-8 with their check digit). */
export async function writeEan(ean: string | null): Promise<CodePicture | null> {
  const format = ean?.length === 13 ? 'EAN13' : ean?.length === 8 ? 'EAN8' : null;
  if (ean === null || format === null) return null;
  // Its rows are all alike but for the longer bars at its ends and middle: one row is drawn as high as there is room.
  return write(ean, { format }).then(
    ({ width, dark }) => ({ width, height: 1, dark: dark.slice(0, width) }),
    () => null,
  );
}

async function write(
  text: string,
  options: { format: 'QRCode' | 'EAN13' | 'EAN8'; options?: string },
): Promise<CodePicture> {
  if (!isPrepared) prepareWriter();
  isPrepared = true;
  const { error, symbol } = await writeBarcode(text, options);
  if (error !== '') throw new Error(`No ${options.format}: ${error}`);
  const { data, width, height } = symbol;
  return { width, height, dark: Array.from(data, (value) => value === 0) };
}
