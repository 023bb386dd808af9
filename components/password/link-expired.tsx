import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { ButtonRow } from '@/components/ui/button-row.tsx';
import { messageForCode } from '@/lib/rules/text/messages.ts';

/** Used, expired and forged links are not distinguished. */
export function LinkExpired() {
  return (
    <Notice title="Hlekkurinn virkar ekki" tone="bad">
      <p>{messageForCode('expired-action-code')}</p>
      <ButtonRow>
        <LinkButton href="/auth/forgot-password">Fá nýjan hlekk</LinkButton>
        <LinkButton href="/auth/sign-in" variant="secondary">
          Til baka í innskráningu
        </LinkButton>
      </ButtonRow>
    </Notice>
  );
}
