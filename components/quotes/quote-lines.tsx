import styled from 'styled-components';
import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { describeChanges } from '@/lib/rules/orders/quote-changes.ts';
import { media } from '@/styles/media.ts';
import type { SheetQuote } from './sheet-quote.ts';

/** What is offered, with what is different now. */
export function QuoteLines({ quote: { lineItems } }: { quote: Pick<SheetQuote, 'lineItems'> }) {
  return (
    <OfferTable hasTax>
      {lineItems.map((line) => (
        <LineRow
          key={line.id}
          line={{ ...line, tax: line }}
          before={line.listPrice > line.unitPrice ? line.listPrice : null}
        >
          <QuotedProductName line={line}>{withNonBreakingUnits(line.name)}</QuotedProductName>
          <small>{line.sku}</small>
          {describeChanges(line).map(({ text, tone }) => (
            <em key={text} data-tone={tone}>
              {text}
            </em>
          ))}
        </LineRow>
      ))}
    </OfferTable>
  );
}

/** A product that is gone has no page to lead to. */
function QuotedProductName({ line, children }: { line: SheetQuote['lineItems'][number]; children: string }) {
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
