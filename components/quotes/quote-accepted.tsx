import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import type { Quote } from '@/lib/quotes/queries.ts';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { formatLongDate } from '@/lib/rules/text/icelandic.ts';

/** The order of an accepted quote. */
export function QuoteAccepted({ quote, focused: isJustAccepted }: { quote: Quote; focused: boolean }) {
  const { acceptedDate, acceptedBy, orderId, orderNumber, invoiceId } = quote;
  return (
    <Notice
      title={isJustAccepted ? 'Takk fyrir! Tilboðið er samþykkt.' : 'Tilboðið hefur verið samþykkt'}
      tone="good"
      focused={isJustAccepted}
    >
      <p>
        {acceptedBy} samþykkti tilboðið {acceptedDate && formatLongDate(acceptedDate)}. Úr því varð pöntun{' '}
        <strong>{orderNumber}</strong>, sem er sett í reikning.
        {isJustAccepted && ' Staðfesting er á leiðinni í tölvupósti.'}
      </p>
      <ButtonRow>
        {orderId && (
          <LinkButton href={`/auth/orders/${orderId}`} variant="secondary">
            Skoða pöntun
          </LinkButton>
        )}
        {invoiceId && (
          <LinkButton href={`/auth/invoices/${invoiceId}`} variant="secondary">
            Skoða reikning
          </LinkButton>
        )}
      </ButtonRow>
    </Notice>
  );
}
