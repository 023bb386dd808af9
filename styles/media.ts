/** Widths of specification §9 as min-width queries; below them the phone's layout is the base. */
export const media = {
  narrow: '@media (min-width: 768px)',
  modal: '@media (min-width: 992px)',
  desktop: '@media (min-width: 1170px)',
  header: '@media (min-width: 1360px)',
  wideHeader: '@media (min-width: 1400px)',
  wide: '@media (min-width: 1600px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;
