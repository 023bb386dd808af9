import { logFailure } from '../io/log.ts';
import { formatNumber } from '../rules/text/icelandic.ts';
import { largestOrderFile } from '../rules/orders/quick-order/limits.ts';
import { readOrderLines, readOrderRows, type ReadLines } from '../rules/orders/quick-order/read-lines.ts';
import { decodeText } from './decode-text.ts';

const nothingRead = (note: string): ReadLines => ({ lines: [], notes: [note] });

/** The order lines of a file that was chosen or dropped: text with separators, or a sheet. What cannot be read says why. */
export async function readOrderFile(file: File): Promise<ReadLines> {
  // Before anything of it is read.
  if (file.size > largestOrderFile)
    return nothingRead(
      `Skráin er of stór (${formatNumber(file.size / 1_000_000, 1)} MB). Hún má vera allt að ${largestOrderFile / 1_000_000} MB.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return nothingRead('Skráin er tóm.');
  try {
    return withNote(await linesOf(bytes));
  } catch (error) {
    logFailure('Reading an order file failed', error);
    return nothingRead('Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.');
  }
}

async function linesOf(bytes: Uint8Array): Promise<ReadLines> {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readSheet } = await import('./read-sheet.ts');
    return readOrderRows(readSheet(bytes));
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return nothingRead('Þetta er eldra snið Excel (.xls). Vistaðu skrána sem .xlsx eða CSV.');
  const text = decodeText(bytes);
  return text === null ? nothingRead('Skráin er hvorki CSV né Excel-skrá.') : readOrderLines(text);
}

function withNote(read: ReadLines): ReadLines {
  return read.lines.length === 0 && read.notes.length === 0
    ? nothingRead('Engar línur fundust í skránni.')
    : read;
}

const startsWith = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);
