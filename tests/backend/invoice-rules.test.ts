import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countKinds, readFindings } from '../../scripts/invoices/findings.ts';
import { fetchRules, NotRun } from '../../scripts/invoices/official-rules.ts';
import { installProcessor, version } from '../../scripts/invoices/processor.ts';

const report = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
<svrl:schematron-output xmlns:svrl="http://purl.oclc.org/dsdl/svrl"><svrl:text>Not a finding</svrl:text>${inner}</svrl:schematron-output>`;

describe('a report of the rules', () => {
  it('is read with what failed, how gravely and where', () => {
    const svrl = report(`<svrl:active-pattern id="a"/><svrl:fired-rule context="/ubl:Invoice"/>
      <svrl:failed-assert test="a &lt; b" id="BR-CO-15" flag="fatal" location="/*:Invoice[1]">
        <svrl:text>[BR-CO-15]-Total
          with VAT &amp; so on.</svrl:text>
      </svrl:failed-assert>
      <svrl:failed-assert test="x" id="IS-R-001" flag="warning" location="/x"><svrl:text>Type.</svrl:text></svrl:failed-assert>
      <svrl:successful-report test="y" id="R9" location="/y"><svrl:text>Found.</svrl:text></svrl:successful-report>`);
    expect(readFindings(svrl)).toEqual([
      {
        id: 'BR-CO-15',
        isFatal: true,
        location: '/*:Invoice[1]',
        text: '[BR-CO-15]-Total with VAT & so on.',
      },
      { id: 'IS-R-001', isFatal: false, location: '/x', text: 'Type.' },
      { id: 'R9', isFatal: true, location: '/y', text: 'Found.' },
    ]);
  });

  it('is empty where all rules hold', () => {
    expect(readFindings(report('<svrl:fired-rule context="/x"/>'))).toEqual([]);
  });

  it.each([
    ['', 'No rule was applied'],
    ['not run', 'Non-whitespace before first tag'],
    ['<a/>', 'No rule was applied'],
    [report(''), 'No rule was applied'],
    [report('<svrl:fired-rule'), 'Invalid character'],
  ])('is not passed where nothing was checked: %j', (svrl, message) => {
    expect(() => readFindings(svrl)).toThrow(message);
  });
});

it('counts invoices and credit notes apart', () => {
  const [invoice, credit] = [
    '<?xml version="1.0"?><Invoice xmlns="x"/>',
    '<?xml version="1.0"?><CreditNote xmlns="x"/>',
  ];
  const documents = [invoice, credit, invoice].map((xml) => ({ xml }));
  expect(countKinds(documents)).toBe('2 invoices, 1 credit notes');
});

it('finds the processor in a folder that is named from here', () => {
  const place = mkdtempSync(join(tmpdir(), 'vorulind-processor-'));
  const modules = join(place, `xslt3-${version}/node_modules`);
  for (const name of ['xslt3', 'saxon-js']) mkdirSync(join(modules, name), { recursive: true });
  writeFileSync(join(modules, 'xslt3/xslt3.js'), '');
  writeFileSync(
    join(modules, 'saxon-js/index.js'),
    'exports.transform = ({ sourceText }) => ({ principalResult: `a report on ${sourceText}` });',
  );
  const processor = installProcessor(relative(process.cwd(), place));
  expect(processor.apply('compiled', '<Invoice/>')).toBe('a report on <Invoice/>');
  rmSync(place, { recursive: true });
});

describe('the files of the rules', () => {
  const content = '<xsl:stylesheet/>';
  const digest = createHash('sha256').update(content).digest('hex');
  let folder: string;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    response.writeHead(request.url === '/rules.xslt' ? 200 : 404).end(content);
  });
  const source = (name: string, sha = digest) => ({
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    files: { [name]: sha },
  });
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'invoice-rules-'));
    requests = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('are fetched once', async () => {
    const path = join(folder, 'rules.xslt');
    expect(await fetchRules(folder, source('rules.xslt'))).toEqual([path]);
    expect(await fetchRules(folder, source('rules.xslt'))).toEqual([path]);
    expect(requests).toBe(1);
  });

  it('are refused where they are not what was published', async () => {
    writeFileSync(join(folder, 'rules.xslt'), 'other');
    await expect(fetchRules(folder, source('rules.xslt'))).rejects.toThrow('is not the published file');
  });

  it('leave the check not run where the network does not give them', async () => {
    await expect(fetchRules(folder, source('gone.xslt'))).rejects.toThrow(NotRun);
    const nowhere = { address: 'http://127.0.0.1:9/', files: { 'rules.xslt': digest } };
    await expect(fetchRules(folder, nowhere)).rejects.toThrow(NotRun);
  });
});
