import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ByteSurvey } from './byte-survey.ts';

export const encodings = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof encodings)[number];

const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows-1252',
  'utf-16le': 'UTF-16 (little-endian)',
  'utf-16be': 'UTF-16 (big-endian)',
};

/** The first bytes of a file: enough for a byte order mark and the first characters. */
export async function readStart(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    if (!(await file.stat()).isFile())
      throw new Error(`${path} is not a file; it has to be read more than once`);
    const { buffer, bytesRead } = await file.read(Buffer.alloc(128), 0, 128, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function markedEncoding(start: Uint8Array): Encoding | null {
  const [first, second, third] = start;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

/**
 * Detects the encoding of a CSV file from all of its bytes; `onNote` is called when it is not UTF-8.
 * @throws Error naming the first line that cannot be read and what to do
 */
export async function findEncoding(
  path: string,
  chosen: Encoding | undefined,
  onNote: (note: string) => void,
): Promise<Encoding> {
  const marked = markedEncoding(await readStart(path));
  const survey = await surveyBytes(path);
  const encoding = chosen ?? marked ?? guessEncoding(survey);
  const problem = findEncodingProblem(survey, encoding, chosen);
  if (problem) throw new Error(problem);
  if (encoding !== 'utf-8') onNote(`read as ${encodingNames[encoding]}`);
  return encoding;
}

/** JSON is UTF-8 (RFC 8259, section 8.1). @throws Error naming the first line that is not */
export async function checkJsonEncoding(path: string, chosen: Encoding | undefined): Promise<void> {
  const marked = markedEncoding(await readStart(path));
  const other = [chosen, marked].find((encoding) => encoding && encoding !== 'utf-8');
  if (other) throw new Error(`JSON has to be UTF-8, not ${encodingNames[other]}: save the file as UTF-8.`);
  const survey = await surveyBytes(path);
  const wide = detectUtf16(survey);
  if (wide)
    throw new Error(
      `The file looks like ${encodingNames[wide]}, and JSON has to be UTF-8: save it as UTF-8.`,
    );
  if (survey.firstNotUtf8 !== null)
    throw new Error(
      `line ${survey.firstNotUtf8}: a byte that is not UTF-8, as JSON has to be: save the file as UTF-8.`,
    );
}

async function surveyBytes(path: string): Promise<ByteSurvey> {
  const survey = new ByteSurvey();
  for await (const bytes of createReadStream(path) as AsyncIterable<Buffer>) survey.add(bytes);
  survey.end();
  return survey;
}

/** Western text in UTF-16 has a NUL in nearly every character, other encodings have none. */
function detectUtf16({ size, nuls: [even, odd] }: ByteSurvey): 'utf-16le' | 'utf-16be' | null {
  if ((even + odd) * 4 < size || size === 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** By the bytes alone; Windows-1252 only where nothing suggests UTF-8. */
function guessEncoding({ firstNotUtf8, hasUtf8Letters }: ByteSurvey): Encoding {
  return firstNotUtf8 === null || hasUtf8Letters ? 'utf-8' : 'windows-1252';
}

function findEncodingProblem(
  survey: ByteSurvey,
  encoding: Encoding,
  chosen: Encoding | undefined,
): string | null {
  const { firstNotUtf8, firstNot1252, hasUtf8Letters, size } = survey;
  if (encoding.startsWith('utf-16'))
    return size % 2 === 1
      ? `The file is not ${encodingNames[encoding]}: it ends in the middle of a character.`
      : null;
  const wide = detectUtf16(survey);
  if (wide)
    return `The file looks like ${encodingNames[wide]} without a byte order mark: say --encoding ${wide}, or save it as UTF-8.`;
  if (encoding === 'windows-1252')
    return firstNot1252 === null
      ? null
      : `line ${firstNot1252}: a byte that is not ${chosen ? '' : 'UTF-8 and not '}Windows-1252: save the file as UTF-8.`;
  if (firstNotUtf8 === null) return null;
  const why = hasUtf8Letters ? ', although other letters of the file are' : '';
  return `line ${firstNotUtf8}: a byte that is not UTF-8${why}: save the file as UTF-8, or say --encoding windows-1252 if that is what all of it is.`;
}
