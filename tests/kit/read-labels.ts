import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** In points, from the upper left corner of the page. */
interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

const require = createRequire(import.meta.url);
/** Pixels of a point: a tenth of a millimetre and finer, as printers have. */
const scale = 8;

/** The codes that a scanner reads on a page of a PDF within these boxes; null for a box without one. */
export async function readCodes(
  pdf: Uint8Array,
  pageNumber: number,
  boxes: readonly Rectangle[],
): Promise<({ format: string; text: string } | null)[]> {
  const wasm = await readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const filled = await readFilledRectangles(pdf, pageNumber);
  return Promise.all(
    boxes.map(async (box) => {
      const [code] = await readBarcodes(drawBox(filled, box), { formats: ['QRCode', 'EANUPC'] });
      return code ? { format: code.format, text: code.text } : null;
    }),
  );
}

/** What a page fills, as the modules of codes are drawn. */
export async function readFilledRectangles(pdf: Uint8Array, pageNumber: number): Promise<Rectangle[]> {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(pageNumber);
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.constructPath) return [];
    const [, [path]] = argsArray[index] as [number, [Record<number, number>]];
    const numbers = Object.values(path);
    // Move to a corner, three lines, close: 13 numbers.
    return Array.from({ length: numbers.length / 13 }, (_, rectangle) => {
      const [, x = 0, y = 0, , right = 0, , , , bottom = 0] = numbers.slice(rectangle * 13);
      return { x, y, width: right - x, height: bottom - y };
    });
  });
}

function drawBox(filled: readonly Rectangle[], box: Rectangle): ImageData {
  const [width, height] = [Math.round(box.width * scale), Math.round(box.height * scale)];
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const { x, y, width: wide, height: high } of filled) {
    const [left, right] = [x - box.x, x - box.x + wide].map((at) => Math.round(at * scale));
    const [top, bottom] = [y - box.y, y - box.y + high].map((at) => Math.round(at * scale));
    if (left! < 0 || top! < 0 || right! > width || bottom! > height) continue;
    for (let row = top!; row < bottom!; row += 1)
      for (let column = left!; column < right!; column += 1)
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
  }
  return { data, width, height, colorSpace: 'srgb' };
}
