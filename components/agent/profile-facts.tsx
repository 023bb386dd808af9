import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { FactList } from '@/components/ui/fact-list.tsx';
import type { CustomerProfile } from '@/lib/agent/queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { addressLine } from '@/lib/rules/people/address-line.ts';
import { mailStateBadges } from '@/lib/rules/people/mail-state.ts';
import { formatKennitala } from '@/lib/rules/people/kennitala.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { formatNumber } from '@/lib/rules/text/icelandic.ts';
import { DeskSection } from './desk-section.tsx';
import { ReachLink } from './reach-link.tsx';

/** How to reach the customer, and on which terms they buy. */
export function ProfileFacts({ profile }: { profile: CustomerProfile }) {
  const { ssn, phoneNumber, email, mailState, address, discounts } = profile;
  return (
    <>
      <DeskSection title="Samskiptaupplýsingar">
        <FactList
          facts={[
            ['Kennitala', formatKennitala(ssn)],
            [
              'Sími',
              phoneNumber && <ReachLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</ReachLink>,
            ],
            [
              'Netfang',
              <ReachLink key="email" href={`mailto:${email}`}>
                {email}
              </ReachLink>,
            ],
            [
              'Póstsendingar',
              mailState !== 'Reachable' && (
                <Badge key="mail" tone="rust">
                  {mailStateBadges[mailState]}
                </Badge>
              ),
            ],
            ['Heimilisfang', address && addressLine(address)],
          ]}
        />
      </DeskSection>
      <DeskSection title="Kjör">
        <FactList
          facts={[
            ...accountFacts(profile),
            ...discounts.map(
              ({ code, discountPercentage }) =>
                [code, `${formatNumber(discountPercentage)}% afsláttur`] as const,
            ),
          ]}
        />
        {discounts.length === 0 && <p>Enginn samningur um afslátt.</p>}
      </DeskSection>
    </>
  );
}

function accountFacts({ creditLimit, balanceDue }: CustomerProfile): (readonly [string, ReactNode])[] {
  if (creditLimit === null || balanceDue === null) return [['Greiðslumáti', 'Greiðslukort']];
  return [
    ['Greiðslumáti', 'Í reikning'],
    ['Úttektarheimild', formatKronur(creditLimit)],
    ['Skuld nú', formatKronur(balanceDue)],
    ['Til ráðstöfunar', formatKronur(creditLimit - balanceDue)],
  ];
}
