import {
  labelPlace,
  labelSheets,
  type LabelCode,
  type LabelSheetName,
} from '../../../../lib/rules/products/label-sheets.ts';
import { sharedLinesHref } from '../../../../lib/rules/orders/quick-order/shared-lines.ts';
import { createPdf, renderPdf } from '../../pdf/page.ts';
import { drawLabel, pointsPerMm } from './internal/draw-label.ts';
import { writeEan, writeQrCode, type CodePicture } from './internal/write-code.ts';

interface LabelledProduct {
  sku: string;
  name: string;
  ean: string | null;
  /** Units in which it is sold. */
  unitOfMeasure: number;
}

interface LabelOrder {
  sheet: LabelSheetName;
  code: LabelCode;
  /** Labels of the first sheet that are used up. */
  skip: number;
  labels: readonly { product: LabelledProduct; count: number }[];
  /** Origin of the shop's addresses. */
  site: string;
  at: Date;
}

/** Sheets of shelf labels at their size on paper. Goods without a barcode get the QR code instead. */
export async function makeLabelFile({ sheet, code, skip, labels, site, at }: LabelOrder): Promise<Buffer> {
  const pdf = createPdf('Hillumiðar', new URL(site).host, at);
  const { width, height } = labelSheets[sheet];
  let index = skip;
  let page = 0;
  removeMargins(pdf);
  for (const { product, count } of labels) {
    const picture = await makeCode(product, code, site);
    for (const end = index + count; index < end; index += 1) {
      const place = labelPlace(sheet, index);
      if (place.page > page) {
        pdf.addPage();
        removeMargins(pdf);
        page = place.page;
      }
      const box = {
        x: place.x * pointsPerMm,
        y: place.y * pointsPerMm,
        width: width * pointsPerMm,
        height: height * pointsPerMm,
      };
      drawLabel(pdf, box, product, picture);
    }
  }
  return renderPdf(pdf);
}

/** Scanned, the QR code opens the quick order with one sales unit of the product. */
async function makeCode(
  { sku, ean, unitOfMeasure }: LabelledProduct,
  code: LabelCode,
  site: string,
): Promise<CodePicture> {
  const barcode = code === 'ean' ? await writeEan(ean) : null;
  return barcode ?? writeQrCode(site + sharedLinesHref([{ sku, quantity: unitOfMeasure }]));
}

/** Text near the edge of the paper must not start a new page. */
function removeMargins({ page }: Awaited<ReturnType<typeof createPdf>>): void {
  page.margins = { top: 0, left: 0, right: 0, bottom: 0 };
}
