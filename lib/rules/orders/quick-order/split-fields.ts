/**
 * The fields of one line: by tabs where there are any, else by semicolons, else by commas that stand between fields and not inside a
 * number, else by spaces. Fields in quotes may hold anything.
 */
export function splitFields(line: string): string[] {
  if (line.includes('\t')) return split(line, '\t');
  if (line.includes(';')) return split(line, ';');
  const byComma = split(line, ',');
  if (byComma.length > 1 && !isNumberWithComma(line)) return byComma;
  return line
    .trim()
    .split(/[\s\u00a0]+/u)
    .map(clean);
}

/** `HRE-1 2,5` has no field after its comma. */
function isNumberWithComma(line: string): boolean {
  const commas = line.match(/,/g)?.length ?? 0;
  const insideNumbers = line.match(/(?<=(?:^|\s)\d+),(?=\d+\s*\p{L}*\.?\s*$)/gu)?.length ?? 0;
  return commas === insideNumbers;
}

function split(line: string, separator: string): string[] {
  const fields: string[] = [];
  let field = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"' && (quoted || field.trim() === '')) {
      quoted = !quoted;
      field += character;
    } else if (character === separator && !quoted) {
      fields.push(clean(field));
      field = '';
    } else field += character;
  }
  return [...fields, clean(field)];
}

/** Without spaces, the quotes of a CSV file, and the mark by which sheets keep a number as text. */
function clean(field: string): string {
  const bare = field.trim();
  const unquoted = /^"(.*)"$/s.exec(bare)?.[1]?.replaceAll('""', '"') ?? bare;
  return unquoted
    .replace(/^'/, '')
    .replace(/^="(.*)"$/s, '$1')
    .trim();
}
