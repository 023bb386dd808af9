import { useCallback, useMemo, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import { isStoreOpen, openingStatusTexts } from '@/lib/rules/dates/opening-hours.ts';
import { type PackedHours, unpackHours } from '@/lib/rules/dates/packed-hours.ts';
import { useDismissal } from '@/lib/shell/use-dismissal.ts';
import { useClock } from './use-clock.ts';
import styles from './opening-status.module.css';

const loadWeek = () => import('./week-panel.tsx');

interface Props {
  hours: PackedHours;
  /** The week stands below the line instead of above the page. */
  inline: boolean;
  /** Whether the button was pressed before this came. */
  isOpenAtFirst: boolean;
}

/**
 * Green when the store is open, red when closed, by the Reykjavík clock of this moment (specification §4.2), with the
 * week's hours behind its button.
 */
export function LiveStatus({ hours: packedHours, inline, isOpenAtFirst }: Props) {
  const hours = useMemo(() => unpackHours(packedHours), [packedHours]);
  const area = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const close = useCallback(() => setOpen(false), []);
  // What would close below a finger would move what the finger is on.
  useDismissal(area, isOpen && !inline, close);
  const { part: week, load } = useOnDemand(loadWeek, isOpen);
  const now = useClock(hours);
  const [statusWord, details] = now ? openingStatusTexts(hours, now) : ['Opnunartími'];
  return (
    <div
      ref={area}
      className={styles.openingStatus}
      data-open={now ? isStoreOpen(hours, now) : undefined}
      data-inline={inline}
    >
      <a href="/#openinghours">
        <i aria-hidden />
        <b>{statusWord}</b>
        {details && <span>{details}</span>}
      </a>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label="Opnunartími næstu daga"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="chevron" size={16} />
      </button>
      {isOpen && week && now && <week.WeekPanel hours={hours} now={now} inline={inline} />}
    </div>
  );
}
