import { createInterface } from 'node:readline';

const answers: ReadonlyMap<string, boolean> = new Map([
  ...['y', 'yes', 'j', 'já'].map((text) => [text, true] as const),
  ...['n', 'no', 'nei'].map((text) => [text, false] as const),
]);

/** Asks until it is answered; an input that ends without an answer says no. */
export async function confirm(isSure: boolean): Promise<boolean> {
  if (isSure) return true;
  const input = createInterface({ input: process.stdin, output: process.stdout });
  let isClosed = false;
  input.once('close', () => (isClosed = true));
  input.setPrompt('Load this? (yes/no) ');
  input.prompt();
  try {
    for await (const line of input) {
      const answer = answers.get(line.trim().normalize('NFC').toLowerCase());
      if (answer !== undefined) return answer;
      // The last line of an input may have no end: nobody is there to be asked again.
      if (!isClosed) input.prompt();
    }
    process.stdout.write('\n');
    return false;
  } finally {
    input.close();
  }
}
