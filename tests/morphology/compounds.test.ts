import { describe, expect, it } from 'vitest';
import { createLanguage } from '../../morphology/src/language.ts';
import { isStopWord } from '../../morphology/src/stop-words.ts';

const language = createLanguage();

describe('the last parts of a compound', () => {
  it.each([
    ['rafhlöðuborvél', ['vél', 'borvél']],
    ['klósettpappír', ['pappír']],
    ['uppþvottavélatöflur', ['tafla', 'þvottavélatafla']],
    ['hamar', []],
  ])('of %s are as expected', (word, heads) => {
    expect(language.headsOf(word)).toEqual(expect.arrayContaining(heads));
    expect(language.headsOf(word).length === 0).toBe(heads.length === 0);
  });

  it('are written apart where people write them apart', () => {
    expect(language.writtenApart('kaffisíur')).toBe('kaffi sía');
    expect(language.writtenApart('hamar')).toBeUndefined();
  });
});

describe('compounds', () => {
  it.each([
    ['klósettpappír', ['klósett', 'pappír']],
    ['ryksugupokar', ['ryksuga', 'poki']],
    ['vinnuhanskar', ['vinna', 'hanski']],
    ['tannbursti', ['tönn', 'bursti']],
    ['handsápur', ['hönd', 'sápa']],
    ['kaffibollar', ['kaffi', 'bolli']],
    ['pappírsþurrkur', ['pappír', 'þurrka']],
    ['sjúkrakassi', ['sjúkur', 'kassi']],
    ['öryggisgleraugu', ['öryggi', 'gleraugu']],
    ['eldhúsrúllur', ['eldhús', 'rúlla']],
    ['ruslapokum', ['rusl', 'poki']],
    ['skjalaskápur', ['skjal', 'skápur']],
    ['álskaft', ['ál', 'skaft']],
    ['tepokar', ['te', 'poki']],
    ['kaffivél', ['kaffi', 'vél']],
    ['stílabækur', ['stíll', 'bók']],
    ['dökkblár', ['dökkur', 'blár']],
    ['uppþvottavélatöflur', ['uppþvottavél', 'tafla']],
    ['vinylhanskar', ['vínyl', 'hanski']],
  ])('%s', (word, parts) => {
    expect(language.compoundParts(word)).toEqual(expect.arrayContaining(parts));
  });

  it('are split into halves that are compounds again', () => {
    expect(language.compoundParts('uppþvottavélatöflur')).toEqual(expect.arrayContaining(['þvottavél']));
    expect(language.compoundParts('eldhúsrúllur')).toEqual(['eldhús', 'rúlla', 'eldur', 'hús']);
  });

  it.each(
    `hanskar bolli poki kassi brúsi tappi penni bursti skammtari svampur diskur skápur hjálmur plástur gaffall lykill trefill
    pappír mælir ryksuga flaska moppa mappa servíetta þurrka skófla klukka filma karfa panna krukka skrúfa taska pakkning
    hreinsun pöntun merki teppi salerni klósett umslag karamella banani sítróna appelsína tómatar kartöflur postulín marmari
    súkkulaði paprika vettlingar skyrtur buxur lásarnir höndunum töflunni stærðunum`
      .trim()
      .split(/\s+/),
  )('are not seen in %s', (word) => {
    expect(language.compoundParts(word)).toEqual([]);
  });

  it('include the catalogue’s own words', () => {
    expect(language.compoundParts('fnörkpokar')).toEqual([]);
    expect(createLanguage(['fnörk']).compoundParts('fnörkpokar')).toEqual(['fnörk', 'poki']);
  });
});

describe('stop words', () => {
  it.each(['í', 'á', 'fyrir', 'með', 'og', 'til', 'úr', 'ur', 'MEÐ', 'fra'])('include %s', (word) => {
    expect(isStopWord(word)).toBe(true);
  });

  it.each(['ál', 'te', 'poki', 'ofn', 'öl', 'ís', 'án'])('do not include %s', (word) => {
    expect(isStopWord(word)).toBe(false);
  });
});
