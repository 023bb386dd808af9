'use client';

import { useEffect, useState } from 'react';
import { useConsent } from '@/lib/consent/use-consent.ts';
import { ConsentDialog } from './consent-dialog.tsx';
import { settingsLink } from './settings-link.ts';

/**
 * Asks a visitor who has not answered yet, and again whenever one of the links to the settings is pressed. The page
 * can be read and used meanwhile.
 */
export function ConsentHost() {
  const { consent, answer } = useConsent();
  const [asked, setAsked] = useState(false);
  useEffect(() => settingsLink(() => setAsked(true)), []);
  if (consent !== null && !asked) return null;
  // A new key where it is asked for: it then opens with the choices and takes the focus.
  return (
    <ConsentDialog
      key={String(asked)}
      consent={consent}
      asked={asked}
      onAnswer={answer}
      onDone={() => setAsked(false)}
    />
  );
}
