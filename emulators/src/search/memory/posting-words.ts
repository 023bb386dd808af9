/*
 * A block of postings as words of 16 bits. Most are one word: in the lowest bits the number of a place, above them the distance of the
 * record from the one before. Where one of them is larger, what is above it follows, the distance's first.
 */

const placeBits = 9;
const bitsOfWord = 16;
const largerPlace = (1 << placeBits) - 1;
/** In place of a place's number: the rest of the block is empty. */
export const endOfBlock = largerPlace - 1;
const largerDistance = (1 << (bitsOfWord - placeBits)) - 1;
/** Set in each word of a larger number but its last one. */
const moreFollows = 1 << (bitsOfWord - 1);

/** No posting has more words. */
export const mostWords = 7;

/** What words are read: those from `from` to before `end` of a page. */
interface Stretch {
  page: Uint16Array;
  from: number;
  end: number;
  /** The record that the first distance counts from. */
  origin: number;
}

/**
 * Reads the postings of the records from `first` to `last` into an array from `to` on, the record above `shift` bits of the place.
 * @returns the index after the last one
 */
export function readPostings(
  { page, from, end, origin }: Stretch,
  shift: number,
  first: number,
  last: number,
  into: Uint32Array,
  to: number,
): number {
  let record = origin;
  let next = to;
  for (let at = from; at < end;) {
    const word = page[at++] ?? 0;
    let place = word & largerPlace;
    const distance = word >>> placeBits;
    record += distance;
    if (distance === largerDistance) {
      record += numberAt(page, at);
      at += wordsOf(page, at);
    }
    if (place >= endOfBlock) {
      if (place === endOfBlock) break;
      place = endOfBlock + numberAt(page, at);
      at += wordsOf(page, at);
    }
    if (record > last) break;
    if (record >= first) into[next++] = (record << shift) | place;
  }
  return next;
}

function numberAt(page: Uint16Array, at: number): number {
  const word = page[at] ?? 0;
  return word < moreFollows ? word : (word - moreFollows) | (numberAt(page, at + 1) << (bitsOfWord - 1));
}

function wordsOf(page: Uint16Array, at: number): number {
  return (page[at] ?? 0) < moreFollows ? 1 : 1 + wordsOf(page, at + 1);
}

/** Writes a posting to the beginning of `words`. @returns how many they are */
export function writePosting(words: Uint16Array, distance: number, place: number): number {
  const [isFar, isLarge] = [distance >= largerDistance, place >= endOfBlock];
  words[0] = ((isFar ? largerDistance : distance) << placeBits) | (isLarge ? largerPlace : place);
  let count = 1;
  if (isFar) count = writeNumber(words, count, distance - largerDistance);
  return isLarge ? writeNumber(words, count, place - endOfBlock) : count;
}

/** @returns the index after its last word */
function writeNumber(words: Uint16Array, from: number, number: number): number {
  let at = from;
  let left = number;
  for (; left >= moreFollows; left >>>= bitsOfWord - 1) words[at++] = left | moreFollows;
  words[at++] = left;
  return at;
}
