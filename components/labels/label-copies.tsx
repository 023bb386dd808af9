import styled from 'styled-components';
import { fieldKinds } from '@/components/ui/field-kinds.ts';
import { maximumLabelCopies } from '@/lib/rules/products/label-sheets.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { readWholeNumber } from '@/lib/rules/text/whole-number.ts';

export interface LabelProduct {
  id: string;
  sku: string;
  name: string;
  ean: string | null;
}

interface Props {
  products: readonly LabelProduct[];
  copies: readonly { productId: string; count: number }[];
  onChange: (productId: string, count: number) => void;
}

/** How many labels of each product; 0 leaves it out. */
export function LabelCopies({ products, copies, onChange }: Props) {
  return (
    <CopyList aria-label="Vörur á hillumiða">
      {products.map(({ id, sku, name, ean }, index) => (
        <li key={id}>
          <span>
            {withNonBreakingUnits(name)}
            <small>
              {sku}
              {ean === null ? ' · ekkert strikamerki' : ` · ${ean}`}
            </small>
          </span>
          <input
            {...fieldKinds.quantity}
            aria-label={`Fjöldi miða: ${name}`}
            min={0}
            max={maximumLabelCopies}
            value={copies[index]?.count ?? 0}
            onChange={({ target }) =>
              onChange(id, Math.min(maximumLabelCopies, readWholeNumber(target.value) ?? 0))
            }
          />
        </li>
      ))}
    </CopyList>
  );
}

const CopyList = styled.ul`
  width: 100%;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding: var(--space-2) var(--space-4);
  }
  & li:not(:last-of-type) {
    border-bottom: 1px solid var(--color-line);
  }
  & span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & input {
    flex: none;
    width: 72px;
    min-height: 44px;
    padding-inline: var(--space-2);
    border: 1px solid var(--color-line-strong);
    border-radius: var(--radius-medium);
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
`;
