'use client';

import styled from 'styled-components';
import { ErrorRegion } from '@/components/ui/error-region.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useAccountSettings } from '@/lib/settings/queries.ts';
import { useSignInMethods } from '@/lib/sign-in/use-sign-in-methods.ts';
import { ChangePassword } from './change-password.tsx';
import { EmailStatus } from './email-status.tsx';
import { MailStateSection } from './mail-state.tsx';
import { MarketingConsent } from './marketing-consent.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordByMail } from './password-by-mail.tsx';
import { SecondFactorSettings } from './second-factor-settings.tsx';
import { SettingsSection } from './settings-section.tsx';
import { SignInPhone } from './sign-in-phone.tsx';

/** Everything that the signed-in person may change about the own access. */
export function SettingsView() {
  const { data: settings, error, refetch } = useAccountSettings();
  const methods = useSignInMethods();
  if (!settings)
    return error ? <ErrorRegion error={error} onRetry={() => void refetch()} /> : <Skeleton height="480px" />;
  const { login } = settings;
  return (
    <SettingsStack>
      <SettingsSection title="Um þig">
        <EmailStatus {...settings} />
        <MailStateSection {...settings} />
      </SettingsSection>
      <SettingsSection title="Lykilorð">
        {login ? <ChangePassword email={login.email ?? settings.email} /> : <PasswordByMail />}
      </SettingsSection>
      {login && (
        <SettingsSection title="Viðbótarauðkenning">
          <SecondFactorSettings email={login.email ?? settings.email} isOn={login.hasSecondFactor} />
        </SettingsSection>
      )}
      {login && (methods?.phone || login.phoneNumber) && (
        <SettingsSection title="Innskráning með kóða í síma">
          <SignInPhone email={login.email ?? settings.email} phoneNumber={login.phoneNumber} />
        </SettingsSection>
      )}
      <SettingsSection title="Innskráningar">
        <OwnSessions sessions={settings.sessions} />
      </SettingsSection>
      <SettingsSection title="Tilboð og fréttir">
        <MarketingConsent allowed={settings.allowMarketing} />
      </SettingsSection>
    </SettingsStack>
  );
}

const SettingsStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 760px;
`;
