import { FactList } from '@/components/ui/fact-list.tsx';
import type { RepeatOrder } from '@/lib/checkout/repeat-order.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';

/** Receiver and delivery, as the last order had them. */
export function RepeatDetails({ order }: { order: RepeatOrder }) {
  const { receiver, deliveryMethod, deliveryPlace, unit } = order;
  return (
    <FactList
      facts={[
        ['Viðtakandi', `${receiver.name}, ${receiver.email}, ${formatPhone(receiver.phone)}`],
        ['Eining', unit],
        ['Afhending', deliveryMethod && [deliveryMethod.name, deliveryPlace].filter(Boolean).join(', ')],
        ['Áætluð afhending', deliveryMethod?.promise],
      ]}
    />
  );
}
