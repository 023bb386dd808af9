import { parseSync, Visitor, type Comment, type Expression } from 'oxc-parser';

/** Phrases of a translated register, and what the trade says instead; only those that are never plain English of the field. */
const bannedPhrases: ReadonlyMap<string, string> = new Map([
  ['whoever', 'anyone who, or the role'],
  ['anew', 'again, re-'],
  ['asker', 'requester'],
  ['laid aside', 'saved for later'],
  ['lays aside', 'saves for later'],
  ['told apart', 'distinguished'],
  ['hear of', 'receive, learn of'],
  ['hears of', 'receives, is called with'],
  ['heard of', 'received, known'],
  ['go on', 'continue'],
  ['goes on', 'continues'],
  ['going on', 'continuing, in progress'],
  ['came of', 'the outcome of'],
  ['became of', 'the outcome of'],
  ['came to nothing', 'failed'],
  ['comes to nothing', 'fails'],
  ['worth nothing', 'void, expired'],
  ['say yes', 'approve'],
  ['says yes', 'approves'],
  ['said yes', 'approved'],
  ['is wanted', 'is needed, is requested'],
  ['are wanted', 'are needed, are requested'],
  ['in its stead', 'instead of it'],
  ['for whom is ordered', 'who the order is for'],
]);
const bannedPhrase = new RegExp(String.raw`\b(?:${[...bannedPhrases.keys()].join('|')})\b`, 'gi');

const testFunctions: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** Comments and test titles that hold a banned phrase, a line for each phrase. */
export function bannedProse(path: string, text: string): string[] {
  const { program, comments } = parseSync(path, text);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [title] }) {
      const isText = title?.type === 'Literal' || title?.type === 'TemplateLiteral';
      if (isText && testFunctions.has(calleeRoot(callee))) titles.push(text.slice(title.start, title.end));
    },
  }).visit(program);
  return [...joinComments(text, comments), ...titles].flatMap((prose) =>
    (prose.match(bannedPhrase) ?? []).map(
      (phrase) => `${path}: "${phrase}" (${bannedPhrases.get(phrase.toLowerCase())}) in: ${prose.trim()}`,
    ),
  );
}

/** The first name of a call, e.g. `it` of `it.each(rows)('…')`; empty for none. */
function calleeRoot(callee: Expression): string {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calleeRoot(callee.object);
  if (callee.type === 'CallExpression') return calleeRoot(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return calleeRoot(callee.tag);
  return '';
}

/** Comments as running text, those on consecutive lines as one. */
function joinComments(text: string, comments: readonly Comment[]): string[] {
  const joined: string[] = [];
  let end = -1;
  for (const comment of comments) {
    const prose = comment.value.replaceAll(/\s*\n[\s*]*/g, ' ');
    const isContinued = end >= 0 && text.slice(end, comment.start).trim() === '';
    if (isContinued) joined.push(`${joined.pop() ?? ''}${prose}`);
    else joined.push(prose);
    ({ end } = comment);
  }
  return joined;
}
