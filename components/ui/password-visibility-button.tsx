import styles from './password-visibility-button.module.css';

/** At the end of a password field: shows what was typed. */
export function PasswordVisibilityButton({
  shown: isVisible,
  onToggle,
}: {
  shown: boolean;
  onToggle: () => void;
}) {
  return (
    <button className={styles.toggle} type="button" aria-pressed={isVisible} onClick={onToggle}>
      Sýna lykilorð
    </button>
  );
}
