import { createInterface } from 'node:readline/promises';

/** Asks on a terminal; elsewhere the answer is `isSure`. */
export async function confirm(isSure: boolean): Promise<boolean> {
  if (isSure || !process.stdin.isTTY) return isSure;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|j|já)$/i.test((await terminal.question('Load this? (yes/no) ')).trim());
  } finally {
    terminal.close();
  }
}
