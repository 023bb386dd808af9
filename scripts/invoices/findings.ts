import sax, { type QualifiedTag } from 'sax';

interface Finding {
  /** Of the rule, e.g. BR-CO-15. */
  id: string;
  isFatal: boolean;
  /** XPath of the element. */
  location: string;
  text: string;
}

/** What was checked, a kind each: a run over invoices alone says nothing of credit notes. */
export function countKinds(documents: readonly { xml: string }[]): string {
  const credits = documents.filter(({ xml }) => /<(?:\w+:)?CreditNote[\s>]/.test(xml)).length;
  return `${documents.length - credits} invoices, ${credits} credit notes`;
}

/** What a report in SVRL (ISO 19757-3) found. @throws Error for what is no report, so that nothing passes unchecked */
export function readFindings(svrl: string): Finding[] {
  const findings: Finding[] = [];
  let firedRules = 0;
  let current: Finding | null = null;
  let isText = false;
  const reader = sax.parser(true, { xmlns: true });
  reader.onerror = (error) => {
    throw error;
  };
  reader.onopentag = (tag) => {
    // With namespaces the parser gives no other kind.
    const { local, attributes } = tag as QualifiedTag;
    const valueOf = (name: string) => attributes[name]?.value ?? '';
    if (local === 'fired-rule') firedRules += 1;
    if (local === 'failed-assert' || local === 'successful-report')
      current = {
        id: valueOf('id'),
        // A rule that does not say how grave it is counts in full.
        isFatal: valueOf('flag') !== 'warning',
        location: valueOf('location'),
        text: '',
      };
    isText = local === 'text' && current !== null;
  };
  reader.ontext = (text) => {
    if (isText && current) current.text += text;
  };
  reader.onclosetag = (name) => {
    if (/:?(?:failed-assert|successful-report)$/.test(name) && current) {
      findings.push({ ...current, text: current.text.replaceAll(/\s+/g, ' ').trim() });
      current = null;
    }
    if (/:?text$/.test(name)) isText = false;
  };
  reader.write(svrl).close();
  if (firedRules === 0) throw new Error('No rule was applied: this is no report on an invoice');
  return findings;
}
