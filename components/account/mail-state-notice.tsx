import { Notice } from '@/components/ui/notice.tsx';
import { mailStateTexts } from '@/lib/rules/people/mail-state.ts';

/** On the account's first page, where the shop's mail does not reach the person. */
export function MailStateNotice({ state }: { state: 'Bounced' | 'Complained' }) {
  const { title, text } = mailStateTexts[state];
  return (
    <Notice title={title} tone="bad" focused={false}>
      <p>
        {text} <a href="/auth/settings">Laga í stillingum</a>
      </p>
    </Notice>
  );
}
