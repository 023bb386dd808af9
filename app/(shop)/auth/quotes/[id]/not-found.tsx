import { Container } from '@/components/ui/container.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';

/** Where a mail's link leads whoever acts for somebody else at the moment, as well as for what never was. */
export default function QuoteNotFound() {
  return (
    <Container>
      <h1>Tilboðið fannst ekki</h1>
      <Notice title="Hér er ekkert tilboð með þessu númeri" focused={false}>
        <p>
          Var það sent fyrirtæki? Skiptu þá í umboð fyrir það í valmyndinni undir nafninu þínu og opnaðu
          tilboðið aftur.
        </p>
        <LinkButton href="/auth/quotes">Sjá öll tilboð</LinkButton>
      </Notice>
    </Container>
  );
}
