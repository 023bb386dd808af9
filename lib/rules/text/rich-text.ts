import { allowedContentLink } from '../routes/content-link.ts';

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

const bulletPattern = /^[-*•]\s+/;
const headingPattern = /^#{1,3}\s+/;
const markPattern = /\*\*([^*\n]{1,500})\*\*|\[([^[\]\n]{1,300})\]\(([^()\s]{1,2000})\)/g;

/**
 * The text of a content block: an empty line parts paragraphs; lines that begin with `-` are a list, one that begins
 * with `##` is a heading; `**words**` are strong, `[words](address)` is a link. Everything else, HTML above all, stays
 * the text that it is; a link that may not be followed leaves only its words.
 */
export function parseRichText(text: string): TextPart[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .flatMap((part) => toParts(part.split('\n').map((line) => line.trim())))
    .map((part, place) => ({ ...part, key: `${part.kind}-${place}` }));
}

/** Neighbouring lines of one kind make one part; each heading stands for itself. */
function toParts(lines: readonly string[]): TextPart[] {
  const groups: { kind: TextPart['kind']; lines: string[] }[] = [];
  for (const line of lines.filter(Boolean)) {
    const kind = lineKind(line);
    const last = groups.at(-1);
    if (last?.kind === kind && kind !== 'heading') last.lines.push(line);
    else groups.push({ kind, lines: [line] });
  }
  return groups.map((group) => ({
    kind: group.kind,
    key: '',
    lines: group.lines.map((line, place) => ({
      key: `line-${place}`,
      pieces: toPieces(line.replace(group.kind === 'list' ? bulletPattern : headingPattern, '')),
    })),
  }));
}

function lineKind(line: string): TextPart['kind'] {
  if (headingPattern.test(line)) return 'heading';
  return bulletPattern.test(line) ? 'list' : 'paragraph';
}

type PieceWithoutKey =
  | { kind: 'text' | 'strong'; text: string }
  | { kind: 'link'; text: string; href: string };

function toPieces(line: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  const add = (piece: PieceWithoutKey): void => {
    if (piece.text !== '') pieces.push({ ...piece, key: `${piece.kind}-${pieces.length}` });
  };
  for (const match of line.matchAll(markPattern)) {
    const [matchedText, strong, label, address] = match;
    add({ kind: 'text', text: line.slice(from, match.index) });
    if (strong === undefined) {
      const href = allowedContentLink(address);
      add(href === null ? { kind: 'text', text: label ?? '' } : { kind: 'link', text: label ?? '', href });
    } else add({ kind: 'strong', text: strong });
    from = match.index + matchedText.length;
  }
  add({ kind: 'text', text: line.slice(from) });
  return pieces;
}
