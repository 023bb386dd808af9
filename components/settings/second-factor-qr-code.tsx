import { encode } from 'uqr';

/** A link as the picture that phones read (QR code), with the quiet zone of four modules that they look for. */
export function SecondFactorQrCode({ link }: { link: string }) {
  const { size, data } = encode(link, { ecc: 'M', border: 4 });
  const darkModules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label="QR-kóði með lyklinum fyrir auðkenningarappið"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      {/* Dark on light whatever the page's colours: cameras need the contrast. */}
      <rect width={size} height={size} style={{ fill: 'var(--color-paper)' }} />
      <path d={darkModules.join('')} style={{ fill: 'var(--color-ink)' }} />
    </svg>
  );
}
