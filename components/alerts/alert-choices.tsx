'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import type { SetProductAlertMutationVariables } from '@/graphql/generated/operations.ts';
import type { Alerts } from '@/lib/alerts/queries.ts';
import { alertKinds, alertTexts, type AlertKind } from '@/lib/rules/products/alert-kind.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';

interface Props {
  product: NonNullable<Alerts['product']>;
  alerts: Alerts['alerts'];
  /** Prices and campaigns are only for who sees them. */
  seesPrices: boolean;
  /** Resolves when it is done or refused. */
  onSet: (alert: SetProductAlertMutationVariables) => Promise<unknown>;
}

/** What there is to be told of one product; each choice counts at once. */
export function AlertChoices({ product, alerts, seesPrices, onSet }: Props) {
  // What was pressed shows at once, until the answer is there.
  const [pressed, setPressed] = useState<Partial<Record<AlertKind, boolean>>>({});
  const choose = async (kind: AlertKind, isWanted: boolean): Promise<void> => {
    setPressed((before) => ({ ...before, [kind]: isWanted }));
    await onSet({ productId: product.id, kind, isOn: isWanted });
    setPressed(({ [kind]: _done, ...rest }) => rest);
  };
  const isOn = (kind: string): boolean =>
    alerts.some((alert) => alert.kind === kind && alert.product.id === product.id);
  // What is in stock cannot come back; an alert that is there can be ended.
  const kinds = alertKinds.filter((kind) =>
    kind === 'Stock' ? product.stock < product.unitOfMeasure || isOn(kind) : seesPrices,
  );
  return (
    <ProductCard>
      <a href={productHref(product)}>{withNonBreakingUnits(product.name)}</a>
      <small>{product.sku}</small>
      <FieldGroup legend="Hvenær viltu fá tölvupóst?">
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="checkbox"
            framed
            name={kind}
            label={alertTexts[kind]}
            checked={pressed[kind] ?? isOn(kind)}
            onChange={({ target }) => void choose(kind, target.checked)}
          />
        ))}
      </FieldGroup>
      <p>Hver póstur er sendur einu sinni og vöktuninni lýkur þá.</p>
    </ProductCard>
  );
}

const ProductCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  padding: var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  & > a {
    font-size: var(--text-large);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  & > small,
  & > p {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
