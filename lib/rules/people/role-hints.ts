import type { EmployeeRole } from './roles.ts';

/** What each role is, for the person who assigns it; the table in abilities.ts is what counts. */
export const roleHints: Readonly<Record<EmployeeRole, string>> = {
  Owner: 'Má allt og getur einn gert aðra að eigendum.',
  Manager: 'Má allt: pantar, samþykkir pantanir og sér um starfsmenn.',
  Admin: 'Pantar og sér um starfsmenn, heimilisföng og kort, en samþykkir hvorki pantanir né tilboð.',
  Employee: 'Pantar innan úttektarmarka og sér pantanir og reikninga.',
  Influencer: 'Velur vörur í körfu og sér verð, en pantar ekki.',
  Undetermined: 'Má ekkert fyrir fyrirtækið fyrr en annað hlutverk hefur verið valið.',
};
