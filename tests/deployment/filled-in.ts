/** What an operator fills in: nobody has these services here. */
export const filledIn: Readonly<Record<string, string>> = {
  IMAGE_BUCKET_URL: 'https://pictures.example.is/shop',
  IDENTITY_API_KEY: 'an-identity-key',
  IDENTITY_PROJECT: 'a-project',
  IDENTITY_AUTH_DOMAIN: 'a-project.example.is',
  IDENTITY_ADMIN_KEY: '0123456789abcdef0123456789abcdef',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'Shop <shop@example.is>',
};

/** A file of variables with these values in place of its own. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (filled, [name, value]) => filled.replace(new RegExp(`^${name}=.*$`, 'm'), () => `${name}=${value}`),
    text,
  );
}
