import { expect, it } from 'vitest';
import { bannedIcelandic } from '../../scripts/checks/banned-icelandic.ts';

it.each([
  ["const a = 'Vinsamlegast veldu annan greiðslumáta.';", 'Vinsamlegast veldu'],
  ["const a = 'Hlekkurinn er á leiðinni. Athugið líka ruslpóstinn.';", 'Athugið'],
  ['const a = <p>Veljið greiðslumáta</p>;', 'Veljið'],
  ["const a = { label: 'Vörumerki' };", 'Vörumerki'],
  ['const a = `${count} eigin vörunúmer`;', 'eigin vörunúmer'],
  ["const a = 'Ekki lengur til sölu';", 'Ekki lengur til sölu'],
  ["const a = 'Pöntunin bíður samþykktar.';", 'bíður samþykktar'],
  ['const a = `Síðasta verð ${price} m. VSK`;', 'VSK'],
  ["const a = 'Listinn „Álma” er tómur';", '”'],
  ['const a = `${rate} % afsláttur á vöru`;', '} %'],
])('refuses the text in %j', (text, phrase) => {
  expect(bannedIcelandic('lib/a.tsx', text)).toEqual([expect.stringContaining(`lib/a.tsx: "${phrase}" (`)]);
});

it('accepts right texts, names in code and other languages', () => {
  const text = [
    "const a = 'Vinsamlegast reynið aftur. Athugaðu tenginguna.';",
    "const b = 'Leitið og þér munið finna..';",
    "const c = 'VSK-númer seljanda: „ár“, 24% vsk.';",
    "const d = 'The shop’s 20 % rule';",
    "const vörumerki = 'brand';",
  ].join('\n');
  expect(bannedIcelandic('lib/a.tsx', text)).toEqual([]);
});
