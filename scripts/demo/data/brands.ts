import type { EmojiName } from './emoji.ts';

export type Brand = {
  name: string;
  /** Theme colour, #rrggbb; dark enough for white lettering. */
  theme: string;
  /** What the cover shows. */
  cover: [EmojiName, EmojiName, EmojiName];
  description: string;
};

/** Fictional makers; their addresses end in .test, which can never be registered. */
export const brands = {
  taerun: {
    name: 'Tærun',
    theme: '#0f6e84',
    cover: ['bottle', 'bubbles', 'bucket'],
    description:
      'Tærun framleiðir hreinsiefni fyrir fyrirtæki og heimili. Efnin eru þróuð með mjúkt íslenskt vatn í huga og skila góðum árangri í litlum skömmtum.',
  },
  dogglind: {
    name: 'Dögglind',
    theme: '#2f6fb5',
    cover: ['soap', 'bottle', 'water'],
    description: 'Dögglind sérhæfir sig í mildum sápum og kremum fyrir hendur sem eru þvegnar oft á dag.',
  },
  heidvorn: {
    name: 'Heiðvörn',
    theme: '#3a5a9b',
    cover: ['tube', 'bottle', 'goggles'],
    description:
      'Heiðvörn býður sótthreinsiefni fyrir hendur og yfirborð. Vörurnar eru ætlaðar heilbrigðisstofnunum, skólum og matvælavinnslum.',
  },
  strokka: {
    name: 'Strokka',
    theme: '#1f7a5a',
    cover: ['broom', 'bucket', 'sponge'],
    description:
      'Strokka smíðar ræstiáhöld sem endast. Sköft, moppur og klútar passa saman og fást í fjórum litum til að aðgreina svæði.',
  },
  thvottabjorn: {
    name: 'Þvottabjörn',
    theme: '#5b4fa3',
    cover: ['basket', 'shirt', 'bubbles'],
    description: 'Þvottabjörn framleiðir þvottaefni fyrir þvottahús, hótel og heimili.',
  },
  mjukull: {
    name: 'Mjúkull',
    theme: '#7a5c86',
    cover: ['roll', 'toilet', 'herb'],
    description: 'Mjúkull framleiðir salernispappír og handþurrkur úr endurunnum trefjum og nýjum.',
  },
  birkiblad: {
    name: 'Birkiblað',
    theme: '#4d7a2f',
    cover: ['page', 'herb', 'plate'],
    description:
      'Birkiblað býður servíettur, eldhúsrúllur og þurrkur úr trefjum sem koma úr sjálfbærum skógum.',
  },
  skjaldmey: {
    name: 'Skjaldmey',
    theme: '#9b2f4f',
    cover: ['gloves', 'coat', 'goggles'],
    description: 'Skjaldmey sérhæfir sig í hönskum, bæði einnota hönskum og vinnuhönskum fyrir erfið verk.',
  },
  hraunver: {
    name: 'Hraunver',
    theme: '#b0511c',
    cover: ['vest', 'trousers', 'helmet'],
    description:
      'Hraunver saumar vinnufatnað sem þolir íslenskt veður. Flíkurnar eru vottaðar samkvæmt evrópskum stöðlum.',
  },
  tindfeti: {
    name: 'Tindfeti',
    theme: '#7a4a21',
    cover: ['workShoe', 'boot', 'socks'],
    description: 'Tindfeti framleiðir öryggisskó og stígvél með góðu gripi á hálku.',
  },
  varnarlina: {
    name: 'Varnarlína',
    theme: '#3d5366',
    cover: ['helmet', 'earmuffs', 'goggles'],
    description: 'Varnarlína býður hjálma, heyrnarhlífar og öndunargrímur fyrir iðnað og byggingarvinnu.',
  },
  fjadurpenni: {
    name: 'Fjaðurpenni',
    theme: '#27408b',
    cover: ['pen', 'pencil', 'crayon'],
    description: 'Fjaðurpenni framleiðir ritföng fyrir skrifstofur og skóla.',
  },
  bladsida: {
    name: 'Blaðsíða',
    theme: '#8a3b3b',
    cover: ['notebook', 'page', 'spiral'],
    description: 'Blaðsíða býður ljósritunarpappír, stílabækur og minnismiða.',
  },
  hirsla: {
    name: 'Hirsla',
    theme: '#a06a12',
    cover: ['dividers', 'cardBox', 'folder'],
    description: 'Hirsla hannar bréfabindi, möppur og skápa sem halda reglu á skjölum.',
  },
  rafkista: {
    name: 'Rafkista',
    theme: '#35505c',
    cover: ['battery', 'bulb', 'plug'],
    description: 'Rafkista selur rafhlöður, ljósaperur og raftæki fyrir vinnustaði.',
  },
  morgunrodi: {
    name: 'Morgunroði',
    theme: '#7b3f1d',
    cover: ['coffee', 'beans', 'cookie'],
    description:
      'Morgunroði ristar kaffi í litlum lotum. Baunirnar koma frá bændum í Kólumbíu, Brasilíu og Eþíópíu.',
  },
  hlidarte: {
    name: 'Hlíðarte',
    theme: '#4b7340',
    cover: ['teapot', 'tea', 'herb'],
    description: 'Hlíðarte blandar te úr laufum, jurtum og berjum.',
  },
  saetabur: {
    name: 'Sætabúr',
    theme: '#a23b6a',
    cover: ['chocolate', 'cookie', 'sweet'],
    description: 'Sætabúr framleiðir kex, súkkulaði og sælgæti fyrir kaffistofur og fundi.',
  },
  bordprydi: {
    name: 'Borðprýði',
    theme: '#2b7a78',
    cover: ['plate', 'cutlery', 'paperCup'],
    description: 'Borðprýði býður borðbúnað, bæði einnota og margnota, fyrir mötuneyti og veislur.',
  },
  boggull: {
    name: 'Böggull',
    theme: '#8a5a2b',
    cover: ['box', 'bags', 'envelope'],
    description: 'Böggull framleiðir kassa, poka og umslög fyrir vöruhús og vefverslanir.',
  },
  limtak: {
    name: 'Límtak',
    theme: '#9a6b00',
    cover: ['label', 'box', 'scissors'],
    description: 'Límtak sérhæfir sig í límböndum, filmum og merkimiðum.',
  },
  smidshogg: {
    name: 'Smiðshögg',
    theme: '#8b2e23',
    cover: ['hammer', 'saw', 'wrench'],
    description: 'Smiðshögg framleiðir handverkfæri úr hertu stáli með handföngum sem fara vel í hendi.',
  },
  naglfesta: {
    name: 'Naglfesta',
    theme: '#4a5568',
    cover: ['bolt', 'hook', 'chain'],
    description: 'Naglfesta býður skrúfur, bolta, króka og keðjur í hentugum pakkningum.',
  },
  liknarhond: {
    name: 'Líknarhönd',
    theme: '#b03a48',
    cover: ['plaster', 'syringe', 'pill'],
    description: 'Líknarhönd framleiðir sáraumbúðir og einnota vörur fyrir heilsugæslu og skyndihjálp.',
  },
  heilsumal: {
    name: 'Heilsumál',
    theme: '#22708f',
    cover: ['stethoscope', 'thermometer', 'microscope'],
    description: 'Heilsumál býður mælitæki og hjálpartæki fyrir stofnanir og heimili.',
  },
  stofuprydi: {
    name: 'Stofuprýði',
    theme: '#5c6b3c',
    cover: ['chair', 'plant', 'mantelClock'],
    description: 'Stofuprýði hannar húsgögn og muni sem gera vinnustaðinn hlýlegri.',
  },
} as const satisfies Record<string, Brand>;
