import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { messageForCode } from '@/lib/rules/text/messages.ts';

/** Used, expired and made-up links are not told apart. */
export function LinkExpired() {
  return (
    <Notice title="Hlekkurinn virkar ekki" tone="bad">
      <p>{messageForCode('expired-action-code')}</p>
      <div data-ways>
        <LinkButton href="/auth/forgot-password">Fá nýjan hlekk</LinkButton>
        <LinkButton href="/auth/sign-in" variant="secondary">
          Til baka í innskráningu
        </LinkButton>
      </div>
    </Notice>
  );
}
