'use client';

import { useEffect, useState } from 'react';
import { useConsent } from '@/lib/consent/use-consent.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { watchSettingsLinks } from './watch-settings-links.ts';

/**
 * Asks a visitor who has not answered yet, and again whenever one of the links to the settings is pressed. The page
 * can be read and used meanwhile.
 */
export function ConsentHost() {
  const { consent, setConsent } = useConsent();
  const [isRequested, setRequested] = useState(false);
  useEffect(() => watchSettingsLinks(() => setRequested(true)), []);
  if (consent !== null && !isRequested) return null;
  // A new key where it is asked for: it then opens with the choices and takes the focus.
  return (
    <ConsentDialog
      key={String(isRequested)}
      consent={consent}
      isRequested={isRequested}
      onAnswer={setConsent}
      onClose={() => setRequested(false)}
    />
  );
}
