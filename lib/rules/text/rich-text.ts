import { contentLink } from '../routes/content-link.ts';

/** A piece of a line. Text is text: no piece is ever markup. */
export type TextPiece =
  | { readonly kind: 'text' | 'strong'; readonly key: string; readonly text: string }
  | { readonly kind: 'link'; readonly key: string; readonly text: string; readonly href: string };

export interface TextLine {
  readonly key: string;
  readonly pieces: readonly TextPiece[];
}

interface TextPart {
  readonly kind: 'heading' | 'paragraph' | 'list';
  readonly key: string;
  readonly lines: readonly TextLine[];
}

const bullet = /^[-*•]\s+/;
const heading = /^#{1,3}\s+/;
const marks = /\*\*([^*\n]{1,500})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/g;

/**
 * The text of a content block: an empty line parts paragraphs; lines that begin with `-` are a list, one that begins
 * with `##` is a heading; `**words**` are strong, `[words](address)` is a link. Everything else, HTML above all, stays
 * the text that it is; a link that may not be followed leaves only its words.
 */
export function richText(text: string): TextPart[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => partsOf(part.split('\n').map((line) => line.trim())))
    .map((part, place) => ({ ...part, key: `${part.kind}-${place}` }));
}

/** Neighbouring lines of one kind make one part; each heading stands for itself. */
function partsOf(lines: readonly string[]): TextPart[] {
  const groups: { kind: TextPart['kind']; lines: string[] }[] = [];
  for (const line of lines.filter(Boolean)) {
    const kind = kindOf(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map((group) => ({
    kind: group.kind,
    key: '',
    lines: group.lines.map((line, place) => ({
      key: `line-${place}`,
      pieces: piecesOf(line.replace(group.kind === 'list' ? bullet : heading, '')),
    })),
  }));
}

function kindOf(line: string): TextPart['kind'] {
  if (heading.test(line)) return 'heading';
  return bullet.test(line) ? 'list' : 'paragraph';
}

type Unkeyed = { kind: 'text' | 'strong'; text: string } | { kind: 'link'; text: string; href: string };

function piecesOf(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const add = (piece: Unkeyed): void => {
    if (piece.text !== '') pieces.push({ ...piece, key: `${piece.kind}-${pieces.length}` });
  };
  for (const match of line.matchAll(marks)) {
    const [whole, strong, label, address] = match;
    add({ kind: 'text', text: line.slice(from, match.index) });
    if (strong === undefined) {
      const href = contentLink(address);
      add(href === null ? { kind: 'text', text: label ?? '' } : { kind: 'link', text: label ?? '', href });
    } else add({ kind: 'strong', text: strong });
    from = match.index + whole.length;
  }
  add({ kind: 'text', text: line.slice(from) });
  return pieces;
}
