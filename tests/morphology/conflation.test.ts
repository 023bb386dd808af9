import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../morphology/src/language.ts';

const language = createLanguage();

/** Different goods with similar names. (tappi and tappa are no pair: tappa is a form of tappi.) */
const pairs = `
  hanski/hani bolli/bolti bolli/bolur poki/póker sápa/sópur klútur/klukka mappa/moppa tappi/tafla penni/panna skál/skáli
  vél/veila fata/flaska sög/sögn kassi/kaka glas/gler lok/lokkur dós/dúkur bók/bókun skór/skófla skrúfa/skrúbbur pera/perla
  nál/nagli band/banani kanna/kani tunna/tönn hamar/hamstur stóll/stoð ljós/ljóð box/boxari tré/trefill te/teppi rúm/rúmmál
  hús/húsgagn borð/bor lím/límmiði diskur/disklingur sokkur/sokkabuxur jakki/jaki ofn/ofnhreinsir vír/veira litur/lítri
  lykill/lykkja kubbur/kúpull bekkur/bakki galli/gallon lampi/lamb peysa/pera hurð/hirða hlíf/hlíð duft/dúfa salt/salat
  kerti/karta efni/ofn belti/bolti vesti/vestur skilti/skál umslag/slag grár/gras þurrka/þerna gríma/grind kaffi/kefli
  hreinsir/hreinsun skæri/skærur bréf/brauð svartur/sverta pappír/pappi plástur/plast borði/borð
`
  .trim()
  .split(/\s+/)
  .map((pair) => pair.split('/'));

describe('different goods are separate', () => {
  it.each(pairs)('%s and %s', (one = '', other = '') => {
    const groups = language.lemmaGroups([one, other]);
    expect(groups.filter((group) => group.includes(one) && group.includes(other))).toEqual([]);
  });

  it('forms of one word are joined', () => {
    expect(language.lemmaGroups(['hanskar', 'hönskum', 'hanskinn']).map(([lemma]) => lemma)).toEqual([
      'hanski',
    ]);
  });
});

describe('lemma groups', () => {
  it('start with the lemma and contain every form once', () => {
    const [group = []] = language.lemmaGroups(['ryksugur']);
    expect(group[0]).toBe('ryksuga');
    expect(group).toEqual(expect.arrayContaining(['ryksugu', 'ryksugum', 'ryksuguna', 'ryksugna']));
    expect(new Set(group).size).toBe(group.length);
  });

  it('leave a form to the word whose nominative it is, when that is sold as well', () => {
    const groups = language.lemmaGroups(['borð', 'borði']);
    expect(groups.filter((group) => group.includes('borði')).map(([lemma]) => lemma)).toEqual(['borði']);
    expect(language.lemmaGroups(['borð'])[0]).toContain('borði');
  });

  it('learn words that no dictionary has from the catalogue', () => {
    const own = createLanguage(['fnörkari', 'fnörkarar']);
    expect(own.lemmasOf('fnörkarar')[0]).toBe('fnörkari');
    expect(own.lemmaGroups(['fnörkarar'])[0]).toEqual(expect.arrayContaining(['fnörkari', 'fnörkara']));
    expect(language.lemmasOf('fnörkarar')).toEqual([]);
  });
});
