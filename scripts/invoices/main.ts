import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseConfigSchema, readConfig } from '../../backend/src/config.ts';
import { root } from '../shop/children.ts';
import { connect } from '../../backend/src/db/connect.ts';
import { readNewestEInvoices } from '../../backend/src/modules/invoices/newest-e-invoices.ts';
import { countKinds, readFindings } from './findings.ts';
import { fetchRules, NotRun, release } from './official-rules.ts';
import { installProcessor } from './processor.ts';

/**
 *   npx node scripts/invoices/main.ts               the newest 20 invoices and 20 credit notes at DATABASE_URL, or in DATA_DIR
 *   npx node scripts/invoices/main.ts --count 500     as many of each
 *   npx node scripts/invoices/main.ts FILE.xml ...    these
 *
 * By the official rules, which are fetched once into `--rules` (.data/invoice-rules). Without network: `not run`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '20' },
    rules: { type: 'string', default: '.data/invoice-rules' },
  },
});

async function readDocuments(): Promise<{ name: string; xml: string }[]> {
  if (positionals.length > 0)
    return positionals.map((file) => ({ name: file, xml: readFileSync(file, 'utf8') }));
  const connection = await connect(readConfig(databaseConfigSchema));
  try {
    return await readNewestEInvoices(connection.db, Number(values.count));
  } finally {
    await connection.close();
  }
}

try {
  const folder = resolve(root, values.rules);
  const stylesheets = await fetchRules(folder);
  const processor = installProcessor(join(folder, 'processor'));
  const compiled = stylesheets.map((file) => processor.compile(file));
  const documents = await readDocuments();
  if (documents.length === 0) throw new NotRun('there are no invoices');
  let fatal = 0;
  for (const { name, xml } of documents) {
    const findings = compiled.flatMap((file) => readFindings(processor.apply(file, xml)));
    for (const { id, isFatal, location, text } of findings)
      console.log(`${name}: ${isFatal ? 'wrong' : 'warning'}: ${id} ${text} (${location})`);
    fatal += findings.filter(({ isFatal }) => isFatal).length;
  }
  console.log(`${release.name}: ${countKinds(documents)}, ${fatal} faults`);
  if (fatal > 0) process.exitCode = 1;
} catch (error) {
  if (error instanceof NotRun) console.log(`not run: ${error.message}`);
  else {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
