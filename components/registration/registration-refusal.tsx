import Link from 'next/link';

/** What is wrong, and where to go with an existing account. */
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
