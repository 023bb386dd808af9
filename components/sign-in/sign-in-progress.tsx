import { LinkButton } from '@/components/ui/link-button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { signInPath } from '@/lib/rules/routes/account-paths.ts';

interface Props {
  /** Icelandic text of why it ended; null while it continues. */
  error: string | null;
  /** A path of this shop. */
  returnTo: string;
}

/** A sign-in that continues by itself, on the page that something outside led back to. */
export function SignInProgress({ error, returnTo }: Props) {
  if (error === null)
    return (
      <p role="status" aria-busy>
        Skrái inn…
      </p>
    );
  return (
    <Notice title="Innskráning tókst ekki" tone="bad">
      <p>{error}</p>
      <LinkButton href={signInPath(returnTo)}>Til baka í innskráningu</LinkButton>
    </Notice>
  );
}
