'use client';

import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useNewsletterLink } from '@/lib/newsletter/mutations.ts';
import { errorCode } from '@/lib/rules/text/error-text.ts';
import { newsletterPaths } from '@/lib/rules/people/newsletter.ts';
import { useHash } from '@/lib/shell/use-hash.ts';

const words = {
  confirm: {
    ask: 'Ýttu á hnappinn til að staðfesta skráningu á póstlistann.',
    press: 'Staðfesta skráningu',
    done: 'Skráningin er staðfest. Takk fyrir!',
  },
  leave: {
    ask: 'Ýttu á hnappinn til að skrá þig af póstlistanum.',
    press: 'Skrá mig af póstlista',
    done: 'Þú ert ekki lengur á póstlistanum.',
  },
} as const;

/**
 * What a link of a mail leads to. It takes a press: programs that look at mails follow links, but press nothing. The token
 * stands behind `#`.
 */
export function NewsletterLink({ step }: { step: keyof typeof words }) {
  const token = useHash();
  const { mutate, isPending, isSuccess, error } = useNewsletterLink(step);
  const { ask, press, done } = words[step];
  if (token === '' || errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <p role="alert">Hlekkurinn er útrunninn eða hefur þegar verið notaður.</p>
        <LinkButton href={newsletterPaths.signUp}>Skrá á póstlista</LinkButton>
      </>
    );
  if (isSuccess) return <p role="status">{done}</p>;
  return (
    <>
      <p>{ask}</p>
      <Button onClick={() => mutate({ token: token ?? '' })} busy={isPending || token === null}>
        {press}
      </Button>
      {error && <ErrorRegion error={error} />}
    </>
  );
}
