import { decodeText } from '../io/files/decode-text.ts';
import { logFailure } from '../io/log.ts';
import {
  maximumOwnNumberFileBytes,
  maximumOwnNumberFileRows,
  readOwnNumberCells,
  readOwnNumberText,
  type ReadFile,
} from '../rules/products/own-number-file.ts';
import { formatNumber } from '../rules/text/icelandic.ts';

const unreadable = (note: string): ReadFile => ({ rows: [], note });

/** The rows of a file of own numbers, CSV or .xlsx; what cannot be read says why. */
export async function readOwnNumberFile(file: File): Promise<ReadFile> {
  // Before anything of it is read.
  if (file.size > maximumOwnNumberFileBytes)
    return unreadable(
      `Skráin er of stór (${formatNumber(file.size / 1_000_000, 1)} MB). Hún má vera allt að ${maximumOwnNumberFileBytes / 1_000_000} MB.`,
    );
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await readBytes(bytes);
  } catch (error) {
    logFailure('Reading a file of own numbers failed', error);
    return unreadable('Ekki tókst að lesa skrána. Vistaðu hana sem CSV eða .xlsx og reyndu aftur.');
  }
}

async function readBytes(bytes: Uint8Array): Promise<ReadFile> {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    const { readSheet } = await import('../io/files/read-sheet.ts');
    return readOwnNumberCells(readSheet(bytes, maximumOwnNumberFileRows + 2));
  }
  if (first === 0xd0 && second === 0xcf)
    return unreadable('Þetta er eldra snið Excel (.xls). Vistaðu skrána sem .xlsx eða CSV.');
  const text = decodeText(bytes);
  return text === null ? unreadable('Skráin er hvorki CSV né Excel-skrá.') : readOwnNumberText(text);
}
