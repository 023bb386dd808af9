'use client';

import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSetAlert } from '@/lib/alerts/mutations.ts';
import { alertsQuery, type Alert } from '@/lib/alerts/queries.ts';
import { alertTexts } from '@/lib/rules/products/alert-kind.ts';
import { productHref } from '@/lib/rules/routes/addresses.ts';
import { errorText } from '@/lib/rules/text/error-text.ts';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { AlertChoices } from './alert-choices.tsx';

interface Props {
  /** The product that a new alert would be about. */
  productId: string | null;
  seesPrices: boolean;
}

/** What the visitor is told of, each of which can be ended, and the choice for the product that they came from. */
export function AlertsView({ productId, seesPrices }: Props) {
  const { data, error, refetch } = useQuery(alertsQuery(productId));
  const set = useSetAlert(productId);
  if (error && !data) return <ErrorRegion error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height="240px" />;
  const { alerts, product } = data;
  return (
    <AlertStack>
      {product && (
        <AlertChoices
          product={product}
          alerts={alerts}
          seesPrices={seesPrices}
          // A refusal is shown below.
          onSet={(alert) => set.mutateAsync(alert).catch(() => undefined)}
        />
      )}
      {set.error && <p role="alert">{errorText(set.error)}</p>}
      {alerts.length === 0 && !product && (
        <EmptyState title="Engar vörur vaktaðar">
          <p>
            Á síðu hverrar vöru er „Vakta vöru“. Þá færðu tölvupóst þegar hún kemur aftur eða lækkar í verði.
          </p>
          <LinkButton href="/voruflokkar" variant="secondary">
            Skoða vörur
          </LinkButton>
        </EmptyState>
      )}
      {alerts.length > 0 && (
        <section aria-labelledby="alerts">
          <h2 id="alerts">Þú ert að vakta</h2>
          <ul>
            {alerts.map((alert) => (
              <AlertRow
                key={alert.id}
                alert={alert}
                busy={
                  set.isPending &&
                  set.variables.productId === alert.product.id &&
                  set.variables.kind === alert.kind
                }
                onEnd={() => set.mutate({ productId: alert.product.id, kind: alert.kind, isOn: false })}
              />
            ))}
          </ul>
        </section>
      )}
    </AlertStack>
  );
}

function AlertRow({ alert, busy, onEnd }: { alert: Alert; busy: boolean; onEnd: () => void }) {
  const { product, kind, createdAt } = alert;
  return (
    <li>
      <div>
        <a href={productHref(product)}>{withNonBreakingUnits(product.name)}</a>
        <small>
          {alertTexts[kind]} · frá {formatLongDate(createdAt)}
        </small>
      </div>
      <Button
        variant="quiet"
        busy={busy}
        aria-label={`Hætta að vakta: ${product.name}, ${alertTexts[kind]}`}
        onClick={onEnd}
      >
        Hætta
      </Button>
    </li>
  );
}

const AlertStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  & h2 {
    font-size: var(--text-large);
  }
  & > [role='alert'] {
    color: var(--color-rust);
  }
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
  }
  & li > div {
    flex: 1 1 240px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li a {
    font-weight: 600;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
