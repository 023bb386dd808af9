'use client';

import { type SyntheticEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/button.tsx';
import { requestCardToken } from '@/lib/checkout/card-fields.ts';
import { useAddCard } from '@/lib/checkout/mutations.ts';
import { errorCode, errorText } from '@/lib/rules/text/error-text.ts';
import { CardFields } from './card-fields.tsx';

const unreachableFieldsMessage = 'Ekki næst samband við kortaþjónustuna. Vinsamlegast reynið aftur.';
const refusedMessage = 'Kortinu var hafnað. Vinsamlegast yfirfarið kortaupplýsingarnar eða notið annað kort.';

interface Props {
  /** The acquirer's page with the fields. */
  fieldsUrl: string;
}

/** Saves a card without a payment. Its number is typed into the acquirer's fields and never reaches the shop. */
export function NewCard({ fieldsUrl }: Props) {
  const [isOpen, setOpen] = useState(false);
  const [isTokenizing, setTokenizing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { mutate, isPending, isSuccess, reset } = useAddCard();

  const saveCard = async (): Promise<void> => {
    if (!frame.current || isTokenizing || isPending) return;
    setError(null);
    setTokenizing(true);
    try {
      const token = await requestCardToken(frame.current, fieldsUrl);
      // The fields show their own errors.
      if (token !== null) {
        mutate(token, {
          onSuccess: () => setOpen(false),
          onError: (cause) =>
            setError(errorCode(cause) === 'BAD_REQUEST' ? refusedMessage : errorText(cause)),
        });
      }
    } catch {
      setError(unreachableFieldsMessage);
    } finally {
      setTokenizing(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void saveCard();
  };

  if (!isOpen)
    return (
      <NewCardPanel>
        <Button
          onClick={() => {
            reset();
            setOpen(true);
          }}
        >
          Bæta við korti
        </Button>
        <p role="status">{isSuccess && 'Kortið var vistað'}</p>
      </NewCardPanel>
    );
  return (
    <NewCardPanel as="form" onSubmit={submit}>
      <h2 ref={focusElement} tabIndex={-1}>
        Nýtt kort
      </h2>
      <CardFields url={fieldsUrl} frame={frame} onSubmit={() => void saveCard()} />
      <p>Ekkert er skuldfært af kortinu núna.</p>
      {error && <p role="alert">{error}</p>}
      <div>
        <Button type="submit" busy={isTokenizing || isPending}>
          {isPending ? 'Vista…' : 'Vista kort'}
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Hætta við
        </Button>
      </div>
    </NewCardPanel>
  );
}

/** The button that had the focus is gone. */
function focusElement(heading: HTMLElement | null): void {
  heading?.focus();
}

const NewCardPanel = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-width: 480px;
  & h2 {
    outline: none;
    font-size: var(--text-large);
  }
  & div {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  & p[role='alert'] {
    color: var(--color-rust);
  }
`;
