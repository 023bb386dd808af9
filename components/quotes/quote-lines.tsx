import type { ReactNode } from 'react';
import styled from 'styled-components';
import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { describeChanges } from '@/lib/rules/orders/quote-changes.ts';
import { media } from '@/styles/media.ts';
import { mainLines } from '@/lib/rules/orders/quote-lines.ts';
import type { LineOnSheet, SheetQuote } from './sheet-quote.ts';

interface Props {
  quote: Pick<SheetQuote, 'lineItems'>;
  /** What a person can do with an alternative; stands below it. */
  renderAlternative?: ((line: LineOnSheet) => ReactNode) | undefined;
}

/** What is offered, with what is different now; then what may be taken in place of it. */
export function QuoteLines({ quote: { lineItems }, renderAlternative }: Props) {
  const names = new Map(lineItems.map(({ id, name }) => [id, name]));
  const alternatives = lineItems.filter(({ alternativeTo }) => alternativeTo !== null);
  return (
    <>
      <OfferTable hasTax>
        {mainLines(lineItems).map((line) => (
          <OfferRow key={line.id} line={line} />
        ))}
      </OfferTable>
      {alternatives.length > 0 && (
        <Alternatives aria-labelledby="valkostir">
          <h2 id="valkostir">Valkostir</h2>
          <p>Þeir eru ekki taldir með í samtölunni. Hvern þeirra má velja í stað vöru í tilboðinu.</p>
          <OfferTable hasTax>
            {alternatives.map((line) => (
              <OfferRow key={line.id} line={line}>
                <em>Í stað: {withNonBreakingUnits(names.get(line.alternativeTo ?? '') ?? '')}</em>
                {renderAlternative?.(line)}
              </OfferRow>
            ))}
          </OfferTable>
        </Alternatives>
      )}
    </>
  );
}

function OfferRow({ line, children }: { line: LineOnSheet; children?: ReactNode }) {
  return (
    <LineRow line={{ ...line, tax: line }} before={line.listPrice > line.unitPrice ? line.listPrice : null}>
      <QuotedProductName line={line}>{withNonBreakingUnits(line.name)}</QuotedProductName>
      <small>{line.sku}</small>
      {describeChanges(line).map(({ text, tone }) => (
        <em key={text} data-tone={tone}>
          {text}
        </em>
      ))}
      {children}
    </LineRow>
  );
}

/** A product that is gone has no page to lead to. */
function QuotedProductName({ line, children }: { line: LineOnSheet; children: string }) {
  if (line.changes.includes('Gone')) return <span>{children}</span>;
  return <a href={`/vara/${line.slug ?? line.productId}`}>{children}</a>;
}

const OfferTable = styled(LineTable)`
  & s {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  /* The price before stands above the one now, wherever there is room for both. */
  ${media.narrow} {
    & s {
      display: block;
    }
  }
  & em {
    display: block;
    width: fit-content;
    margin-top: var(--space-1);
    padding: 2px var(--space-2);
    border-radius: var(--radius-small);
    font-size: var(--text-small);
    font-style: normal;
    font-weight: 600;
    color: var(--color-fjord-dark);
    background: var(--color-fjord-pale);
    print-color-adjust: exact;
  }
  & em[data-tone='good'] {
    color: var(--color-moss);
    background: var(--color-moss-pale);
  }
  & em[data-tone='bad'] {
    color: var(--color-rust);
    background: var(--color-rust-pale);
  }
`;

const Alternatives = styled.section`
  & > p {
    margin-bottom: var(--space-3);
    color: var(--color-ink-soft);
  }
`;
