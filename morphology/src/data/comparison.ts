/**
 * Adjectives with irregular comparative and superlative: the comparative's stem before -i, the superlative's before -ur. All
 * others add -ar- and -ast-: sterkari, sterkastur.
 */
export const irregularComparison: Readonly<
  Record<string, readonly [comparative: string, superlative: string]>
> = {
  blár: ['blárr', 'bláast'],
  djúpur: ['dýpr', 'dýpst'],
  gamall: ['eldr', 'elst'],
  góður: ['betr', 'best'],
  grár: ['grárr', 'gráast'],
  hár: ['hærr', 'hæst'],
  hlýr: ['hlýrr', 'hlýjast'],
  hreinn: ['hreinn', 'hreinast'],
  langur: ['lengr', 'lengst'],
  lágur: ['lægr', 'lægst'],
  lítill: ['minn', 'minnst'],
  mikill: ['meir', 'mest'],
  mjór: ['mjórr', 'mjóst'],
  mjúkur: ['mýkr', 'mýkst'],
  nýr: ['nýrr', 'nýjast'],
  smár: ['smærr', 'smæst'],
  stór: ['stærr', 'stærst'],
  stuttur: ['styttr', 'stytst'],
  þröngur: ['þrengr', 'þrengst'],
  þungur: ['þyngr', 'þyngst'],
  þunnur: ['þynnr', 'þynnst'],
  vænn: ['vænn', 'vænst'],
};
