import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'components'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:tsx|css)$/.test(file) && existsSync(join(root, file)));

/** From `<input` to the end of its tag; braces may hold arrows. */
function readTags(source: string, name: string): string[] {
  return source
    .split(new RegExp(`<${name}(?=\\s)`))
    .slice(1)
    .map((rest) => {
      let depth = 0;
      const end = Array.from(rest).findIndex((letter) => {
        if (letter === '{') depth += 1;
        if (letter === '}') depth -= 1;
        return letter === '>' && depth === 0;
      });
      return rest.slice(0, end);
    });
}

/** Fields that nobody types into. */
const isNotTyped = /type=(?:"(?:hidden|checkbox|radio|file)"|\{[^}]*'(?:checkbox|radio)'[^}]*\})|\bhidden\b/;

it('each field that is typed into takes its keyboard and what is filled in from the table of kinds', () => {
  const without = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      readTags(read(file), 'input')
        .filter((tag) => !isNotTyped.test(tag) && !/\{\.\.\.(?:fieldKinds\b|props\b)/.test(tag))
        .map((tag) => `${file}: <input${tag.slice(0, 60)}`),
    );
  // The choice's own component: its callers say whether it is a checkbox or a radio button.
  expect(without.filter((line) => !line.startsWith('components/ui/choice.tsx'))).toEqual([]);
});

it('no caller of a field says what its kind says', () => {
  const twice = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      readTags(read(file), 'Field')
        .filter((tag) => /\b(?:inputMode|autoComplete)=|\btype="/.test(tag))
        .map((tag) => `${file}: <Field${tag.slice(0, 60)}`),
    );
  expect(twice).toEqual([]);
});

/** iOS zooms into a field with smaller letters. */
it('every field has letters of 16 px, and no component gives it smaller ones', () => {
  expect(read('styles/global.css')).toMatch(
    /input,\nselect,\ntextarea \{\n(?:  \/\*.*\n)?  font-size: 1rem;/,
  );
  const small = files.flatMap((file) =>
    [...read(file).matchAll(/(?:^|[\s&>])(?:input|select|textarea)(?:[\w[\]='".-]*)\s*\{([^{}]*)\}/g)]
      .filter(([, rules = '']) => /font-size:(?!\s*(?:1rem|1\.|var\(--text-large))/.test(rules))
      .map(([rule]) => `${file}: ${rule.trim().slice(0, 80)}`),
  );
  expect(small).toEqual([]);
});
