import Link from 'next/link';
import styled from 'styled-components';
import { LineRow, LineTable } from '@/components/ui/line-table.tsx';
import type { Quote, QuoteLine } from '@/lib/quotes/queries.ts';
import { keepUnits } from '@/lib/rules/text/kept-units.ts';
import { changeTexts } from '@/lib/rules/orders/quote-changes.ts';
import { media } from '@/styles/media.ts';
import { theme } from '@/styles/theme.ts';

/** What is offered, with what is different now. */
export function QuoteLines({ quote: { lineItems } }: { quote: Quote }) {
  return (
    <OfferTable hasTax>
      {lineItems.map((line) => (
        <LineRow
          key={line.id}
          line={{ ...line, tax: line }}
          before={line.listPrice > line.unitPrice ? line.listPrice : null}
        >
          <ProductName line={line}>{keepUnits(line.name)}</ProductName>
          <small>{line.sku}</small>
          {changeTexts(line).map(({ text, tone }) => (
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
function ProductName({ line, children }: { line: QuoteLine; children: string }) {
  if (line.changes.includes('Gone')) return <span>{children}</span>;
  return (
    <Link href={`/vara/${line.slug ?? line.productId}`} prefetch={false}>
      {children}
    </Link>
  );
}

const { color } = theme;

const OfferTable = styled(LineTable)`
  & s {
    color: ${color.inkSoft};
    font-size: ${theme.text.small};
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
    margin-top: 4px;
    padding: 2px 8px;
    border-radius: ${theme.radius.small};
    font-size: ${theme.text.small};
    font-style: normal;
    font-weight: 600;
    color: ${color.fjordDark};
    background: ${color.fjordPale};
    print-color-adjust: exact;
  }
  & em[data-tone='good'] {
    color: ${color.moss};
    background: ${color.mossPale};
  }
  & em[data-tone='bad'] {
    color: ${color.rust};
    background: ${color.rustPale};
  }
`;
