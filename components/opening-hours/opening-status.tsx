import { useState } from 'react';
import { afterLoad } from '@/components/ui/after-load.ts';
import { Icon } from '@/components/ui/icons.tsx';
import { useOnDemand } from '@/components/ui/use-on-demand.ts';
import type { PackedHours } from '@/lib/rules/dates/packed-hours.ts';
import styles from './opening-status.module.css';

const loadLive = () => afterLoad(() => import('./live-status.tsx'));

interface Props {
  hours: PackedHours;
  /** The week stands below the line instead of above the page. */
  inline?: boolean;
}

/** Whether the store is open; until the page has loaded, where its hours are. */
export function OpeningStatus({ hours, inline = false }: Props) {
  const [isPressed, setPressed] = useState(false);
  const { part } = useOnDemand(loadLive, true);
  if (part) return <part.LiveStatus hours={hours} inline={inline} isOpenAtFirst={isPressed} />;
  return (
    <div className={styles.openingStatus} data-inline={inline}>
      <a href="/#openinghours">
        <i aria-hidden />
        <b>Opnunartími</b>
      </a>
      <button
        type="button"
        aria-expanded={isPressed}
        aria-label="Opnunartími næstu daga"
        onClick={() => setPressed(!isPressed)}
      >
        <Icon name="chevron" size={16} />
      </button>
    </div>
  );
}
