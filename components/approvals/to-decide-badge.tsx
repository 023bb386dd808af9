import { HeaderCount } from '@/components/ui/header-count.tsx';
import { HeaderLink } from '@/components/ui/header-button.tsx';
import { Icon } from '@/components/ui/icons.tsx';
import { useToDecide } from '@/lib/approvals/queries.ts';
import { useCustomer } from '@/lib/customer/queries.ts';
import { mayBeAsked } from '@/lib/rules/people/abilities.ts';
import { toDecideText } from '@/lib/rules/orders/to-decide-text.ts';
import { approvalsPath } from '@/lib/rules/routes/account-paths.ts';

/** How many orders wait for this person's answer; nothing where none does. */
export function ToDecideBadge() {
  const { data: customer } = useCustomer();
  const count = useToDecide(customer ? mayBeAsked(customer) : false);
  if (count === 0) return null;
  const text = toDecideText(count);
  return (
    <HeaderLink href={approvalsPath} aria-label={text} title={text}>
      <Icon name="check" />
      <HeaderCount count={count} tone="rust" />
    </HeaderLink>
  );
}
