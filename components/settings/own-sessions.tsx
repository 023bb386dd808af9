'use client';

import { useState } from 'react';
import styled from 'styled-components';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { formatDate, formatTime } from '@/lib/rules/text/icelandic.ts';
import { useEndSessions } from '@/lib/settings/mutations.ts';
import type { AccountSettings } from '@/lib/settings/queries.ts';

type OwnSession = AccountSettings['sessions'][number];

/** So many are shown at first; who asks for the others seldom knows them any more. */
const initialSessionCount = 5;

/** Where the person is signed in, this browser first; each other one can be signed out, and all of them at once. */
export function OwnSessions({ sessions }: Pick<AccountSettings, 'sessions'>) {
  const { mutate, isPending, variables, error } = useEndSessions();
  const [notice, setNotice] = useState('');
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const endSession = (id?: string): void => {
    if (isPending) return;
    setNotice('');
    mutate(id, { onSuccess: () => setNotice(id === undefined ? allSignedOutMessage : signedOutMessage) });
  };
  // Signing in again words that; what had ended already is gone from the list.
  const isShownError = error && errorCode(error) !== 'UNAUTHENTICATED';
  const renderSession = (session: OwnSession) => (
    <li key={session.id}>
      <div>
        <strong>{session.device}</strong> {session.isCurrent && <Badge tone="moss">Þetta tæki</Badge>}
        <small>{sessionTimes(session)}</small>
      </div>
      {!session.isCurrent && (
        <Button
          variant="secondary"
          busy={isPending && variables === session.id}
          aria-label={`Skrá út: ${session.device}, ${sessionTimes(session)}`}
          onClick={() => endSession(session.id)}
        >
          Skrá út
        </Button>
      )}
    </li>
  );
  return (
    <>
      <SessionList aria-label="Innskráningar">
        {sessions.slice(0, initialSessionCount).map(renderSession)}
      </SessionList>
      {sessions.length > initialSessionCount && (
        <MoreSessions>
          <summary>Sýna {sessions.length - initialSessionCount} í viðbót</summary>
          <SessionList aria-label="Fleiri innskráningar">
            {sessions.slice(initialSessionCount).map(renderSession)}
          </SessionList>
        </MoreSessions>
      )}
      {others.length > 0 && (
        <p>
          <Button
            variant="secondary"
            busy={isPending && variables === undefined}
            onClick={() => endSession()}
          >
            Skrá út annars staðar
          </Button>
        </p>
      )}
      <p role="status">{notice}</p>
      {isShownError && <p role="alert">{errorText(error)}</p>}
    </>
  );
}

const signedOutMessage = 'Tækið hefur verið skráð út.';
const allSignedOutMessage = 'Öll önnur tæki hafa verið skráð út.';

function sessionTimes({ signedInAt, lastUsedAt, isCurrent }: OwnSession): string {
  const since = `Innskráning ${formatDate(signedInAt)} kl. ${formatTime(signedInAt)}`;
  return isCurrent
    ? since
    : `${since}, síðast í notkun ${formatDate(lastUsedAt)} kl. ${formatTime(lastUsedAt)}`;
}

const MoreSessions = styled.details`
  & summary {
    min-height: 44px;
    /* A line of text in 44 px. */
    padding-block: 10px;
    color: var(--color-fjord);
    cursor: pointer;
  }
`;

const SessionList = styled.ul`
  display: grid;
  gap: var(--space-2);
  & li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--color-line);
    border-radius: var(--radius-medium);
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-small);
  }
`;
