import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { NotRun } from './official-rules.ts';

/** Saxonica's XSLT 3 processor: free to use, under a licence that keeps it out of the shop's own packages. */
export const version = '2.7.0';

interface Saxon {
  transform(options: { stylesheetFileName: string; sourceText: string; destination: 'serialized' }): {
    principalResult: string;
  };
}

interface Processor {
  /** Compiles a style sheet, once: that takes a minute. @returns the compiled file */
  compile(stylesheet: string): string;
  /** Applies a compiled style sheet to a document. */
  apply(compiled: string, xml: string): string;
}

/** The processor in `folder`, brought there by npm. @throws NotRun when npm does not give it */
export function installProcessor(folder: string): Processor {
  // A module is found by a whole path only.
  const place = resolve(folder, `xslt3-${version}`);
  const program = join(place, 'node_modules/xslt3/xslt3.js');
  if (!existsSync(program)) {
    mkdirSync(place, { recursive: true });
    try {
      execFileSync('npm', ['install', '--prefix', place, '--no-save', `xslt3@${version}`], { stdio: 'pipe' });
    } catch (error) {
      throw new NotRun(`npm does not give xslt3 ${version}`, { cause: error });
    }
  }
  const saxon = createRequire(program)('saxon-js') as Saxon;
  return {
    compile(stylesheet) {
      const compiled = `${stylesheet}.sef.json`;
      if (existsSync(compiled)) return compiled;
      const unfinished = `${stylesheet}.unfinished.json`;
      execFileSync(process.execPath, [program, `-xsl:${stylesheet}`, `-export:${unfinished}`, '-nogo'], {
        stdio: 'pipe',
      });
      renameSync(unfinished, compiled);
      return compiled;
    },
    apply: (compiled, xml) =>
      saxon.transform({ stylesheetFileName: compiled, sourceText: xml, destination: 'serialized' })
        .principalResult,
  };
}
