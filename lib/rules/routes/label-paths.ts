import type { LabelCode, LabelSheetName } from '../products/label-sheets.ts';

export const labelsPath = '/auth/labels';

/** The page where labels of the goods of a list are chosen. */
export const listLabelsHref = (listId: string): string => `${labelsPath}?listi=${encodeURIComponent(listId)}`;

/** The page where labels of the goods of an order are chosen. */
export const orderLabelsHref = (orderId: string): string =>
  `${labelsPath}?pontun=${encodeURIComponent(orderId)}`;

interface LabelChoice {
  sheet: LabelSheetName;
  code: LabelCode;
  /** Labels of the first sheet that are used up. */
  skip: number;
  copies: readonly { productId: string; count: number }[];
}

/** The sheets as a file. */
export function labelFilePath({ sheet, code, skip, copies }: LabelChoice): string {
  const goods = copies.map(({ productId, count }) => `${productId}:${count}`).join(',');
  return `/backend/exports/labels.pdf?${new URLSearchParams({ sheet, code, skip: String(skip), goods }).toString()}`;
}
