import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** Maximum characters of a line and of a table's cell, so that a page reads without scrolling sideways. */
const longestLine = 160;
const longestCell = 100;

/** Lines outside of code blocks, with their number from 1. */
function proseLines(text: string): [number, string][] {
  let isCode = false;
  return text.split('\n').flatMap((line, index): [number, string][] => {
    if (line.startsWith('```')) {
      isCode = !isCode;
      return [];
    }
    return isCode ? [] : [[index + 1, line]];
  });
}

/** Headings as they are written, without their marks. */
export function headingsOf(text: string): string[] {
  return proseLines(text).flatMap(([, line]) => /^#{1,6} (.+)$/.exec(line)?.[1] ?? []);
}

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

function hasAnchor(text: string, anchor: string): boolean {
  return headingsOf(text).some((heading) => anchorOf(heading) === anchor);
}

/** Lines and cells that are too long, as line number and problem. */
export function overlong(text: string): string[] {
  return proseLines(text).flatMap(([number, line]) => [
    ...(line.length > longestLine ? [`${number}: ${line.length} characters`] : []),
    ...cellsOf(line)
      .filter((cell) => cell.length > longestCell)
      .map((cell) => `${number}: a cell of ${cell.length} characters`),
  ]);
}

function cellsOf(line: string): string[] {
  return line.startsWith('|') ? line.split(/(?<!\\)\|/).map((cell) => cell.trim()) : [];
}

/**
 * Broken links of a document: to no file or folder of the repository, or to no heading of it. Other sites are not requested.
 * @param file of the document, relative to `root`
 * @param root of the repository
 */
export function brokenLinks(file: string, text: string, root: string): string[] {
  const prose = proseLines(text)
    .map(([, line]) => line)
    .join('\n')
    .replaceAll(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, target = '']) =>
    /^(https?|mailto):/.test(target) || isResolvable(file, text, target, root) ? [] : [`${file} → ${target}`],
  );
}

function isResolvable(file: string, text: string, target: string, root: string): boolean {
  const [path = '', anchor] = target.split('#');
  const place = join(root, posix.dirname(file), path);
  if (path === '') return hasAnchor(text, anchor ?? '');
  if (!existsSync(place)) return false;
  return anchor === undefined || hasAnchor(readFileSync(place, 'utf8'), anchor);
}

/** README and everything in docs, relative to `root`. */
export function documents(root: string): string[] {
  const inDocs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' });
  return ['README.md', ...inDocs.filter((file) => file.endsWith('.md')).map((file) => `docs/${file}`)];
}
