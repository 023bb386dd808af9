import type { CustomerProfile } from '@/lib/agent/queries.ts';
import { roleName } from '@/lib/rules/people/roles.ts';
import { formatPhone } from '@/lib/rules/people/phone.ts';
import { CustomerFact, FactPart } from './customer-fact.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';
import { ProfileItem } from './profile-item.tsx';
import { ReachLink } from './reach-link.tsx';

/** Who may order for a company, with the ways to reach them. */
export function ProfilePeople({ people }: { people: CustomerProfile['people'] }) {
  if (people.length === 0) return null;
  return (
    <DeskSection title="Starfsmenn">
      <CustomerList>
        {people.map(({ id, name, role, companyRole, phoneNumber, email }) => (
          <ProfileItem key={id}>
            <div>
              <b>{name}</b>
              <CustomerFact>{companyRole ?? roleName(role)}</CustomerFact>
              <FactPart>
                <ReachLink href={`mailto:${email}`}>{email}</ReachLink>
              </FactPart>{' '}
              {phoneNumber && (
                <FactPart>
                  <ReachLink href={`tel:${phoneNumber}`}>{formatPhone(phoneNumber)}</ReachLink>
                </FactPart>
              )}
            </div>
          </ProfileItem>
        ))}
      </CustomerList>
    </DeskSection>
  );
}
