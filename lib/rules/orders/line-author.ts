import { formatLongDate, formatTime } from '../text/icelandic.ts';

interface LineAuthor {
  name: string;
  isVisitor: boolean;
  /** ISO 8601. */
  at: string;
}

/** Who put a product somewhere, and when. @param where e.g. „í körfuna“ */
export function lineAuthorText({ name, isVisitor, at }: LineAuthor, where: string): string {
  return `${isVisitor ? 'Þú settir' : `${name} setti`} ${where} ${formatLongDate(at)} kl. ${formatTime(at)}`;
}
