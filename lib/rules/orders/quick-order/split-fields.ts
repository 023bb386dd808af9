/**
 * The fields of one line: by tabs where there are any, else by semicolons, else by commas that stand between fields and not inside a
 * number, else by spaces. Fields in quotes may hold anything.
 */
export function splitFields(line: string): string[] {
  if (line.includes('\t')) return splitBy(line, '\t');
  if (line.includes(';')) return splitBy(line, ';');
  const byComma = splitBy(line, ',');
  if (byComma.length > 1 && !isNumberWithComma(line)) return byComma;
  return line
    .trim()
    .split(/[\s\u00a0]+/u)
    .map(cleanField);
}

/** `HRE-1 2,5` has no field after its comma. */
function isNumberWithComma(line: string): boolean {
  const commas = line.match(/,/g)?.length ?? 0;
  const insideNumbers = line.match(/(?<=(?:^|\s)\d+),(?=\d+\s*\p{L}*\.?\s*$)/gu)?.length ?? 0;
  return commas === insideNumbers;
}

function splitBy(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = '';
  let isQuoted = false;
  for (const character of line) {
    if (character === '"' && (isQuoted || field.trim() === '')) {
      isQuoted = !isQuoted;
      field += character;
    } else if (character === separator && !isQuoted) {
      fields.push(cleanField(field));
      field = '';
    } else field += character;
  }
  return [...fields, cleanField(field)];
}

/** Without spaces, the quotes of a CSV file, and the mark by which sheets keep a number as text. */
function cleanField(field: string): string {
  const trimmed = field.trim();
  const unquoted = /^"(.*)"$/s.exec(trimmed)?.[1]?.replaceAll('""', '"') ?? trimmed;
  return unquoted
    .replace(/^'/, '')
    .replace(/^="(.*)"$/s, '$1')
    .trim();
}
