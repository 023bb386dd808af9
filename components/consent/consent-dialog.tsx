import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import Link from 'next/link';
import { Button } from '@/components/ui/button.tsx';
import type { Consent } from '@/lib/rules/people/consent.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { useRoomBelow } from './use-room-below.ts';
import styles from './consent-dialog.module.css';

interface Props {
  consent: Consent;
  /** The visitor has asked for it: it shows the choices and takes the focus. */
  asked: boolean;
  onAnswer: (categories: readonly string[]) => void;
  onDone: () => void;
}

/** Vafrakökur: all, only the necessary ones, or a choice. It stands over the foot of the page and holds no focus. */
export function ConsentDialog({ consent, asked, onAnswer, onDone }: Props) {
  const [choosing, setChoosing] = useState(asked);
  const frame = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const titleId = useId();
  useRoomBelow(frame);
  useEffect(() => {
    if (!asked) return;
    cameFrom.current = document.activeElement;
    frame.current?.focus();
  }, [asked]);

  const choose = (wanted: boolean): void => {
    setChoosing(wanted);
    // What was pressed or ticked goes: the keyboard goes on from here.
    frame.current?.focus();
  };
  const leave = (): void => {
    const back = cameFrom.current ?? document.querySelector('main');
    if (back instanceof HTMLElement && frame.current?.contains(document.activeElement))
      back.focus({ preventScroll: true });
    onDone();
  };
  const answer = (categories: readonly string[]): void => {
    leave();
    onAnswer(categories);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Without an answer there is nothing to go back to but the question.
    if (consent === null) choose(false);
    else leave();
  };

  return (
    <section
      className={styles.dialog}
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-consent
    >
      <h2 id={titleId}>Vafrakökur</h2>
      <p>
        <span>Við notum vafrakökur til að vefurinn virki</span> <span>og til að bæta þjónustu okkar.</span>{' '}
        <Link href="/privacy-policy">Persónuverndarstefna</Link>
      </p>
      {choosing && <ConsentChoices consent={consent} onSave={answer} />}
      <div className={styles.buttons}>
        <Button onClick={() => answer(['necessary', 'analytics', 'ecommerce'])}>Samþykkja allar</Button>
        <Button onClick={() => answer(['necessary'])}>Aðeins nauðsynlegar</Button>
        {/* Two elements: the press that opens the choices must not be one that sends them. */}
        {choosing ? (
          <Button key="save" variant="secondary" type="submit" form="consent-choices">
            Vista val
          </Button>
        ) : (
          <Button key="choose" variant="secondary" onClick={() => choose(true)}>
            Velja
          </Button>
        )}
      </div>
    </section>
  );
}
