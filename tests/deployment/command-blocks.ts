/** The command blocks of a section of a document, in their order. @throws Error when the section is not there */
export function readCommandBlocks(text: string, heading: string): string[] {
  const [, ...after] = text.split(`\n### ${heading}\n`);
  const [section] = after.join('').split(/\n#{2,3} /);
  if (after.length !== 1 || !section) throw new Error(`There is no section “${heading}”`);
  return [...section.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, commands = '']) => commands);
}
