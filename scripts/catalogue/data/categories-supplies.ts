import type { TopCategory } from '../category-tree.ts';

export const suppliesCategories: TopCategory[] = [
  {
    name: 'Hreinsiefni og ræsting',
    description: 'Hreinsiefni, þvottaefni og ræstiáhöld fyrir vinnustaði af öllum stærðum.',
    color: '#0f6e84',
    icon: 'cleaning',
    picture: ['bottle', 'sponge'],
    children: [
      {
        name: 'Hreinsiefni',
        description: 'Efni fyrir gólf, gler, salerni og önnur yfirborð.',
        leaves: [
          ['Alhliða hreinsiefni', 'Hreinsiefni sem henta á flest yfirborð sem þola vatn.'],
          ['Gólfhreinsiefni', 'Sápur og efni fyrir dúk, flísar, parket og stein.'],
          ['Salernishreinsiefni', 'Súr hreinsiefni sem leysa kísil og kalk.'],
          ['Glerhreinsiefni', 'Efni sem skilja ekki eftir rákir á gleri og speglum.'],
          ['Sótthreinsiefni', 'Efni sem eyða bakteríum og veirum á yfirborði.'],
        ],
      },
      {
        name: 'Þvottur og uppþvottur',
        description: 'Þvottaefni fyrir fatnað og leirtau.',
        leaves: [
          ['Þvottaefni', 'Fljótandi þvottaefni og duft fyrir hvítan og litaðan þvott.'],
          ['Uppþvottaefni', 'Töflur og lögur fyrir uppþvottavélar og uppþvott í höndum.'],
        ],
      },
      {
        name: 'Ræstiáhöld',
        description: 'Moppur, klútar, fötur og vagnar.',
        leaves: [
          ['Moppur og sköft', 'Örtrefjamoppur og sköft sem passa saman.'],
          ['Klútar og svampar', 'Klútar og svampar í litum sem aðgreina svæði.'],
          ['Fötur og vagnar', 'Ræstifötur og vagnar fyrir daglega ræstingu.'],
          ['Sópar og burstar', 'Sópar, fægiskóflur og burstar.'],
        ],
      },
    ],
  },
  {
    name: 'Hreinlæti og snyrting',
    description: 'Sápur, spritt og snyrtivörur fyrir starfsfólk og gesti.',
    color: '#2f6fb5',
    icon: 'hygiene',
    picture: ['soap', 'shower'],
    children: [
      {
        name: 'Handhreinsun',
        description: 'Allt fyrir hreinar og mjúkar hendur.',
        leaves: [
          ['Handsápur', 'Fljótandi sápur og froðusápur.'],
          ['Handspritt', 'Spritt og gel til að sótthreinsa hendur.'],
          ['Handáburður', 'Krem fyrir þurrar hendur.'],
        ],
      },
      {
        name: 'Skammtarar',
        description: 'Skammtarar fyrir sápu, spritt og pappír.',
        leaves: [
          ['Sápu- og sprittskammtarar', 'Veggfestir skammtarar, handvirkir og snertilausir.'],
          ['Pappírsskammtarar', 'Skammtarar fyrir rúllur og arkir.'],
        ],
      },
      {
        name: 'Líkamsumhirða',
        description: 'Vörur fyrir gistiheimili, sundlaugar og leikskóla.',
        leaves: [
          ['Hár og líkami', 'Sjampó, sturtusápa og vörur fyrir hótelherbergi.'],
          ['Tannhirða', 'Tannburstar og tannkrem.'],
          ['Bleyjur', 'Bleyjur í öllum stærðum.'],
        ],
      },
      {
        name: 'Sorp og flokkun',
        description: 'Pokar og ílát fyrir flokkað sorp.',
        leaves: [
          ['Ruslapokar', 'Pokar í mörgum stærðum, líka lífbrjótanlegir.'],
          ['Sorpílát', 'Fötur og tunnur til flokkunar.'],
        ],
      },
    ],
  },
  {
    name: 'Pappírsvörur',
    description: 'Salernispappír, handþurrkur, eldhúsrúllur og servíettur.',
    color: '#7a5c86',
    icon: 'paper',
    picture: ['roll', 'page'],
    children: [
      {
        name: 'Salernispappír',
        description: 'Mjúkur pappír í litlum rúllum og stórum.',
        leaves: [
          ['Salernisrúllur', 'Hefðbundnar rúllur, tveggja og þriggja laga.'],
          ['Risarúllur', 'Stórar rúllur fyrir fjölfarin salerni.'],
        ],
      },
      {
        name: 'Handþurrkur',
        description: 'Þurrkur í örkum og rúllum.',
        leaves: [
          ['Þurrkur í örkum', 'Brotnar arkir fyrir skammtara.'],
          ['Þurrkur á rúllu', 'Rúllur fyrir skammtara með og án skynjara.'],
        ],
      },
      {
        name: 'Eldhús og borð',
        description: 'Pappír fyrir eldhús og veisluborð.',
        leaves: [
          ['Eldhúsrúllur', 'Rakadrægar rúllur fyrir eldhús.'],
          ['Servíettur', 'Servíettur í mörgum litum.'],
        ],
      },
      {
        name: 'Iðnaðarpappír',
        description: 'Sterkur pappír fyrir verkstæði.',
        leaves: [['Verkstæðisrúllur', 'Stórar rúllur sem þola olíu og vatn.']],
      },
    ],
  },
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
        ],
      },
      {
        name: 'Vinnufatnaður',
        description: 'Fatnaður sem sést og þolir veður.',
        leaves: [
          ['Sýnileikafatnaður', 'Vesti og jakkar með endurskini.'],
          ['Vinnubuxur og gallar', 'Buxur með vösum og einnota gallar.'],
          ['Regnfatnaður', 'Vatnsheldir jakkar og buxur.'],
        ],
      },
      {
        name: 'Skófatnaður',
        description: 'Öryggisskór og stígvél.',
        leaves: [
          ['Öryggisskór', 'Skór með tálhlíf og naglavörn.'],
          ['Stígvél', 'Stígvél fyrir vætu og kulda.'],
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
        ],
      },
      {
        name: 'Skipulag',
        description: 'Möppur og smávörur á skrifborðið.',
        leaves: [
          ['Bréfabindi og möppur', 'Bindi í tveimur breiddum og mörgum litum.'],
          ['Klemmur og skæri', 'Bréfaklemmur, skæri og reglustikur.'],
        ],
      },
      {
        name: 'Smátæki',
        description: 'Rafhlöður og tölvubúnaður.',
        leaves: [
          ['Rafhlöður', 'Alkalírafhlöður í öllum helstu stærðum.'],
          ['Tölvubúnaður', 'Lyklaborð og mýs.'],
        ],
      },
    ],
  },
];
