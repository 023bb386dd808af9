import type { ParadigmRow } from '../paradigm.ts';

/*
 * One row: the lemma's ending, how common the class is among supply goods (0 to 1), the endings, and which stems it fits. Endings
 * are in the order nominative, accusative, dative, genitive; singular, definite singular, plural, definite plural. `a/b` are
 * alternatives, `.` is no ending, `-` no such form. The mark before an ending changes the stem: `~` u-umlaut (hansk → hönsk), `<`
 * undoes it (sög → sag), `^` i-umlaut (þráð → þræð). Endings include a syncopated consonant: lykill is `lyk` + `ill`, lyklar
 * `lyk` + `lar`.
 */
export const nounRows: readonly ParadigmRow[] = [
  // Weak masculine: hanski, skammtari
  ['i', 0.9, 'i a a a | inn ann anum ans | ar a ~um a | arnir ana ~unum anna'],
  ['i', 0.1, 'i ja ja ja | inn jann janum jans | jar ja jum ja | jarnir jana junum janna', /[gk]i$/],
  [
    'andi',
    0.9,
    'andi anda anda anda | andinn andann andanum andans | endur endur endum enda | endurnir endurna endunum endanna',
  ],
  // Strong masculine: klútur, hlutur, drykkur, þráður
  [
    'ur',
    0.8,
    'ur . i/. s/ar | urinn inn inum/num sins/arins | ar a ~um a | arnir ana ~unum anna',
    /[^aeiouáéíóúýæö]ur$/,
  ],
  ['ur', 0.4, 'ur . i/. s/ar | urinn inn inum/num sins/arins | ir i ~um a | irnir ina ~unum anna'],
  [
    'ur',
    0.2,
    'ur . ./i jar/s | urinn inn num/inum jarins/sins | ir i jum ja | irnir ina junum janna',
    /[gk]ur$/,
  ],
  [
    'ur',
    0.3,
    'ur . ^i <ar | urinn inn ^inum <arins | ^ir ^i .um <a | ^irnir ^ina .unum <anna',
    /[áö][^aeiouáéíóúýæö]+ur$/,
  ],
  // Strong masculine with syncope: plástur, lykill, gaffall, böggull, hamar
  ['ur', 0.3, 'ur ur ri urs | urinn urinn rinum ursins | rar ra ~rum ra | rarnir rana ~runum ranna'],
  ['ill', 0.9, 'ill il li ils | illinn ilinn linum ilsins | lar la ~lum la | larnir lana ~lunum lanna'],
  ['all', 0.8, 'all al li als | allinn alinn linum alsins | lar la ~lum la | larnir lana ~lunum lanna'],
  ['ull', 0.8, 'ull ul li uls | ullinn ulinn linum ulsins | lar la ~lum la | larnir lana ~lunum lanna'],
  ['inn', 0.4, 'inn in ni ins | inninn ininn ninum insins | nar na ~num na | narnir nana ~nunum nanna'],
  ['ar', 0.6, 'ar ar ri ars | arinn arinn rinum arsins | rar ra ~rum ra | rarnir rana ~runum ranna'],
  // Strong masculine whose nominative has a double consonant: stóll, steinn
  [
    'l',
    0.9,
    'l . i/. s | linn inn num/inum sins | ar a ~um a | arnir ana ~unum anna',
    /(?:ei|ey|au|[áéíóúýæ])ll$/,
  ],
  [
    'n',
    0.9,
    'n . i/. s | ninn inn inum/num sins | ar a ~um a | arnir ana ~unum anna',
    /(?:ei|ey|au|[áéíóúýæ])nn$/,
  ],
  // Strong masculine without an ending: pappír, ofn, vagn
  [
    '',
    0.4,
    '. . i/. s/ar | inn inn inum/num sins/arins | ar a ~um a | arnir ana ~unum anna',
    /[^aeiouáéíóúýæö]$/,
  ],
  // mælir, hreinsir
  ['ir', 0.9, 'ir i i is | irinn inn inum isins | ar a ~um a | arnir ana ~unum anna'],
  // Weak feminine: ryksuga, flaska
  ['a', 0.95, 'a ~u ~u ~u | an ~una ~unni ~unnar | ~ur ~ur ~um na/a | ~urnar ~urnar ~unum nanna/anna'],
  [
    'ja',
    0.9,
    'ja ~ju ~ju ~ju | jan ~juna ~junni ~junnar | ~jur ~jur ~jum na/ja | ~jurnar ~jurnar ~junum nanna/janna',
    /[gk]ja$/,
  ],
  // Strong feminine: vél, dós, hreinsing, pöntun, skel
  ['', 0.4, '. . . <ar | in ina inni <arinnar | <ar <ar .um <a | <arnar <arnar .unum <anna', /[^aiáéíóúýæ]$/],
  ['', 0.4, '. . . <ar | in ina inni <arinnar | <ir <ir .um <a | <irnar <irnar .unum <anna', /[^aiáéíóúýæ]$/],
  ['', 0.9, '. u u ar | in una unni arinnar | ar ar um a | arnar arnar unum anna', /[iu]ng$/],
  [
    'un',
    0.9,
    'un un un unar | unin unina uninni unarinnar | <anir <anir unum <ana | <anirnar <anirnar ununum <ananna',
  ],
  [
    '',
    0.1,
    '. . . jar | in ina inni jarinnar | jar jar jum ja | jarnar jarnar junum janna',
    /[eiy][^aeiou]+$/,
  ],
  // Strong feminine in -ur, with syncope: fjöður, lifur
  [
    'ur',
    0.1,
    'ur ur ur <rar | rin rina rinni <rarinnar | <rar/<rir <rar/<rir rum <ra | <rarnar/<rirnar <rarnar/<rirnar runum <ranna',
  ],
  // Feminine in a vowel: skrá, gleði
  ['', 0.5, '. . . r | in na nni rinnar | r r m a | rnar rnar num nna/anna', /[áóú]$/],
  ['', 0.05, '. . . . | n na nni nnar | - - - - | - - - -', /i$/],
  // Neuter: borð, glas
  ['', 0.5, '. . i s | ið ið inu sins | ~. ~. ~um a | ~in ~in ~unum anna', /[^aeiouáéíóúýæ]$/],
  ['', 0.2, '. . i s | ið ið inu sins | . . jum ja | in in junum janna', /[eiyý][^aeiouáéíóúýæö]+$/],
  // efni, hylki
  ['i', 0.8, 'i i i is | ið ið inu isins | i i ~um a | in in ~unum anna'],
  ['i', 0.8, 'i i i is | ið ið inu isins | i i jum ja | in in junum janna', /[gk]i$/],
  // leður
  ['ur', 0.2, 'ur ur ri urs | rið rið rinu ursins | ur ur ~rum ra | rin rin ~runum ranna'],
  // fræ, te, gúmmí
  [
    '',
    0.7,
    '. . i/. s | ið/ð ið/ð inu/nu sins | . . jum/um ja/a | in in junum/unum janna/anna',
    /(?:[eiáéíóúýæ]|au)$/,
  ],
  // auga, lunga
  ['a', 0.05, 'a a a a | að að anu ans | ~u ~u ~um na | ~un ~un ~unum nanna'],
  // Plural-only nouns: buxur, umbúðir, svalir, gleraugu
  ['ur', 0.1, '- - - - | - - - - | ur ur um <na/<a | urnar urnar unum <nanna/<anna'],
  ['ir', 0.1, '- - - - | - - - - | ir ir ~um a | irnar irnar ~unum anna', /..[^aeiou]ir$/],
  ['ar', 0.05, '- - - - | - - - - | ar ar ~um a | arnar arnar ~unum anna', /..[^aeiou]ar$/],
  ['u', 0.5, '- - - - | - - - - | u u um na | un un unum nanna'],
];
