import { formatKronur } from '../../../../../lib/rules/money/kronur.ts';
import type { AlertKind } from '../../../../../lib/rules/products/alert-kind.ts';
import { alertsPath } from '../../../../../lib/rules/routes/account-paths.ts';
import { productHref } from '../../../../../lib/rules/routes/addresses.ts';
import type { Letter } from '../../mail/letter.ts';

interface AlertFacts {
  kind: AlertKind;
  product: { id: string; name: string; slug: string | null };
  customerName: string;
  /** Krónur with VAT for one unit, when the alert was set and now. */
  before: number;
  now: number;
  /** Name of the campaign that runs. */
  campaign: string | null;
  site: string;
}

const headings: Readonly<Record<AlertKind, string>> = {
  Stock: 'Varan er komin aftur',
  Price: 'Verðið hefur lækkað',
  Campaign: 'Herferð er hafin',
};

/** What somebody wanted to be told of a product. */
export function alertLetter({
  kind,
  product,
  customerName,
  before,
  now,
  campaign,
  site,
}: AlertFacts): Letter {
  const texts: Readonly<Record<AlertKind, string>> = {
    Stock: `${product.name} er aftur til á lager.`,
    Price: `${product.name} kostaði ${formatKronur(before)} og kostar nú ${formatKronur(now)} með vsk.`,
    Campaign: `${product.name} er í herferðinni „${campaign ?? ''}“ og kostar nú ${formatKronur(now)} með vsk.`,
  };
  return {
    subject: `${headings[kind]}: ${product.name}`,
    preview: texts[kind],
    heading: headings[kind],
    paragraphs: [`Fyrir: ${customerName}`, texts[kind]],
    action: { label: 'Skoða vöruna', url: `${site}${productHref(product)}` },
    note: `Þú baðst um að fá að vita af þessu og færð ekki annan póst um það. Vaktaðar vörur: ${site}${alertsPath}`,
  };
}
