import sax from 'sax';
import { ShopError } from '../../../errors.ts';

/** An element with everything in it. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: Element[];
}

/** Only the five entities of XML itself are known. */
const options = { position: true, strictEntities: true };
/** Elements within elements. */
const maximumDepth = 30;
const maximumElements = 20_000;

/**
 * Reads a document of cXML. What its document type names is never fetched, entities of its own are not resolved but refused, and so
 * is a document that is deeper or has more elements than any order. @throws ShopError BAD_REQUEST naming the line
 */
export function parseCxml(text: string): Element {
  const parser = sax.parser(true, options);
  const open: Element[] = [];
  let root: Element | null = null;
  let count = 0;
  // Sax calls on after what is thrown from within: the first failure is kept.
  let failure: string | null = null;
  const fail = (message: string): void => {
    failure ??= `Lína ${parser.line + 1}: ${message}`;
  };
  parser.onprocessinginstruction = ({ name, body }) => {
    const [, encoding = 'UTF-8'] = /encoding=["']([^"']+)["']/.exec(body) ?? [];
    if (name === 'xml' && !/^(?:UTF-8|US-ASCII)$/i.test(encoding)) fail('Skjalið þarf að vera í UTF-8.');
  };
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) fail('Skilgreiningar í skjalinu sjálfu eru ekki leyfðar.');
  };
  parser.onopentag = ({ name, attributes }) => {
    count += 1;
    if (open.length >= maximumDepth) fail('Skjalið er of djúpt.');
    if (count > maximumElements) fail('Skjalið er of stórt.');
    if (failure !== null) return;
    const element = { name, attributes: attributes as Record<string, string>, text: '', children: [] };
    if (open.length > 0) open.at(-1)?.children.push(element);
    else root ??= element;
    open.push(element);
  };
  parser.onclosetag = () => void open.pop();
  const write = (part: string): void => {
    const inner = open.at(-1);
    if (inner) inner.text += part;
  };
  parser.ontext = write;
  parser.oncdata = write;
  parser.onerror = ({ message }) => fail(message.split('\n', 1)[0] ?? '');
  // In parts: nothing more is read of a document that is refused.
  for (let at = 0; at < text.length && failure === null; at += partLength)
    parser.write(text.slice(at, at + partLength));
  if (failure === null) parser.close();
  const parsed = root as Element | null;
  if (failure !== null || parsed?.name !== 'cXML')
    throw new ShopError('BAD_REQUEST', failure ?? 'Skjalið er ekki cXML.');
  return parsed;
}

const partLength = 16_384;

export const findChildren = (element: Element | null | undefined, name: string): Element[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The first element on this path; null where there is none. */
export function elementAt(element: Element | null | undefined, ...path: string[]): Element | null {
  let inner = element ?? null;
  for (const name of path) inner = findChildren(inner, name)[0] ?? null;
  return inner;
}

/** The trimmed text of the first element on this path; empty where there is none. */
export const textAt = (element: Element | null | undefined, ...path: string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? '';

/** An attribute; empty where there is none. */
export const attributeOf = (element: Element | null | undefined, name: string): string =>
  element?.attributes[name]?.trim() ?? '';
