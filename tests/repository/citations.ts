import { parseSync } from 'oxc-parser';
import { headingsOf } from './markdown.ts';

/** Documents that comments cite, by their names there. */
const citable = ['specification', 'reliability', 'iceland', 'architecture', 'operations'] as const;

/** The targets of citations. */
export interface Cited {
  /** Text of a document in docs, by its name without `.md`. */
  readonly texts: Readonly<Record<string, string>>;
  /** Paths in the repository that a comment may name. */
  readonly has: (path: string) => boolean;
}

const reference = String.raw`(?:§\d+(?:\.\d+)*|F\d{2}\b)`;
const citation = new RegExp(
  String.raw`\b(${citable.join('|')})\s+(${reference}(?:(?:,| and| to)\s+${reference})*)`,
  'gi',
);
const requirement = /\bASVS (\d+\.\d+\.\d+)/g;
const decision = /\bdecisions?[ /](\d{3})\b/g;
/** Standards of other organisations. */
const foreign = /\b(?:RFC|ISO|EN) [\d/ -]+ §[\d.]+/g;

/** The comments of a file as running text; its other lines are dropped. */
export function commentsOf(file: string, source: string): string[] {
  if (/\.(ts|tsx|mjs)$/.test(file))
    return joined(
      source,
      parseSync(file, source).comments.map(({ start, end }) => [start, end]),
    );
  const pattern = file.endsWith('.graphql')
    ? /"""[\s\S]*?"""|"[^"\n]*"|#.*/g
    : file.endsWith('.sql')
      ? /--.*/g
      : /\/\*[\s\S]*?\*\//g;
  return joined(
    source,
    [...source.matchAll(pattern)].map(({ index, 0: text }) => [index, index + text.length]),
  );
}

/** Merges comments on consecutive lines. */
function joined(source: string, spans: readonly (readonly [number, number])[]): string[] {
  const merged: [number, number][] = [];
  for (const [start, end] of spans) {
    const last = merged.at(-1);
    if (last && /^\s*$/.test(source.slice(last[1], start))) last[1] = end;
    else merged.push([start, end]);
  }
  return merged.map(([start, end]) => source.slice(start, end).replaceAll(/\s*\n[\s*/#-]*/g, ' '));
}

/** The citations of a text, each as document and section or fault number. */
export function citationsOf(text: string): [document: string, reference: string][] {
  return [...text.matchAll(citation)].flatMap(([, name = '', list = '']) =>
    [...list.matchAll(new RegExp(reference, 'g'))].map(([one]): [string, string] => [
      name.toLowerCase(),
      one,
    ]),
  );
}

function isThere([document, place]: readonly [string, string], { texts }: Cited): boolean {
  const name = place.replace('§', '');
  return headingsOf(texts[document] ?? '').some(
    (heading) => heading.startsWith(`${name} `) || heading.startsWith(`${name}. `),
  );
}

/** Problems of a comment's citations: unknown targets, and citations without a document. */
export function badCitations(comment: string, cited: Cited): string[] {
  const rest = comment.replaceAll(foreign, '').replaceAll(citation, '');
  const requirements = [...comment.matchAll(requirement)].map(([, number = '']) => number);
  const decisions = [...comment.matchAll(decision)].map(([, number = '']) => number);
  return [
    ...citationsOf(comment)
      .filter((one) => !isThere(one, cited))
      .map((one) => one.join(' ')),
    ...requirements
      .filter((number) => !new RegExp(String.raw`\b${number}\b`).test(cited.texts['reliability'] ?? ''))
      .map((number) => `ASVS ${number}`),
    ...decisions
      .filter(
        (number) => !headingsOf(cited.texts['decisions'] ?? '').some((title) => title.startsWith(number)),
      )
      .map((number) => `decision ${number}`),
    ...[...rest.matchAll(/§[\d.]*|\bF\d{2}\b|\b(?:specification|reliability) section \d+/gi)].map(
      ([stray]) => `${stray} of no document`,
    ),
    ...[...rest.matchAll(/[\w./-]*\.md\b/g)].map(([path]) => path).filter((path) => !cited.has(path)),
  ];
}
