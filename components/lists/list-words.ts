import type { List } from '@/lib/lists/queries.ts';
import { namedCartsPath } from '@/lib/rules/routes/account-paths.ts';

/** What lists and kept carts are called where they are the same. */
export const listWords = {
  List: {
    path: '/auth/favorites',
    nameLabel: 'Nafn á lista',
    shareHint: 'Allir sem versla fyrir fyrirtækið sjá listann og geta bætt á hann.',
    edit: 'Breyta lista',
    remove: 'Eyða lista',
    removed: (name: string) => `Listanum „${name}“ var eytt`,
    back: 'Til baka í lista',
    empty: 'Engar vörur á listanum enn',
    lines: 'Vörur á listanum',
    takenOff: 'Tekið af listanum',
    put: 'á listann',
    own: 'Aðeins þú sérð listann',
    shared: 'Sameiginlegur: allir sem versla fyrir fyrirtækið sjá listann',
    sharedBy: (name: string) => `Sameiginlegur, frá: ${name}`,
  },
  Cart: {
    path: namedCartsPath,
    nameLabel: 'Nafn á körfu',
    shareHint: 'Allir sem versla fyrir fyrirtækið sjá körfuna og geta bætt í hana.',
    edit: 'Breyta körfu',
    remove: 'Eyða körfu',
    removed: (name: string) => `Körfunni „${name}“ var eytt`,
    back: 'Til baka í geymdar körfur',
    empty: 'Engar vörur eru í körfunni',
    lines: 'Vörur í geymdu körfunni',
    takenOff: 'Tekið úr körfunni',
    put: 'í körfuna',
    own: 'Aðeins þú sérð körfuna',
    shared: 'Sameiginleg: allir sem versla fyrir fyrirtækið sjá körfuna',
    sharedBy: (name: string) => `Sameiginleg, frá: ${name}`,
  },
} as const satisfies Record<List['kind'], object>;

/** Who sees a list, and from whom it is. */
export function visibilityText({ kind, isShared, makerName, handedOver }: List): string {
  const words = listWords[kind];
  const who = !isShared ? words.own : makerName === null ? words.shared : words.sharedBy(makerName);
  return handedOver ? `Afhent af: ${handedOver.fromName} · ${who}` : who;
}
