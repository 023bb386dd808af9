'use client';

import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { Quote, QuoteEntry } from '@/lib/quotes/queries.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import type { FieldProblems } from '@/lib/rules/text/field-problems.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { readWholeNumber } from '@/lib/rules/text/whole-number.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { describeChanges } from '@/lib/rules/orders/quote-changes.ts';
import { media } from '@/styles/media.ts';
import { PercentField } from './percent-field.tsx';
import { AlternativeField } from './alternative-field.tsx';
import { type DraftLine, ownPrice, type QuoteDraftState } from './use-quote-draft.ts';

interface Props {
  quote: Quote;
  draft: QuoteDraftState;
  problems: FieldProblems;
}

/** The lines of a draft with their quantity and price to set; each can be taken away. */
export function DraftLines({ quote, draft, problems }: Props) {
  const asked = lastAskedLines(quote);
  return (
    <DraftLineList aria-label="Vörur í tilboði">
      {draft.lines.map((line) => (
        <DraftLineRow
          key={line.key}
          line={line}
          asked={asked.get(line.productId)}
          draft={draft}
          problems={problems}
        />
      ))}
      {problems['lines'] && <li role="alert">{problems['lines']}</li>}
      <li data-sum>
        Vörur samtals <Price amount={draft.goodsTotal} />
      </li>
    </DraftLineList>
  );
}

interface DraftLineProps extends Omit<Props, 'quote'> {
  line: DraftLine;
  /** What the buyer wants of it. */
  asked: AskedEntryLine | undefined;
}

function DraftLineRow({ line, asked, draft, problems }: DraftLineProps) {
  const { key, name, sku, saved, unitOfMeasure, quantity, unitPrice } = line;
  return (
    <li>
      <div data-name>
        <strong>{withNonBreakingUnits(name)}</strong>
        <small>
          {sku}
          {saved && ` · Listaverð ${formatKronur(saved.listPrice)}`}
        </small>
        {asked && <small data-asked>{describeAsked(asked)}</small>}
        {saved && describeChanges(saved).map(({ text }) => <small key={text}>{text}</small>)}
        <AlternativeField line={line} draft={draft} error={problems[`lines.${key}.alternativeTo`]} />
      </div>
      <div data-quantity>
        <Field
          kind="quantity"
          label="Magn"
          min={unitOfMeasure}
          step={unitOfMeasure}
          value={quantity || ''}
          error={problems[`lines.${key}.quantity`]}
          aria-label={`Magn: ${name}`}
          onChange={(event) => draft.setLine(key, { quantity: readWholeNumber(event.target.value) ?? 0 })}
        />
      </div>
      <div data-percent>
        <PercentField
          name={name}
          price={ownPrice(line, quantity)}
          unitPrice={unitPrice}
          onChange={(price) => draft.setLine(key, { unitPrice: price })}
        />
      </div>
      <div data-unit-price>
        <Field
          kind="quantity"
          label="Tilboðsverð, stk."
          min={0}
          max={saved?.listPrice}
          placeholder="0"
          value={unitPrice || ''}
          error={problems[`lines.${key}.unitPrice`]}
          aria-label={`Tilboðsverð: ${name}`}
          onChange={(event) => draft.setLine(key, { unitPrice: readWholeNumber(event.target.value) ?? 0 })}
        />
      </div>
      <span data-price>
        <Price amount={quantity * unitPrice} />
      </span>
      <RemoveButton variant="quiet" aria-label={`Fjarlægja ${name}`} onClick={() => draft.removeLine(key)}>
        Fjarlægja
      </RemoveButton>
    </li>
  );
}

type AskedEntryLine = QuoteEntry['lines'][number];

/** What the buyer asked for last, by product. */
function lastAskedLines({ entries }: Quote): ReadonlyMap<string, AskedEntryLine> {
  const asked = entries.findLast(({ kind }) => kind === 'Request' || kind === 'Counter');
  return new Map(asked?.lines.map((line) => [line.productId, line]));
}

function describeAsked({ quantity, unitPrice, wish }: AskedEntryLine): string {
  const price = unitPrice === null ? '' : ` á ${formatKronur(unitPrice)}`;
  return `Óskað: ${formatNumber(quantity)} stk.${price}${wish && `. ${wish}`}`;
}

const RemoveButton = styled(Button)`
  grid-area: remove;
  justify-self: end;
`;

const DraftLineList = styled.ul`
  border-top: 1px solid var(--color-line);
  & > li {
    display: grid;
    grid-template-areas:
      'name name'
      'quantity percent'
      'unit-price price'
      '. remove';
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--color-line);
  }
  & [data-name] {
    grid-area: name;
    display: grid;
  }
  & [data-quantity] {
    grid-area: quantity;
  }
  & [data-percent] {
    grid-area: percent;
  }
  & [data-unit-price] {
    grid-area: unit-price;
  }
  & small {
    color: var(--color-ink-soft);
  }
  & small[data-asked] {
    color: var(--color-fjord-dark);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & [data-price] {
    grid-area: price;
    align-self: center;
    font-weight: 600;
  }
  & > li[role='alert'] {
    display: block;
    color: var(--color-rust);
  }
  & > li[data-sum] {
    display: flex;
    justify-content: space-between;
    font-weight: 650;
  }
  ${media.modal} {
    & > li {
      grid-template-areas: 'name quantity percent unit-price price remove';
      grid-template-columns: minmax(0, 1fr) 100px 120px 150px 110px auto;
      align-items: center;
    }
    & [data-price] {
      text-align: right;
    }
  }
`;
