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
        <a href="/auth/sign-in">Innskráning</a> · <a href="/auth/forgot-password">Gleymt lykilorð</a>
      </p>
    </>
  );
}
