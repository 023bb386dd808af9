import { afterEach, describe, expect, it, vi } from 'vitest';
import { runNamed, task, type Tasks } from '../../scripts/harness/task.ts';

const options = { rate: 20, age: 0, shop: 'http://localhost:3000' };
const echo = task(options, async (values) => values, { age: 'seconds' });
const tasks: Tasks<object> = {
  echo: { summary: 'Answers its options', load: async () => echo },
  slow: { summary: 'Is never loaded', load: () => Promise.reject(new Error('was loaded')) },
};

afterEach(() => vi.restoreAllMocks());

describe('a named task', () => {
  it('gets its defaults, and numbers where the default is one', async () => {
    expect(await runNamed('npm run bench', tasks, ['echo'])).toEqual(options);
    expect(await runNamed('npm run bench', tasks, ['echo', '--rate', '5', '--shop=http://a.test'])).toEqual({
      ...options,
      rate: 5,
      shop: 'http://a.test',
    });
  });

  it.each([['--rate=many'], ['--rate=0'], ['--rate='], ['--age=-1'], ['--speed=1'], ['stray']])(
    'refuses %s',
    async (arg) => {
      await expect(runNamed('npm run bench', tasks, ['echo', arg])).rejects.toThrow(TypeError);
    },
  );

  it('that does not exist is refused with the list of existing ones', async () => {
    await expect(runNamed('npm run bench', tasks, ['toString'])).rejects.toThrow(
      'There is no toString; npm run bench alone lists what there is.',
    );
  });

  it('is listed with one line, without being loaded', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runNamed('npm run bench', tasks, [])).toBeNull();
    expect(log.mock.calls.flat().join('\n')).toContain(
      '  echo  Answers its options\n  slow  Is never loaded',
    );
  });

  it('prints its options with their defaults and meaning', async () => {
    const log = vi.spyOn(console, 'log').mockReturnValue();
    expect(await runNamed('npm run bench', tasks, ['echo', '--help'])).toBeNull();
    expect(log.mock.calls.flat().join('\n')).toMatch(/ {2}--rate 20\n {2}--age 0 +seconds\n/);
  });
});
