import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import type { Consent } from '@/lib/rules/people/consent.ts';
import { ConsentChoices } from './consent-choices.tsx';
import { useReservedSpace } from './use-reserved-space.ts';
import styles from './consent-dialog.module.css';

interface Props {
  consent: Consent;
  /** The visitor has asked for it: it shows the choices and takes the focus. */
  isRequested: boolean;
  onAnswer: (categories: readonly string[]) => void;
  onClose: () => void;
}

/** Vafrakökur: all, only the necessary ones, or a choice. It stands over the foot of the page and holds no focus. */
export function ConsentDialog({ consent, isRequested, onAnswer, onClose }: Props) {
  const [choosing, setChoosing] = useState(isRequested);
  const frame = useRef<HTMLElement>(null);
  const previousFocus = useRef<Element | null>(null);
  const titleId = useId();
  useReservedSpace(frame);
  useEffect(() => {
    if (!isRequested) return;
    previousFocus.current = document.activeElement;
    frame.current?.focus();
  }, [isRequested]);

  const showChoices = (isChoosing: boolean): void => {
    setChoosing(isChoosing);
    // What was pressed or ticked is gone: the keyboard continues from here.
    frame.current?.focus();
  };
  const close = (): void => {
    const returnTarget = previousFocus.current ?? document.querySelector('main');
    if (returnTarget instanceof HTMLElement && frame.current?.contains(document.activeElement))
      returnTarget.focus({ preventScroll: true });
    onClose();
  };
  const answer = (categories: readonly string[]): void => {
    close();
    onAnswer(categories);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Without an answer there is nothing to go back to but the question.
    if (consent === null) showChoices(false);
    else close();
  };

  return (
    <section
      className={styles.dialog}
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      data-choosing={choosing}
      data-consent
    >
      <h2 id={titleId}>Vafrakökur</h2>
      <p>
        <span>Við notum vafrakökur til að vefurinn virki</span> <span>og til að bæta þjónustu okkar.</span>{' '}
        <a href="/privacy-policy">Persónuverndarstefna</a>
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
          <Button key="choose" variant="secondary" onClick={() => showChoices(true)}>
            Velja
          </Button>
        )}
      </div>
    </section>
  );
}
