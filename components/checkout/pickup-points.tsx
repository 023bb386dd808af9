import { Choice } from '@/components/ui/choice.tsx';
import type { DeliveryMethod } from '@/lib/checkout/queries.ts';

interface Props {
  points: DeliveryMethod['pickupPoints'];
  /** Chosen before. */
  known: string | null;
  error: string | null | undefined;
}

/** Where the order is fetched, of the places that the way of delivery has. */
export function PickupPoints({ points, known, error }: Props) {
  return (
    <fieldset>
      <legend>Veldu afhendingarstað</legend>
      {points.map(({ id, name, address, hours }, index) => (
        <Choice
          key={id}
          type="radio"
          framed
          name="pickupPointId"
          value={id}
          label={name}
          hint={hours ? `${address} · ${hours}` : address}
          defaultChecked={id === known}
          error={index === points.length - 1 ? error : null}
        />
      ))}
    </fieldset>
  );
}
