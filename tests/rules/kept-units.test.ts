import { expect, it } from 'vitest';
import { withNonBreakingDates, withNonBreakingUnits } from '../../lib/rules/text/non-breaking.ts';

it.each([
  ['Glerhreinsir, 750 ml', 'Glerhreinsir, 750_ml'],
  ['Sótthreinsiklútar, með spritti, 100 stk.', 'Sótthreinsiklútar, með spritti, 100_stk.'],
  ['Hraðsuðukanna, 1,7 l, svört', 'Hraðsuðukanna, 1,7_l, svört'],
  ['Skurðarbretti, 25 × 35 cm, blátt', 'Skurðarbretti, 25_×_35_cm, blátt'],
  ['Salernispappír, 40 rúllur', 'Salernispappír, 40_rúllur'],
  ['Sólarvörn, SPF 30, 200 ml', 'Sólarvörn, SPF 30, 200_ml'],
  ['Ljósapera, 60 W', 'Ljósapera, 60_W'],
  ['Blýantur nr. 2 umhverfismerktur', 'Blýantur nr. 2 umhverfismerktur'],
  ['Hanskar, M', 'Hanskar, M'],
])('%s', (name, kept) => {
  expect(withNonBreakingUnits(name).replaceAll('\u00a0', '_')).toBe(kept);
});

it('a day stays with its month', () => {
  expect(withNonBreakingDates('Áætluð afhending þriðjudag 1. desember 2026').replaceAll('\u00a0', '_')).toBe(
    'Áætluð afhending þriðjudag 1._desember 2026',
  );
});
