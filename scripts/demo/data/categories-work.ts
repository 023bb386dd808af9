import type { TopCategory } from '../category-tree.ts';

export const workCategories: TopCategory[] = [
  {
    name: 'Hlífðarfatnaður',
    description: 'Hanskar, vinnufatnaður, skór og hlífðarbúnaður.',
    color: '#b0511c',
    icon: 'protection',
    picture: ['helmet', 'gloves'],
    children: [
      {
        name: 'Hanskar',
        description: 'Hanskar fyrir matvæli, ræstingu og erfiðisvinnu.',
        leaves: [
          ['Einnota hanskar', 'Hanskar úr nítríl, vínyl og latexi.'],
          ['Vinnuhanskar', 'Slitsterkir hanskar með góðu gripi.'],
          ['Efna- og hitahanskar', 'Hanskar sem þola efni, hita og glóð.'],
        ],
      },
      {
        name: 'Vinnufatnaður',
        description: 'Fatnaður sem sést og þolir veður.',
        leaves: [
          ['Sýnileikafatnaður', 'Vesti og jakkar með endurskini.'],
          ['Vinnubuxur og gallar', 'Buxur með vösum og einnota gallar.'],
          ['Regnfatnaður', 'Vatnsheldir jakkar og buxur.'],
          ['Vetrarfatnaður', 'Úlpur, gallar, flíspeysur og húfur.'],
          ['Bolir og sokkar', 'Bolir, sokkar og ullarföt.'],
        ],
      },
      {
        name: 'Skófatnaður',
        description: 'Öryggisskór og stígvél.',
        leaves: [
          ['Öryggisskór', 'Skór með táhlíf og naglavörn.'],
          ['Stígvél', 'Stígvél fyrir vætu og kulda.'],
          ['Skóhlífar og innlegg', 'Skóhlífar, innlegg og mannbroddar.'],
        ],
      },
      {
        name: 'Höfuð og andlit',
        description: 'Hjálmar, gleraugu, grímur og heyrnarhlífar.',
        leaves: [
          ['Öndunargrímur', 'Grímur gegn ryki og dropum.'],
          ['Öryggisgleraugu', 'Gleraugu sem verja gegn flísum og efnum.'],
          ['Heyrnarhlífar', 'Hlífar sem draga úr hávaða.'],
          ['Hjálmar', 'Öryggishjálmar fyrir byggingarsvæði.'],
        ],
      },
      {
        name: 'Fagfatnaður',
        description: 'Fatnaður fyrir eldhús og heilbrigðisstofnanir.',
        leaves: [
          ['Kokkafatnaður', 'Jakkar, svuntur, buxur og hárnet.'],
          ['Heilbrigðisfatnaður', 'Skyrtur og sloppar, margnota og einnota.'],
        ],
      },
      {
        name: 'Öryggi á vinnustað',
        description: 'Fallvarnir, eldvarnir og merkingar.',
        leaves: [
          ['Fallvarnir', 'Belti og línur fyrir vinnu í hæð.'],
          ['Eldvarnir', 'Slökkvitæki, eldvarnateppi og reykskynjarar.'],
          ['Merkingar og lokanir', 'Skilti, keilur og afmörkunarborðar.'],
        ],
      },
    ],
  },
  {
    name: 'Skrifstofuvörur',
    description: 'Ritföng, pappír, möppur og smátæki.',
    color: '#27408b',
    icon: 'office',
    picture: ['pencil', 'notebook'],
    children: [
      {
        name: 'Ritföng',
        description: 'Pennar, blýantar og tússpennar.',
        leaves: [
          ['Pennar', 'Kúlupennar og gelpennar.'],
          ['Tússpennar', 'Pennar fyrir töflur og merkingar.'],
          ['Blýantar og litir', 'Blýantar, vaxlitir og yddarar.'],
        ],
      },
      {
        name: 'Pappír og bækur',
        description: 'Pappír til prentunar og bækur til skrifta.',
        leaves: [
          ['Ljósritunarpappír', 'Hvítur pappír í stærðunum A3, A4 og A5.'],
          ['Stílabækur', 'Línustrikaðar og rúðustrikaðar bækur.'],
          ['Minnismiðar og dagatöl', 'Límmiðar og dagatöl á borð og vegg.'],
          ['Afgreiðsla og bókhald', 'Kassarúllur, hefti, stimplar og reiknivélar.'],
        ],
      },
      {
        name: 'Skipulag',
        description: 'Möppur og smávörur á skrifborðið.',
        leaves: [
          ['Bréfabindi og möppur', 'Bindi í tveimur breiddum og mörgum litum.'],
          ['Klemmur og skæri', 'Bréfaklemmur, skæri og reglustikur.'],
          ['Heftarar og gatarar', 'Heftarar, gatarar og hefti.'],
          ['Á skrifborðið', 'Bakkar, standar og mottur.'],
          ['Töflur og korktöflur', 'Segultöflur, korktöflur og fylgihlutir.'],
        ],
      },
      {
        name: 'Smátæki',
        description: 'Rafhlöður og tölvubúnaður.',
        leaves: [
          ['Rafhlöður', 'Alkalírafhlöður í öllum helstu stærðum.'],
          ['Tölvubúnaður', 'Lyklaborð og mýs.'],
          ['Prentun og skjalavernd', 'Prentduft, tætarar og plöstun.'],
          ['Hleðsla og símar', 'Snúrur, hleðslutæki og símar.'],
          ['Fundir og hljóð', 'Búnaður fyrir fjarfundi og kennslu.'],
        ],
      },
      {
        name: 'Skólavörur',
        description: 'Vörur fyrir leikskóla, grunnskóla og frístund.',
        leaves: [
          ['Föndur og litir', 'Litir, leir, karton og lím.'],
          ['Skólatöskur og pennaveski', 'Töskur og veski fyrir nemendur.'],
        ],
      },
    ],
  },
];
