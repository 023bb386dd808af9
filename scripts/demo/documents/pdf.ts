/** One line of text: size in points, space above it in points. */
export type TextLine = { text: string; size: number; bold?: boolean; gap?: number };

/**
 * A PDF of one A4 page in Helvetica, which every reader includes. WinAnsi covers Icelandic; other characters become question
 * marks.
 */
export function onePagePdf(title: string, lines: TextLine[]): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (is) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    stream(content(lines)),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    `<< /Title (${escaped(title)}) >>`,
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${offset} 00000 n \n`).join('')}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}

function content(lines: TextLine[]): string {
  const commands = lines.map(
    ({ text, size, bold, gap = 0 }) =>
      `/${bold ? 'F2' : 'F1'} ${size} Tf 0 -${(size * 1.35 + gap).toFixed(1)} Td (${escaped(text)}) Tj`,
  );
  return `BT 56 800 Td ${commands.join(' ')} ET`;
}

function stream(text: string): string {
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
}

/** WinAnsi characters that differ from their Unicode code point. */
const moved: Record<string, string> = { '–': '\x96', '„': '\x84', '“': '\x93', '€': '\x80' };

/** One byte per character, so that lengths and offsets count bytes. */
function escaped(text: string): string {
  return text
    .replaceAll(/[–„“€]/g, (letter) => moved[letter] ?? letter)
    .replaceAll(/[^\x20-\xff]/g, '?')
    .replaceAll(/[\\()]/g, (letter) => `\\${letter}`);
}
