/** Widths of specification §9 as min-width queries; below them the phone's layout is the base. */
export const media = {
  narrow: '@media (min-width: 768px)',
  modal: '@media (min-width: 992px)',
  desktop: '@media (min-width: 1170px)',
  /** Above the widths that the mobile menu serves, which are those up to 1170 px. */
  categoryMenu: '@media (min-width: 1170.02px)',
  header: '@media (min-width: 1360px)',
  wideHeader: '@media (min-width: 1400px)',
  wide: '@media (min-width: 1600px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
