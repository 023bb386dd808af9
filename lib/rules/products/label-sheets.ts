/** Sheets of labels that are sold everywhere, A4 upright; millimetres. */
interface LabelSheet {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** From the left and upper edge of the sheet to the first label. */
  left: number;
  top: number;
  /** From the edge of a label to the same edge of the next one. */
  pitchX: number;
  pitchY: number;
}

export const labelSheets = {
  '24': { columns: 3, rows: 8, width: 70, height: 37, left: 0, top: 0.5, pitchX: 70, pitchY: 37 },
  '65': {
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    left: 4.75,
    top: 10.7,
    pitchX: 40.6,
    pitchY: 21.2,
  },
} as const satisfies Readonly<Record<string, LabelSheet>>;

export type LabelSheetName = keyof typeof labelSheets;
export const labelSheetNames = ['24', '65'] as const satisfies readonly LabelSheetName[];

/** What a label shows to be scanned: the address that opens quick order with the product, or the barcode of the goods. */
export const labelCodes = ['qr', 'ean'] as const;
export type LabelCode = (typeof labelCodes)[number];

/** Labels of one file. */
export const maximumLabels = 1_300;
/** Labels of one product. */
export const maximumLabelCopies = 65;
/** Products of one file. */
export const maximumLabelProducts = 200;

/** A place on a sheet, and which sheet; both counted from 0. */
interface LabelPlace {
  page: number;
  /** Millimetres from the left and upper edge of the page. */
  x: number;
  y: number;
}

/** Where the label of this index is printed, row by row. @param index counted from 0, with those that are used up already */
export function labelPlace(name: LabelSheetName, index: number): LabelPlace {
  const { columns, rows, left, top, pitchX, pitchY } = labelSheets[name];
  const perPage = columns * rows;
  const onPage = index % perPage;
  return {
    page: Math.floor(index / perPage),
    x: left + (onPage % columns) * pitchX,
    y: top + Math.floor(onPage / columns) * pitchY,
  };
}

/** Labels on one sheet. */
export function labelsPerSheet(name: LabelSheetName): number {
  const { columns, rows } = labelSheets[name];
  return columns * rows;
}
