import { LinkButton } from '@/components/ui/link-button.tsx';

/** For those whom an electronic id signed in: no password was given that could be asked for again. */
export function PasswordByMail() {
  return (
    <>
      <p>
        Þú skráðir þig inn með rafrænum skilríkjum. Ef þú vilt velja nýtt lykilorð sendum við þér hlekk í
        tölvupósti.
      </p>
      <p>
        <LinkButton href="/auth/forgot-password" variant="secondary">
          Fá hlekk í tölvupósti
        </LinkButton>
      </p>
    </>
  );
}
