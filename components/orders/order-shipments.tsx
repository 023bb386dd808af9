import styled from 'styled-components';
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import type { Order } from '@/lib/orders/queries.ts';
import { deliveryNotePath } from '@/lib/rules/routes/order-paths.ts';
import { formatLongDate, formatNumber, formatTime } from '@/lib/rules/text/icelandic.ts';
import { withNonBreakingDates, withNonBreakingUnits } from '@/lib/rules/text/non-breaking.ts';
import { media } from '@/styles/media.ts';

type Shipment = Order['shipments'][number];

const states: Readonly<Record<Shipment['state'], readonly [label: string, tone: BadgeTone]>> = {
  OnTheWay: ['Á leiðinni', 'fjord'],
  Ready: ['Tilbúin í verslun', 'fjord'],
  Delivered: ['Afhent', 'moss'],
  Returned: ['Felld niður', 'rust'],
};

/** What of an order is on its way or has arrived, part by part, and what is still to come. */
export function OrderShipments({ order: { id, shipments, items } }: { order: Order }) {
  const lateLines = items.filter(({ left, expectedOn }) => left > 0 && (shipments.length > 0 || expectedOn));
  if (shipments.length === 0 && lateLines.length === 0) return null;
  return (
    <ShipmentsSection aria-labelledby="order-shipments">
      <h2 id="order-shipments">Sendingar</h2>
      <ul data-cards>
        {shipments.map((shipment) => (
          <ShipmentCard key={shipment.id} orderId={id} shipment={shipment} />
        ))}
        {lateLines.length > 0 && (
          <li data-left>
            <h3>{shipments.length > 0 ? 'Eftir að senda' : 'Kemur síðar'}</h3>
            <ul>
              {lateLines.map(({ id: itemId, name, sku, left, expectedOn }) => (
                <li key={itemId}>
                  <span>
                    {withNonBreakingUnits(name)}
                    <small>
                      {sku}
                      {expectedOn && ` · kemur ${withNonBreakingDates(formatLongDate(expectedOn))}`}
                    </small>
                  </span>
                  <span data-units>{formatNumber(left)} stk.</span>
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </ShipmentsSection>
  );
}

function ShipmentCard({ orderId, shipment }: { orderId: string; shipment: Shipment }) {
  const { number, part, state, carrier, trackingNumber, trackingUrl, sentAt, deliveredAt, lines } = shipment;
  const [label, tone] = states[state];
  return (
    <li>
      <header>
        <h3>Sending {number}</h3>
        <Badge tone={tone}>{label}</Badge>
      </header>
      <p>
        Send <ShipmentTime at={sentAt} />
        {deliveredAt && (
          <>
            {', afhent '}
            <ShipmentTime at={deliveredAt} />
          </>
        )}
      </p>
      {carrier && (
        <p>
          {carrier}
          {trackingNumber && `, sendingarnúmer ${trackingNumber}`}
        </p>
      )}
      <ul>
        {lines.map(({ itemId, name, sku, quantity }) => (
          <li key={itemId}>
            <span>
              {withNonBreakingUnits(name)}
              <small>{sku}</small>
            </span>
            <span data-units>{formatNumber(quantity)} stk.</span>
          </li>
        ))}
      </ul>
      <p data-links>
        {trackingUrl && (
          <a
            href={trackingUrl}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`Rekja sendingu ${number}`}
          >
            Rekja sendingu
          </a>
        )}
        <a href={deliveryNotePath(orderId, part)} aria-label={`Fylgiseðill ${number}, PDF`}>
          Fylgiseðill (PDF)
        </a>
      </p>
    </li>
  );
}

function ShipmentTime({ at }: { at: string }) {
  return (
    <time dateTime={at}>
      {withNonBreakingDates(formatLongDate(at))} kl. {formatTime(at)}
    </time>
  );
}

const ShipmentsSection = styled.section`
  display: grid;
  gap: var(--space-4);
  & h2 {
    font-size: var(--text-large);
  }
  & h3 {
    font-size: 1rem;
  }
  & [data-cards] {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
    gap: var(--space-4);
  }
  & [data-cards] > li {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    min-width: 0;
    padding: var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  & [data-cards] > [data-left] {
    border-style: dashed;
  }
  & header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  & p {
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
  & [data-cards] > li > ul > li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
  }
  & [data-units] {
    flex: none;
    font-variant-numeric: tabular-nums;
  }
  & [data-links] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-4);
  }
  & [data-links] a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--color-fjord);
    font-weight: 600;
  }
  ${media.print} {
    & [data-links] {
      display: none;
    }
  }
`;
