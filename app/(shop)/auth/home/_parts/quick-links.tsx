import styled from 'styled-components';
import { AccountSection } from '@/components/account/account-section.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { padPath, repeatOrderPath } from '@/lib/rules/routes/account-paths.ts';
import { may, type Ability, type Holder } from '@/lib/rules/people/abilities.ts';

const quickLinks: readonly { href: string; label: string; requiredAbility?: Ability }[] = [
  { href: repeatOrderPath, label: 'Sama og síðast', requiredAbility: 'order' },
  { href: '/karfa/flytipontun', label: 'Flýtipöntun', requiredAbility: 'see-prices' },
  { href: padPath, label: 'Pöntunarblað', requiredAbility: 'see-prices' },
  { href: '/auth/favorites', label: 'Uppáhald og listar' },
  { href: '/voruflokkar', label: 'Allir vöruflokkar' },
  { href: '/auth/addresses', label: 'Heimilisföng' },
  { href: '/solumenn', label: 'Hafa samband við sölumann' },
];

/** Frequent links of a purchaser. */
export function QuickLinks({ customer }: { customer: Holder }) {
  return (
    <AccountSection title="Flýtileiðir">
      <LinkList>
        {quickLinks
          .filter(({ requiredAbility }) => !requiredAbility || may(customer, requiredAbility))
          .map(({ href, label }) => (
            <li key={href}>
              <LinkButton href={href} variant="secondary">
                {label}
              </LinkButton>
            </li>
          ))}
      </LinkList>
    </AccountSection>
  );
}

const LinkList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;
