import { describe, expect, it } from 'vitest';
import { replaceFigures } from '../../scripts/harness/figures.ts';
import { exceeded, single, timing } from '../../scripts/harness/metric.ts';

const origin = { bench: 'search', commit: 'abc1234', date: '2026-11-23' };
const hundred = Array.from({ length: 100 }, (_, index) => index + 1);

/** The cells of the page's rows. */
function cells(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe('the figures page', () => {
  it('starts with the metrics of one bench', () => {
    const page = replaceFigures('', origin, [timing('prefix', hundred)]);
    expect(page.split('\n').slice(0, 3)).toEqual([
      '# Figures',
      '',
      '| Bench  | Metric | Unit | p50 | p95 | p99 |   n | Commit  | Date       |',
    ]);
    expect(cells(page)).toEqual([
      ['search', 'prefix', 'ms', '50', '95', '99', '100', 'abc1234', '2026-11-23'],
    ]);
  });

  it('keeps the rows of other benches, word for word and in alphabetical order', () => {
    const first = replaceFigures('', { ...origin, bench: 'switch' }, [timing('press', [310.4])]);
    const second = replaceFigures(first, origin, [timing('typo', [1]), timing('prefix', [2])]);
    const third = replaceFigures(second, { ...origin, bench: 'menu' }, [timing('opened', [3])]);
    expect(cells(third).map(([bench, metric]) => [bench, metric])).toEqual([
      ['menu', 'opened'],
      ['search', 'typo'],
      ['search', 'prefix'],
      ['switch', 'press'],
    ]);
    expect(cells(third).at(-1)).toEqual(cells(first)[0]);
  });

  it('replaces all rows of the bench that ran, including metrics that it no longer has', () => {
    const before = replaceFigures('', origin, [timing('prefix', [1]), timing('gone', [1])]);
    const after = replaceFigures(before, { ...origin, commit: 'def5678' }, [timing('prefix', [2])]);
    expect(cells(after)).toEqual([['search', 'prefix', 'ms', '2', '', '', '1', 'def5678', '2026-11-23']]);
  });

  it('is the same when the same is written again', () => {
    const once = replaceFigures('', origin, [timing('prefix', hundred), single('memory', 'MB', 51.66)]);
    expect(replaceFigures(once, origin, [timing('prefix', hundred), single('memory', 'MB', 51.66)])).toBe(
      once,
    );
  });

  it('omits percentiles that so few samples cannot distinguish from the largest', () => {
    const page = replaceFigures('', origin, [
      timing('one', [7]),
      timing('twenty', hundred.slice(0, 20)),
      timing('hundred', hundred),
    ]);
    expect(cells(page).map((row) => row.slice(3, 6))).toEqual([
      ['7', '', ''],
      ['10', '19', ''],
      ['50', '95', '99'],
    ]);
  });

  it('states the number of things behind a single value', () => {
    const page = replaceFigures('', origin, [single('forms made', '%', 97.18, 61_130)]);
    expect(cells(page)[0]).toEqual([
      'search',
      'forms made',
      '%',
      '97.2',
      '',
      '',
      '61130',
      'abc1234',
      '2026-11-23',
    ]);
  });
});

describe('a limit', () => {
  it('is exceeded when more than 5 of 100 samples are above it', () => {
    expect(exceeded([timing('lists', hundred, 95), timing('others', hundred)])).toEqual([]);
    expect(exceeded([timing('lists', hundred, 94)])).toEqual(['lists: p95 95.0 ms, at most 94 allowed']);
  });
});
