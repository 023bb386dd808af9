import styled from 'styled-components';
import { Price } from '@/components/ui/price.tsx';
import type { QuoteEntry as Entry } from '@/lib/quotes/queries.ts';
import { formatDate, formatNumber, formatTime } from '@/lib/rules/text/icelandic.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

const titles: Readonly<Record<Entry['kind'], string>> = {
  Request: 'Beiðni um tilboð',
  Counter: 'Gagntilboð',
  Offer: 'Tilboð sent',
  Message: 'Skilaboð',
};

/** Something that was said on a quote: who, when, and what was asked for or offered then. */
export function QuoteEntry({ entry }: { entry: Entry }) {
  const { kind, author, isFromShop, date, text, wantedDate, lines } = entry;
  return (
    <EntryItem data-shop={isFromShop}>
      <p data-head>
        <strong>{titles[kind]}</strong>
        <span>
          {author ?? 'Fyrrverandi notandi'}
          {isFromShop && ', Vörulind'}
        </span>
        <time dateTime={date}>
          {formatDate(date)} kl. {formatTime(date)}
        </time>
      </p>
      {text && <p data-text>{text}</p>}
      {wantedDate && <p>Óskað er eftir vörunum fyrir {formatDate(wantedDate)}.</p>}
      {kind === 'Offer' ? (
        <details>
          <summary>Skoða þessa útgáfu</summary>
          <EntryLines entry={entry} />
        </details>
      ) : (
        lines.length > 0 && <EntryLines entry={entry} />
      )}
    </EntryItem>
  );
}

function EntryLines({ entry: { lines, offer } }: { entry: Entry }) {
  const names = new Map(lines.map(({ productId, name }) => [productId, name]));
  return (
    <>
      <ul>
        {lines.map(({ productId, sku, name, quantity, unitPrice, wish, alternativeToProductId }) => (
          <li key={productId}>
            {withNonBreakingUnits(name)} <small>{sku}</small>
            <span>
              {formatNumber(quantity)} stk.
              {unitPrice !== null && ` á ${formatKronur(unitPrice)}`}
            </span>
            {alternativeToProductId !== null && (
              <span>Valkostur í stað: {withNonBreakingUnits(names.get(alternativeToProductId) ?? '')}</span>
            )}
            {wish && <em>{wish}</em>}
          </li>
        ))}
      </ul>
      {offer && (
        <p>
          {offer.delivery}: {offer.deliveryAmount === 0 ? 'Frítt' : formatKronur(offer.deliveryAmount)}.
          Samtals <Price amount={offer.totalPrice} />. Síðasti dagur: {formatDate(offer.validUntilDate)}.
        </p>
      )}
    </>
  );
}

const EntryItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border-left: 3px solid var(--color-line-strong);
  background: var(--color-mist);
  overflow-wrap: anywhere;
  &[data-shop='true'] {
    border-left-color: var(--color-fjord);
  }
  & [data-head] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  & [data-head] > span,
  & time,
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-text] {
    max-width: 68ch;
    white-space: pre-line;
  }
  & summary {
    display: flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord-dark);
    cursor: pointer;
  }
  & ul > li {
    padding-block: var(--space-1);
  }
  & ul > li > span,
  & ul > li > em {
    display: block;
  }
`;
