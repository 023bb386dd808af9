import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';

/** Hosts of shops that may sign people in here. */
export const authorisedDomains: readonly string[] = ['localhost', '127.0.0.1'];

/** Longer passwords would only make hashing slower. */
const maxPasswordLengthLimit = 4096;

const policySchema = z.object({
  minPasswordLength: z.int().min(6).max(30),
  maxPasswordLength: z.int().min(6).max(maxPasswordLengthLimit),
  containsLowercaseCharacter: z.boolean(),
  containsUppercaseCharacter: z.boolean(),
  containsNumericCharacter: z.boolean(),
  containsNonAlphanumericCharacter: z.boolean(),
});

/** Requirements for a new password; lengths in characters. */
export type PasswordPolicy = z.infer<typeof policySchema>;

const signInSchema = z.object({
  /** A password that is not required leaves the link in a mail. */
  email: z.object({ enabled: z.boolean(), passwordRequired: z.boolean() }),
  phoneNumber: z.object({ enabled: z.boolean() }),
});

const settingsSchema = z.object({
  signIn: signInSchema,
  providers: z.object({ 'google.com': z.boolean(), 'microsoft.com': z.boolean() }),
  passwordPolicy: policySchema,
  /** Whether a password that no longer meets the policy signs nobody in. */
  forceUpgradeOnSignin: z.boolean(),
  /** Whether signing in with a password requires a reCAPTCHA token. */
  recaptcha: z.enum(['OFF', 'AUDIT', 'ENFORCE']),
});
type Settings = z.infer<typeof settingsSchema>;

/** A change as the administrator sends it (`PATCH /admin/v2/projects/<project>/config`). */
export const settingsChangeSchema = z.object({
  signIn: signInSchema.partial().optional(),
  passwordPolicyConfig: z
    .object({
      passwordPolicyVersions: z.tuple([z.object({ customStrengthOptions: policySchema.partial() })]),
      forceUpgradeOnSignin: z.boolean().optional(),
    })
    .optional(),
  recaptchaConfig: z.object({ emailPasswordEnforcementState: settingsSchema.shape.recaptcha }).optional(),
});

/** `PATCH /admin/v2/projects/<project>/defaultSupportedIdpConfigs/<provider>`. */
export const providerChangeSchema = z.object({ enabled: z.boolean() });

export interface ProjectSettings {
  read(): Settings;
  change(requestedChange: z.infer<typeof settingsChangeSchema>): void;
  /** Whether people may sign in with an account of that provider. */
  setProvider(provider: keyof Settings['providers'], isEnabled: boolean): void;
}

/** Settings survive a restart; unchanged ones come from the environment. */
export function createProjectSettings(database: DatabaseSync, minimumPassword: number): ProjectSettings {
  const find = database.prepare('select value from settings where name = ?');
  const store = database.prepare('insert or replace into settings (name, value) values (?, ?)');
  const defaults: Settings = {
    passwordPolicy: {
      minPasswordLength: minimumPassword,
      maxPasswordLength: maxPasswordLengthLimit,
      containsLowercaseCharacter: false,
      containsUppercaseCharacter: false,
      containsNumericCharacter: false,
      containsNonAlphanumericCharacter: false,
    },
    forceUpgradeOnSignin: false,
    recaptcha: 'OFF',
    signIn: { email: { enabled: true, passwordRequired: false }, phoneNumber: { enabled: true } },
    providers: { 'google.com': true, 'microsoft.com': true },
  };
  const storedSettings = <Name extends keyof Settings>(name: Name): Settings[Name] => {
    const row = find.get(name);
    return row ? (JSON.parse(String(row['value'])) as Settings[Name]) : defaults[name];
  };

  return {
    read: () => ({
      passwordPolicy: storedSettings('passwordPolicy'),
      forceUpgradeOnSignin: storedSettings('forceUpgradeOnSignin'),
      recaptcha: storedSettings('recaptcha'),
      signIn: storedSettings('signIn'),
      providers: storedSettings('providers'),
    }),
    setProvider(provider, isEnabled) {
      store.run('providers', JSON.stringify({ ...storedSettings('providers'), [provider]: isEnabled }));
    },
    change({ passwordPolicyConfig, recaptchaConfig, signIn }) {
      if (signIn) store.run('signIn', JSON.stringify({ ...storedSettings('signIn'), ...signIn }));
      const options = passwordPolicyConfig?.passwordPolicyVersions[0].customStrengthOptions;
      if (passwordPolicyConfig?.forceUpgradeOnSignin !== undefined)
        store.run('forceUpgradeOnSignin', JSON.stringify(passwordPolicyConfig.forceUpgradeOnSignin));
      if (options)
        store.run(
          'passwordPolicy',
          JSON.stringify(policySchema.parse({ ...storedSettings('passwordPolicy'), ...options })),
        );
      if (recaptchaConfig)
        store.run('recaptcha', JSON.stringify(recaptchaConfig.emailPasswordEnforcementState));
    },
  };
}
