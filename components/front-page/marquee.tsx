import { Icon } from '@/components/ui/icons.tsx';
import styles from './marquee.module.css';

/** A line of short promises. It stands still: what moves by itself must be stoppable, and nobody asked for it. */
export function Marquee({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.line}>
      {items.map((item) => (
        <li key={item}>
          <Icon name="check" size={20} /> {item}
        </li>
      ))}
    </ul>
  );
}
