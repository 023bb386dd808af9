import { toCsvDate, toCsvRecord } from '../../../../lib/rules/text/csv-text.ts';
import { formatDate } from '../../../../lib/rules/text/icelandic.ts';
import { formatKronur } from '../../../../lib/rules/money/kronur.ts';
import { movementLabel } from '../../../../lib/rules/money/account-movement.ts';
import type { Session } from '../../context.ts';
import type { Database } from '../../db/connect.ts';
import { ShopError } from '../../errors.ts';
import { toFooter, writeHead } from '../../pdf/head.ts';
import {
  bottom,
  renderPdf,
  left,
  createPdf,
  type Pdf,
  right,
  drawRule,
  top,
  writeText,
  writeFooters,
} from '../../pdf/page.ts';
import { readWebsiteInfo } from '../content/website-content.ts';
import { readCustomer, readMainAddressLine } from '../customer/customers.ts';
import { type Statement, loadStatement } from './internal/statement-read.ts';

/** Movements in the longest PDF: rendering one blocks the processor; the CSV has more. */
const maxPdfMovements = 1_000;

/** The statement as CSV. @throws ShopError as loadStatement */
export async function exportStatement(
  db: Database,
  session: Pick<Session, 'customerId' | 'unitIds'>,
  from: string,
  to: string,
): Promise<string[]> {
  const statement = await loadStatement(db, session, from, to);
  return [
    toCsvRecord(['Dagsetning', 'Skýring', 'Númer', 'Upphæð', 'Staða']),
    toCsvRecord([toCsvDate(from), 'Upphafsstaða', null, null, statement.opening]),
    ...statement.movements.map(({ at, kind, number, amount, balance }) =>
      toCsvRecord([toCsvDate(at), movementLabel(kind), String(number), amount, balance]),
    ),
    toCsvRecord([toCsvDate(to), 'Lokastaða', null, null, statement.closing]),
  ];
}

/** The statement on A4. @throws ShopError as loadStatement, and FAILED_PRECONDITION where it would be too long */
export async function statementPdf(
  db: Database,
  session: Pick<Session, 'customerId' | 'unitIds'>,
  from: string,
  to: string,
): Promise<Buffer> {
  const statement = await loadStatement(db, session, from, to);
  if (statement.movements.length > maxPdfMovements)
    throw new ShopError(
      'FAILED_PRECONDITION',
      'Of margar hreyfingar í PDF-skjal. Vinsamlegast sækið CSV-skrána eða veljið styttra tímabil.',
    );
  const { name, ssn, vatNumber, address } = await readWebsiteInfo(db);
  const customer = await readCustomer(db, session.customerId);
  const buyer = {
    name: customer?.name ?? '',
    ssn: customer?.ssn ?? '',
    address: await readMainAddressLine(db, session.customerId),
  };
  const head = {
    title: 'Reikningsyfirlit',
    seller: { name, ssn, vatNumber, address },
    buyer,
    facts: [
      { name: 'Tímabil', value: `${formatDate(from)}–${formatDate(to)}` },
      { name: 'Upphafsstaða', value: formatKronur(statement.opening) },
      { name: 'Lokastaða', value: formatKronur(statement.closing) },
    ],
  };
  const pdf = createPdf(head.title, name, new Date(`${to}T00:00:00Z`));
  writeMovements(pdf, writeHead(pdf, head), statement);
  writeFooters(pdf, toFooter(head));
  return renderPdf(pdf);
}

const columns = [
  { x: left, width: 80 },
  { x: left + 80, width: 130 },
  { x: left + 210, width: 90 },
  { x: right - 200, width: 100, align: 'right' },
  { x: right - 100, width: 100, align: 'right' },
] as const;

function writeMovements(pdf: Pdf, from: number, { movements, ...statement }: Statement): void {
  const rows = [
    [formatDate(statement.from), 'Upphafsstaða', '', '', formatKronur(statement.opening)],
    ...movements.map(({ at, kind, number, amount, balance }) => [
      formatDate(at),
      movementLabel(kind),
      String(number),
      formatKronur(amount),
      formatKronur(balance),
    ]),
    [formatDate(statement.to), 'Lokastaða', '', '', formatKronur(statement.closing)],
  ];
  let y = writeRow(pdf, from, ['Dagsetning', 'Skýring', 'Númer', 'Upphæð', 'Staða'], { soft: true });
  for (const [index, row] of rows.entries()) {
    if (y + 20 > bottom) {
      pdf.addPage();
      y = writeRow(pdf, top, ['Dagsetning', 'Skýring', 'Númer', 'Upphæð', 'Staða'], { soft: true });
    }
    y = writeRow(pdf, y, row, { strong: index === 0 || index === rows.length - 1 });
  }
}

function writeRow(
  pdf: Pdf,
  y: number,
  cells: readonly string[],
  style: { soft?: boolean; strong?: boolean },
): number {
  let end = y;
  for (const [index, column] of columns.entries())
    end = Math.max(end, writeText(pdf, y + 4, cells[index] ?? '', { ...style, ...column }));
  drawRule(pdf, end + 2);
  return end + 2;
}
