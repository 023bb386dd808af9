import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import type { DeliveryMethod } from '@/lib/checkout/queries.ts';

interface Props {
  points: DeliveryMethod['pickupPoints'];
  /** Chosen before. */
  known: string | null;
  error: string | null | undefined;
}

/** Where the order is fetched, of the places that the way of delivery has; stands under it. */
export function PickupPoints({ points, known, error }: Props) {
  return (
    <Points>
      <legend>Veldu afhendingarstað</legend>
      {points.map(({ id, name, address, hours }, index) => (
        <Choice
          key={id}
          type="radio"
          framed
          name="pickupPointId"
          value={id}
          label={name}
          hint={hours ? <Where address={address} hours={hours} /> : address}
          defaultChecked={id === known}
          error={index === points.length - 1 ? error : null}
        />
      ))}
    </Points>
  );
}

/** The hours stay in one piece, which a narrow screen puts below. */
function Where({ address, hours }: { address: string; hours: string }) {
  return (
    <>
      {address} · <Hours>{hours}</Hours>
    </>
  );
}

const Hours = styled.span`
  display: inline-block;
`;

const Points = styled.fieldset`
  margin-inline-start: 26px;
  padding-block: var(--space-2) var(--space-4);
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--color-fjord);
  && legend {
    font-size: 1rem;
  }
`;
