import { Specimen } from './specimen.tsx';
import styles from './tokens.module.css';

/** The names of `styles/tokens.css`. */
export const tokens = {
  color: [
    'ink',
    'ink-soft',
    'fjord',
    'fjord-dark',
    'fjord-pale',
    'moss',
    'moss-pale',
    'rust',
    'rust-pale',
    'open-dot',
    'closed-dot',
    'sun',
    'sun-ink',
    'sun-pale',
    'paper',
    'mist',
    'line',
    'line-strong',
    'line-on-dark',
    'overlay',
    'paper-veiled',
  ],
  text: ['small', 'body', 'large', 'title'],
  space: ['1', '2', '3', '4', '5', '6', '7', '8', '10', '12', '14', '16', '20', '24'],
  radius: ['small', 'medium', 'large'],
  shadow: ['low', 'high'],
} as const;

/** Palette, type, spaces, corners and shadows. */
export function Tokens() {
  return (
    <>
      <Specimen title="Litir">
        {tokens.color.map((name) => (
          <p className={styles.swatch} key={name} style={{ '--swatch': `var(--color-${name})` }}>
            <i aria-hidden />
            {name}
          </p>
        ))}
      </Specimen>
      <Specimen title="Letur">
        {tokens.text.map((name) => (
          <p key={name} style={{ fontSize: `var(--text-${name})` }}>
            {name}: Þægilegt að lesa, ör sem æðir ýfð um kr. 1.234.567
          </p>
        ))}
      </Specimen>
      <Specimen title="Bil, horn og skuggar">
        {tokens.space.map((name) => (
          <span
            className={styles.box}
            key={name}
            style={{ width: `var(--space-${name})`, height: `var(--space-${name})` }}
            title={name}
          />
        ))}
        {tokens.radius.map((name) => (
          <span
            className={styles.box}
            key={name}
            style={{ borderRadius: `var(--radius-${name})` }}
            title={name}
          />
        ))}
        {tokens.shadow.map((name) => (
          <span
            className={styles.box}
            key={name}
            style={{ boxShadow: `var(--shadow-${name})` }}
            title={name}
          />
        ))}
      </Specimen>
    </>
  );
}
