import { decodeText } from '../io/files/decode-text.ts';
import { logFailure } from '../io/log.ts';
import { formatNumber } from '../rules/text/icelandic.ts';
import { maximumOrderFileBytes, maximumQuickOrderLines } from '../rules/orders/quick-order/limits.ts';
import { readOrderLines, readOrderRows, type ReadLines } from '../rules/orders/quick-order/read-lines.ts';

const emptyWithNote = (note: string): ReadLines => ({ lines: [], notes: [note] });

/** The order lines of a file that was chosen or dropped: text with separators, or a sheet. What cannot be read says why. */
export async function readOrderFile(file: File): Promise<ReadLines> {
  // Before anything of it is read.
  if (file.size > maximumOrderFileBytes)
    return emptyWithNote(
      `Skráin er of stór (${formatNumber(file.size / 1_000_000, 1)} MB). Hún má vera allt að ${maximumOrderFileBytes / 1_000_000} MB.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (bytes.length === 0) return emptyWithNote('Skráin er tóm.');
  try {
    return withNoteIfEmpty(await readBytes(bytes));
  } catch (error) {
    logFailure('Reading an order file failed', error);
    return emptyWithNote('Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.');
  }
}

async function readBytes(bytes: Uint8Array): Promise<ReadLines> {
  if (startsWith(bytes, [0x50, 0x4b])) {
    const { readSheet } = await import('../io/files/read-sheet.ts');
    return readOrderRows(readSheet(bytes, maximumQuickOrderLines + 2));
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return emptyWithNote('Þetta er eldra snið Excel (.xls). Vistaðu skrána sem .xlsx eða CSV.');
  const text = decodeText(bytes);
  return text === null ? emptyWithNote('Skráin er hvorki CSV né Excel-skrá.') : readOrderLines(text);
}

function withNoteIfEmpty(read: ReadLines): ReadLines {
  return read.lines.length === 0 && read.notes.length === 0
    ? emptyWithNote('Engar línur fundust í skránni.')
    : read;
}

const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);
