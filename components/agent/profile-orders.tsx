import { Button } from '@/components/ui/button.tsx';
import { Price } from '@/components/ui/price.tsx';
import type { CustomerProfile } from '@/lib/agent/queries.ts';
import { formatKronur } from '@/lib/rules/money/kronur.ts';
import { formatDate } from '@/lib/rules/text/icelandic.ts';
import { CustomerFact } from './customer-fact.tsx';
import type { CustomerActing } from './customer-row.tsx';
import { CustomerList, DeskSection } from './desk-section.tsx';
import { ProfileItem } from './profile-item.tsx';

/** What the customer bought last, and what they are offered. */
export function ProfileOrders({
  profile: { id, lastOrders, openQuotes },
  acting: { actFor, pendingId },
}: {
  profile: CustomerProfile;
  acting: CustomerActing;
}) {
  return (
    <>
      <DeskSection title="Síðustu pantanir">
        {lastOrders.length === 0 && <p>Engar pantanir fundust.</p>}
        {lastOrders.length > 0 && (
          <CustomerList>
            {lastOrders.map(({ number, date, total }) => (
              <ProfileItem key={number}>
                <span>
                  {formatDate(date)}
                  <CustomerFact>Reikningur {number}</CustomerFact>
                </span>
                <Price amount={total} />
              </ProfileItem>
            ))}
          </CustomerList>
        )}
      </DeskSection>
      <DeskSection title="Opin tilboð">
        {openQuotes.length === 0 && <p>Ekkert tilboð er opið.</p>}
        {openQuotes.length > 0 && (
          <CustomerList>
            {openQuotes.map(({ id: quoteId, number, totalPrice, validUntilDate }) => (
              <ProfileItem key={quoteId}>
                <span>
                  Tilboð {number}, {formatKronur(totalPrice)}
                  <CustomerFact>Gildir til {formatDate(validUntilDate)}</CustomerFact>
                </span>
                <Button
                  variant="secondary"
                  busy={pendingId !== null}
                  aria-label={`Opna tilboð ${number}`}
                  onClick={() => actFor(id, `/auth/quotes/${quoteId}`)}
                >
                  Opna tilboð
                </Button>
              </ProfileItem>
            ))}
          </CustomerList>
        )}
      </DeskSection>
    </>
  );
}
