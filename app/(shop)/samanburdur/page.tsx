import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PrintedAt } from '@/components/cart/printed-at.tsx';
import { AddByNumber } from '@/components/comparison/add-by-number.tsx';
import { ComparedCount } from '@/components/comparison/compared-count.tsx';
import { ComparisonTable } from '@/components/comparison/comparison-table.tsx';
import { KeepComparison } from '@/components/comparison/keep-comparison.tsx';
import { LastComparison } from '@/components/comparison/last-comparison.tsx';
import { Breadcrumbs } from '@/components/ui/breadcrumbs.tsx';
import { Container } from '@/components/ui/container.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { PrintButton } from '@/components/ui/print-button.tsx';
import { firstValue, type SearchParameters } from '@/lib/catalogue/listing-parameters.ts';
import { resolveComparison } from '@/lib/comparison/resolve-comparison.ts';
import { maximumCompared, maximumComparedText, readComparedCodes } from '@/lib/rules/products/comparison.ts';
import { maximumCodeLength } from '@/lib/rules/products/product-code.ts';
import { signInPath } from '@/lib/rules/routes/account-paths.ts';
import { comparisonHref, comparisonParameters, comparisonPath } from '@/lib/rules/routes/comparison-path.ts';
import { readComparedProducts } from '@/lib/server/comparison.ts';
import { hasSession } from '@/lib/server/visitor.ts';
import { PageHeading } from '../_parts/frame/page-heading.tsx';
import { toPageMetadata } from '../_parts/metadata/page-metadata.ts';
import { toColumns } from './_parts/to-columns.tsx';
import { toRows } from './_parts/to-rows.tsx';
import styles from './page.module.css';

export function generateMetadata(): Metadata {
  return toPageMetadata({ title: 'Samanburður', path: comparisonPath, noindex: true });
}

interface Props {
  searchParams: Promise<SearchParameters>;
}

/** The products that the address names, side by side. */
export default async function ComparisonPage({ searchParams }: Props) {
  const parameters = await searchParams;
  const named = parameters[comparisonParameters.codes];
  const codes = readComparedCodes([named ?? ''].flat().join(','));
  const typed = firstValue(parameters[comparisonParameters.added])?.trim().slice(0, maximumCodeLength);
  const matches = await readComparedProducts(typed ? [...codes, typed] : codes);
  const { products, notes, isIncomplete, extended, problem } = resolveComparison(
    matches.slice(0, codes.length),
    typed === undefined ? null : { code: typed, products: matches[codes.length]?.products ?? [] },
  );
  if (extended) redirect(comparisonHref(extended.map(({ sku }) => sku)));
  const isSignedIn = await hasSession();
  const comparedCodes = products.map(({ sku }) => sku);
  return (
    <Container>
      <Breadcrumbs crumbs={[{ name: 'Samanburður' }]} />
      <div className={styles.page}>
        <header className={styles.header}>
          <div>
            <PageHeading>Samanburður</PageHeading>
            <ComparedCount count={products.length} />
          </div>
          {products.length > 0 && <PrintButton />}
        </header>
        {notes.length > 0 && (
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
            {isIncomplete && !isSignedIn && (
              <li>
                Sumar vörur sjást aðeins eftir innskráningu.{' '}
                <a href={signInPath(comparisonHref(codes))}>Innskráning</a>
              </li>
            )}
          </ul>
        )}
        {(products.length < maximumCompared || problem !== null) && (
          <AddByNumber codes={comparedCodes} typed={typed ?? ''} problem={problem} />
        )}
        {products.length === 0 ? (
          <EmptyState title="Hvaða vörur viltu bera saman?">
            <p>Ýttu á „Bera saman“ við vöru, eða sláðu inn vörunúmer hér að ofan. {maximumComparedText}</p>
            <LastComparison />
            <LinkButton href="/voruflokkar" variant="secondary">
              Skoða vöruflokka
            </LinkButton>
          </EmptyState>
        ) : (
          <>
            {products.length === 1 && <p>Bættu við annarri vöru til að sjá hvað er ólíkt.</p>}
            <ComparisonTable columns={toColumns(products, isSignedIn)} rows={toRows(products)} />
            <PrintedAt />
          </>
        )}
      </div>
      {(products.length > 0 || named === '') && <KeepComparison codes={comparedCodes} />}
    </Container>
  );
}
