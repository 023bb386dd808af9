import { parseSync, Visitor } from 'oxc-parser';

/** Words of a translated register, which the trade does not name code by, and what to say instead. */
const bannedWords: ReadonlyMap<string, string> = new Map([
  ['tell', 'send, notify or track'],
  ['tells', 'send, notify or track'],
  ['told', 'sent, recorded, notice'],
  ['telling', 'significant'],
  ['whom', 'the person: customer, recipient'],
  ['whoever', 'the person'],
  ['anew', 'replace, rebuild, re-'],
  ['outlasting', 'retryWhileUnavailable'],
  ['sight', 'visibility'],
  ['asker', 'requester'],
  ['heard', 'received'],
  ['unheard', 'lost'],
  ['news', 'notices'],
  ['happening', 'trackedEvent'],
  ['theirs', 'name whose'],
]);

/** Names of a file that hold a banned word, a line each. */
export function bannedNames(path: string, text: string): string[] {
  const found = new Map<string, string>();
  const { program } = parseSync(path, text);
  const look = (node: { name: string }): void => {
    const words = node.name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? [];
    for (const word of words) {
      const instead = bannedWords.get(word.toLowerCase());
      if (instead !== undefined) found.set(node.name, instead);
    }
  };
  new Visitor({ Identifier: look }).visit(program);
  return [...found].map(([name, instead]) => `${path}: ${name} (${instead})`);
}
