/** First parts of compounds that are no form of the word they come from: umlauted stems and verbs. */
export const firstParts: Readonly<Record<string, string>> = {
  hand: 'hönd',
  tann: 'tönn',
  mann: 'maður',
  sag: 'sög',
  hnet: 'hnot',
  hreinsi: 'hreinsun',
  sótthreinsi: 'sótthreinsun',
  merki: 'merking',
  teikni: 'teikning',
  kæli: 'kæling',
  frysti: 'frysting',
  örtrefja: 'örtrefjar',
  upp: 'upp',
};

/** Two-letter words that start the names of goods. Other beginnings of two letters match by accident. */
export const shortFirstParts: ReadonlySet<string> = new Set('ál te öl ís ör'.split(' '));

/** Three-letter words that end the names of goods. Other endings of three letters match by accident. */
export const shortLastParts: ReadonlySet<string> = new Set(
  'bor box bók mál bað dós egg fat gas gel hús kar krem lak lím lok net ofn pan rör rúm ról sía skó sög tau tól ull vax vél vír þil mús tré lás'.split(
    ' ',
  ),
);

/** Endings of inflection and derivation that are also words, and words that never end the name of a product. */
export const neverLast: ReadonlySet<string> = new Set(
  `aða aðan aðar aðir aður aðri anda andi andar anna ara arar arðar ari arinn arnar arnir inna inni innar inu leg lega legan
  legar legir legri legt legu legum legur unna unnar unni unnið unnu una unu unum urna urnar ráð refjar last kast gæti mella
  illa illi mara ending endi lega`.split(/\s+/),
);

/** Words that look like compounds but are not, as lemmas. */
export const indivisible: ReadonlySet<string> = new Set(
  `appelsína augabragð banani fljótandi hanski hreinlæti karamella kanill kartafla karton klósett klementína kórónuveira marmari matseðill
  melóna mandarína paprika parket pappír postulín rósmarín servíetta serían súkkulaði sítróna svampur tómatur vanilla
  ventill`.split(/\s+/),
);
