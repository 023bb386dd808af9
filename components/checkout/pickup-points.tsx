import styled from 'styled-components';
import { Choice } from '@/components/ui/choice.tsx';
import { FieldGroup } from '@/components/ui/field-group.tsx';
import type { DeliveryMethod } from '@/lib/checkout/queries.ts';

interface Props {
  points: DeliveryMethod['pickupPoints'];
  /** Chosen before. */
  selectedId: string | null;
  error: string | null | undefined;
}

/** Choice of the pick-up point, below a delivery method that has some. */
export function PickupPoints({ points, selectedId, error }: Props) {
  return (
    <PickupPointsGroup legend="Veldu afhendingarstað">
      {points.map(({ id, name, address, hours }, index) => (
        <Choice
          key={id}
          type="radio"
          framed
          name="pickupPointId"
          value={id}
          label={name}
          hint={hours ? <PickupPointHint address={address} hours={hours} /> : address}
          defaultChecked={id === selectedId}
          error={index === points.length - 1 ? error : null}
        />
      ))}
    </PickupPointsGroup>
  );
}

/** The hours stay together, below on a narrow screen. */
function PickupPointHint({ address, hours }: { address: string; hours: string }) {
  return (
    <>
      {address} · <HoursText>{hours}</HoursText>
    </>
  );
}

const HoursText = styled.span`
  display: inline-block;
`;

const PickupPointsGroup = styled(FieldGroup)`
  /* Below the words of the choice, past its mark. */
  margin-inline-start: 26px;
  padding-block: var(--space-2) var(--space-4);
  padding-inline-start: var(--space-4);
  border-inline-start: 2px solid var(--color-fjord);
  --legend-size: 1rem;
`;
