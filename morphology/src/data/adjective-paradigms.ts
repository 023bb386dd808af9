import type { ParadigmRow } from '../paradigm.ts';

/*
 * Rows as in noun-paradigms.ts. Strong masculine, feminine, neuter singular, the same in the plural, then the weak forms:
 * masculine nominative and oblique, feminine nominative and oblique (also the plural). Neuter `T` joins a t to the stem:
 * hvít → hvítt, rauð → rautt, harð → hart, svart → svart.
 */
export const adjectiveRows: readonly ParadigmRow[] = [
  // svartur
  ['ur', 0.5, 'ur an ~um s | ~. a ri rar | T T ~u s | ir a ~um ra | ar ar ~um ra | ~. ~. ~um ra | i a a ~u'],
  // dapur, lipur
  [
    'ur',
    0.1,
    'ur ran ~rum urs | ~ur ra urri urrar | urt urt ~ru urs | rir ra ~rum urra | rar rar ~rum urra | ~ur ~ur ~rum urra | ri ra ra ~ru',
  ],
  // fóðraður
  [
    'aður',
    0.9,
    'aður aðan ~uðum aðs | ~uð aða aðri aðrar | að að ~uðu aðs | aðir aða ~uðum aðra | aðar aðar ~uðum aðra | ~uð ~uð ~uðum aðra | aði aða aða ~uðu',
  ],
  // grænn
  [
    'n',
    0.9,
    'n an um s | . a ni nar | T T u s | ir a um na | ar ar um na | . . um na | i a a u',
    /(?:ei|ey|au|[áéíóúýæ])nn$/,
  ],
  // heill
  [
    'l',
    0.6,
    'l an um s | . a li lar | T T u s | ir a um la | ar ar um la | . . um la | i a a u',
    /(?:ei|ey|au|[áéíóúýæ])ll$/,
  ],
  // opinn, endurunninn
  [
    'inn',
    0.6,
    'inn inn ~num ins | in na inni innar | ið ið ~nu ins | nir na ~num inna | nar nar ~num inna | in in ~num inna | ni na na ~nu',
  ],
  // gamall
  [
    'all',
    0.3,
    'all lan ~lum als | ~ul la alli allar | alt alt ~lu als | lir la ~lum alla | lar lar ~lum alla | ~ul ~ul ~lum alla | li la la ~lu',
  ],
  // stór, ljós, lyktarlaus, þurr
  [
    '',
    0.4,
    '. an ~um s | ~. a ri rar | T T ~u s | ir a ~um ra | ar ar ~um ra | ~. ~. ~um ra | i a a ~u',
    /[rsx]$/,
  ],
  // blár, glær, frír
  [
    'r',
    0.6,
    'r an um s | . a rri rrar | T T u s | ir a/. um rra | ar ar um rra | . . um rra | i a a u',
    /[áéíóúæ]r$/,
  ],
  // nýr
  [
    'r',
    0.9,
    'r jan jum s | . ja rri rrar | T T ju s | ir ja jum rra | jar jar jum rra | . . jum rra | i ja ja ju',
    /ýr$/,
  ],
];
