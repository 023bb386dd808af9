/** Wordmark with its drop. `inverse` on dark ground. */
export function Logo({ inverse = false }: { inverse?: boolean }) {
  return (
    <svg width="156" height="36" viewBox="0 0 156 36" role="img" aria-label="Vörulind">
      <path
        d="M16 2.5C20.5 9 27 14.5 27 22a11 11 0 0 1-22 0C5 14.5 11.5 9 16 2.5Z"
        fill={inverse ? 'currentColor' : 'var(--color-fjord)'}
      />
      <path
        d="M9.5 21.5c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4.5-.2M9.5 26c3.2-2.6 5.3 2.6 8.5 0 1.6-1.3 3-1.2 4-.3"
        fill="none"
        stroke={inverse ? 'var(--color-fjord-dark)' : 'var(--color-paper)'}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <text x="36" y="26" fontSize="24" fontWeight="720" letterSpacing="-0.6" fill="currentColor">
        vörulind
      </text>
    </svg>
  );
}
