import { foldIcelandic } from './icelandic-order.ts';

/** A piece of a text; `marked` where it is what was searched for. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

/** As in the backend: what comes after so many words is not searched for. */
const maximumWords = 8;

/**
 * `text` in pieces, with what the query's words found marked: beginnings of words, else the first place inside one.
 * Accents and case do not matter. Together the pieces are the text, letter for letter.
 */
export function markMatches(text: string, query: string): TextPart[] {
  const { folded, origins } = foldByLetter(text);
  const marks = Array.from({ length: text.length }, () => false);
  for (const word of searchWords(query)) {
    for (const at of findPlaces(folded, word)) {
      const from = origins[at] ?? text.length;
      const to = origins[at + word.length] ?? text.length;
      marks.fill(true, from, to);
    }
  }
  return joinParts(text, marks);
}

/** The pieces of a text in which `open` and `close`, a character each, stand around what is marked. */
export function splitMarked(text: string, open: string, close: string): TextPart[] {
  const [before = '', ...pieces] = text.split(open);
  const parts = pieces.flatMap((piece) => {
    const [markedText = '', ...rest] = piece.split(close);
    return [
      { text: markedText, isMarked: true },
      { text: rest.join(''), isMarked: false },
    ];
  });
  return [{ text: before.replaceAll(close, ''), isMarked: false }, ...parts].filter(
    (part) => part.text !== '',
  );
}

/** Folded words of a query, without what is no letter or digit around them. */
export function searchWords(query: string): string[] {
  return foldIcelandic(query)
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean)
    .slice(0, maximumWords);
}

/** The folded text and, for each of its letters, where it comes from in the text. */
function foldByLetter(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let position = 0;
  for (const letter of text) {
    const bare = foldIcelandic(letter);
    // Two letters for one (æ is ae) have the same origin; an accent of its own belongs to the letter before it.
    for (let index = 0; index < bare.length; index += 1) origins.push(position);
    folded += bare;
    position += letter.length;
  }
  return { folded, origins };
}

/** Where `word` begins a word of `folded`; where it begins none, its first place. */
function findPlaces(folded: string, word: string): number[] {
  const allPlaces: number[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    allPlaces.push(at);
  const wordStarts = allPlaces.filter((at) => at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? ''));
  return wordStarts.length > 0 ? wordStarts : allPlaces.slice(0, 1);
}

function joinParts(text: string, marks: readonly boolean[]): TextPart[] {
  const parts: TextPart[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isMarked = marks[index] ?? false;
    const last = parts.at(-1);
    if (last?.isMarked === isMarked) last.text += text[index] ?? '';
    else parts.push({ text: text[index] ?? '', isMarked });
  }
  return parts;
}
