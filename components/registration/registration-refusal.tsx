import Link from 'next/link';

/** What is wrong, and where to go for whoever has an account already. */
export function RegistrationRefusal({
  text,
  isTaken: isAlreadyRegistered,
}: {
  text: string;
  isTaken: boolean;
}) {
  if (!isAlreadyRegistered) return text;
  return (
    <>
      <p>{text}</p>
      <p>
        <Link href="/auth/sign-in">Innskráning</Link> ·{' '}
        <Link href="/auth/forgot-password">Gleymt lykilorð</Link>
      </p>
    </>
  );
}
