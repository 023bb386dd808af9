import type { Ability } from './abilities.ts';

export const maximumRoleNameLength = 60;

/** What an ability cannot be used without. */
const neededAbility: Partial<Readonly<Record<Ability, Ability>>> = {
  order: 'see-prices',
  'approve-orders': 'see-prices',
  'accept-quotes': 'see-prices',
  'pay-invoices': 'see-invoices',
  'manage-own-numbers': 'see-own-numbers',
};

/** The abilities with those that they cannot be used without. */
export function withNeeded(chosen: readonly Ability[]): Ability[] {
  const needed = chosen.flatMap((ability) => neededAbility[ability] ?? []);
  return [...new Set([...chosen, ...needed])];
}

/** As people read it, and what it allows in one line. */
export const abilityTexts: Readonly<Record<Ability, { name: string; hint: string }>> = {
  order: { name: 'Panta', hint: 'Leggja inn pantanir fyrir fyrirtækið, upp að eigin úttektarmörkum.' },
  'see-prices': {
    name: 'Sjá verð',
    hint: 'Sjá verð fyrirtækisins, kjör og tilboð. Aðrir sjá það sama og gestir.',
  },
  'see-invoices': {
    name: 'Sjá pantanir og reikninga',
    hint: 'Skoða pantanir, reikninga og reikningsyfirlit og sækja skjöl.',
  },
  'pay-invoices': { name: 'Greiða reikninga', hint: 'Greiða opna reikninga fyrirtækisins með korti.' },
  'see-statistics': { name: 'Sjá tölfræði', hint: 'Sjá hvað fyrirtækið hefur keypt og fyrir hve mikið.' },
  'manage-employees': {
    name: 'Sjá um starfsmenn',
    hint: 'Bjóða fólki aðgang og fjarlægja það, velja hlutverk og úttektarmörk, sjá um hlutverk og einingar.',
  },
  'approve-orders': {
    name: 'Samþykkja pantanir',
    hint: 'Samþykkja pantanir sem bíða eða hafna þeim og setja reglur um samþykki.',
  },
  'accept-quotes': { name: 'Samþykkja tilboð', hint: 'Taka tilboðum sem fyrirtækið hefur fengið.' },
  'manage-addresses': {
    name: 'Sjá um heimilisföng',
    hint: 'Bæta við heimilisföngum fyrirtækisins, breyta þeim og eyða.',
  },
  'manage-cards': { name: 'Sjá um greiðslukort', hint: 'Geyma greiðslukort fyrirtækisins og fjarlægja þau.' },
  'see-actions': { name: 'Sjá aðgerðir í umboði', hint: 'Sjá hvað aðrir hafa gert í umboði fyrirtækisins.' },
  'manage-keys': {
    name: 'Sjá um tengingar',
    hint: 'Búa til aðgang sem kerfi fyrirtækisins panta með og loka honum.',
  },
  'see-own-numbers': { name: 'Sjá ykkar vörunúmer', hint: 'Sjá hvað fyrirtækið kallar vörurnar.' },
  'manage-own-numbers': {
    name: 'Breyta ykkar vörunúmerum',
    hint: 'Skrá ykkar vörunúmer, lesa þau inn og eyða þeim.',
  },
};
