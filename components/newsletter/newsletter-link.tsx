'use client';

import { Button } from '@/components/ui/button.tsx';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { LinkButton } from '@/components/ui/link-button.tsx';
import { useNewsletterLink } from '@/lib/newsletter/mutations.ts';
import { errorCode } from '@/lib/rules/text/error-text.ts';
import { newsletterPaths } from '@/lib/rules/people/newsletter.ts';
import { useHash } from '@/lib/shell/use-hash.ts';

const stepTexts = {
  confirm: {
    prompt: 'Ýttu á hnappinn til að staðfesta skráningu á póstlistann.',
    buttonLabel: 'Staðfesta skráningu',
    doneText: 'Skráningin er staðfest. Takk fyrir!',
  },
  leave: {
    prompt:
      'Ýttu á hnappinn til að afþakka fréttir, tilboð og aðrar tilkynningar. Þú færð áfram póst um pantanir.',
    buttonLabel: 'Afþakka tilkynningar',
    doneText: 'Þú færð ekki lengur tilkynningar frá okkur.',
  },
} as const;

/**
 * What a link of a mail leads to. It takes a press: programs that look at mails follow links, but press nothing. The token
 * stands behind `#`.
 */
export function NewsletterLink({ step }: { step: keyof typeof stepTexts }) {
  const token = useHash();
  const { mutate, isPending, isSuccess, error } = useNewsletterLink(step);
  const { prompt, buttonLabel, doneText } = stepTexts[step];
  if (token === '' || errorCode(error) === 'NOT_FOUND')
    return (
      <>
        <p role="alert">Hlekkurinn er útrunninn eða hefur þegar verið notaður.</p>
        <LinkButton href={newsletterPaths.signUp}>Skrá á póstlista</LinkButton>
      </>
    );
  if (isSuccess) return <p role="status">{doneText}</p>;
  return (
    <>
      <p>{prompt}</p>
      <Button onClick={() => mutate({ token: token ?? '' })} busy={isPending || token === null}>
        {buttonLabel}
      </Button>
      {error && <ErrorRegion error={error} />}
    </>
  );
}
