import sax from 'sax';

/** An element with everything in it; names are without namespace prefixes. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
  line: number;
}

/** Characters of one part; more means that it is none. */
const maxPartLength = 5_000_000;

/**
 * Streams the elements with these names wherever they stand, each with its content. Entities of a document type are never resolved.
 * @throws Error naming the line where the file is not XML
 */
export async function* readXmlParts(
  chunks: AsyncIterable<string>,
  names: ReadonlySet<string>,
): AsyncGenerator<XmlElement> {
  const parser = sax.parser(true, { position: true });
  const open: XmlElement[] = [];
  let ready: XmlElement[] = [];
  let failure: Error | undefined;
  let length = 0;
  const write = (text: string): void => {
    const inner = open.at(-1);
    if (!inner) return;
    length += text.length;
    if (length > maxPartLength) failure ??= new Error(`line ${parser.line + 1}: one product is too long`);
    else inner.text += text;
  };
  parser.onopentag = ({ name, attributes }) => {
    const local = localName(name);
    if (open.length === 0 && !names.has(local)) return;
    const element = {
      name: local,
      attributes: attributes as Record<string, string>,
      text: '',
      children: [],
      line: parser.line + 1,
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.onclosetag = () => {
    const closed = open.pop();
    if (!closed || open.length > 0) return;
    ready.push(closed);
    length = 0;
  };
  parser.ontext = write;
  parser.oncdata = write;
  parser.onerror = (error) => {
    failure ??= new Error(`line ${parser.line + 1}: not XML: ${error.message.split('\n', 1)[0]}`);
  };
  for await (const chunk of chunks) {
    parser.write(chunk);
    if (failure) throw failure;
    yield* ready;
    ready = [];
  }
  parser.close();
  if (failure) throw failure;
  yield* ready;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const findChildren = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.children.filter((child) => child.name === name) ?? [];

/** The trimmed text of the first element on this path; empty where there is none. */
export function textAt(element: XmlElement, ...path: string[]): string {
  let inner: XmlElement | undefined = element;
  for (const name of path) inner = findChildren(inner, name)[0];
  return inner?.text.trim() ?? '';
}
