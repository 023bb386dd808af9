/**
 * Widths of specification §9 as queries for styled components; below them the phone's layout is the base. CSS modules
 * write the same ones out, which tests/repository/styles.test.ts checks.
 */
export const media = {
  narrow: '@media (width >= 768px)',
  modal: '@media (width >= 992px)',
  desktop: '@media (width >= 1170px)',
  /** Above the widths that the mobile menu serves, which are those up to 1170 px. */
  categoryMenu: '@media (width > 1170px)',
  header: '@media (width >= 1360px)',
  wideHeader: '@media (width >= 1400px)',
  wide: '@media (width >= 1600px)',
  stillness: '@media (prefers-reduced-motion: reduce)',
  forcedColours: '@media (forced-colors: active)',
  print: '@media print',
} as const;
