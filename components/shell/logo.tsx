import { classNames } from '@/components/ui/class-names.ts';
import styles from './logo.module.css';

const symbolId = 'logo';

/** Wordmark with its drop in the colours of `Logo`, once for each page. */
export function LogoSymbol() {
  return (
    <symbol id={symbolId} viewBox="0 0 156 36">
      <path d="M16 2.5C20.5 9 27 14.5 27 22a11 11 0 0 1-22 0C5 14.5 11.5 9 16 2.5Z" fill="var(--logo-drop)" />
      <path
        d="M9.5 21.5c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4.5-.2M9.5 26c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4-.3"
        fill="none"
        stroke="var(--logo-wave)"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <text x="36" y="26" fontSize="24" fontWeight="720" letterSpacing="-0.6" fill="currentColor">
        vörulind
      </text>
    </symbol>
  );
}

interface Props {
  /** On dark ground. */
  inverse?: boolean;
}

export function Logo({ inverse = false }: Props) {
  return (
    <svg
      className={classNames(styles.logo, inverse && styles.inverse)}
      width="156"
      height="36"
      viewBox="0 0 156 36"
      role="img"
      aria-label="Vörulind"
    >
      <use href={`#${symbolId}`} />
    </svg>
  );
}
