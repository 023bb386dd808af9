import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldNode, type OperationDefinitionNode, Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

function readFiles(...places: string[]): string {
  const files = execFileSync('git', ['ls-files', ...places], { cwd: root, encoding: 'utf8' });
  return files
    .trim()
    .split('\n')
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
}

/** Fields that only `npm run conformance` reads: a backend that gets them wrong shows what nobody may see. */
const readByConformance = new Set(['visibleByGuest', 'priceVisibleByGuest', 'taxPrice']);

it('each field that the storefront asks for is one that it names: nothing is sent for nobody', () => {
  const asked = new Set<string>();
  /** Of a mutation the answer itself may be of no interest. */
  const mutations = new Set<string>();
  visit(parse(readFiles('graphql/operations')), {
    Field: ({ alias, name }: FieldNode) => void asked.add((alias ?? name).value),
    OperationDefinition: ({ operation, selectionSet }: OperationDefinitionNode) => {
      if (operation !== 'mutation') return;
      for (const field of selectionSet.selections)
        if (field.kind === Kind.FIELD) mutations.add(field.name.value);
    },
  });
  const words = new Set(readFiles('app', 'components', 'lib', 'server.ts').match(/\w+/g));
  const unused = [...asked].filter(
    (name) => !words.has(name) && !mutations.has(name) && !readByConformance.has(name),
  );
  expect(asked.size).toBeGreaterThan(400);
  expect(unused).toEqual([]);
});
