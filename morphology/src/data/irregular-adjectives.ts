/** Rows as in adjective-paradigms.ts, all forms written out. */
export const irregularAdjectives: readonly string[] = [
  'lítill lítinn litlum lítils | lítil litla lítilli lítillar | lítið lítið litlu lítils | litlir litla litlum lítilla | litlar litlar litlum lítilla | lítil lítil litlum lítilla | litli litla litla litlu',
  'mikill mikinn miklum mikils | mikil mikla mikilli mikillar | mikið mikið miklu mikils | miklir mikla miklum mikilla | miklar miklar miklum mikilla | mikil mikil miklum mikilla | mikli mikla mikla miklu',
  'góður góðan góðum góðs | góð góða góðri góðrar | gott gott góðu góðs | góðir góða góðum góðra | góðar góðar góðum góðra | góð góð góðum góðra | góði góða góða góðu',
  // These do not inflect.
  'alhliða',
  'einnota',
  'fjölnota',
  'fljótandi',
  'gljáandi',
  'margnota',
  'tvíhliða',
];
