import { LinkButton } from '@/components/ui/link-button.tsx';

/** The way back, beside the button that leads on. */
export function PreviousStep({ href }: { href: string }) {
  return (
    <LinkButton href={href} variant="quiet">
      Til baka
    </LinkButton>
  );
}
