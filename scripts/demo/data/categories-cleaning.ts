import type { TopCategory } from '../category-tree.ts';

export const cleaningCategories: TopCategory[] = [
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
          ['Eldhúshreinsiefni', 'Efni sem leysa fitu af tækjum, ofnum og stáli.'],
          ['Kalk- og stífluhreinsar', 'Efni fyrir krana, sturtur og niðurföll.'],
          ['Lyktareyðar', 'Efni sem eyða lykt úr lofti og áklæði.'],
        ],
      },
      {
        name: 'Þvottur og uppþvottur',
        description: 'Þvottaefni fyrir fatnað og leirtau.',
        leaves: [
          ['Þvottaefni', 'Fljótandi þvottaefni og duft fyrir hvítan og litaðan þvott.'],
          ['Uppþvottaefni', 'Töflur og lögur fyrir uppþvottavélar og uppþvott í höndum.'],
          ['Gljái og salt', 'Gljái og salt fyrir uppþvottavélar.'],
          ['Mýkingarefni og blettahreinsar', 'Mýkingarefni og efni fyrir erfiða bletti.'],
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
          ['Gluggaþvottur', 'Sköfur og þveglar fyrir gler.'],
          ['Úðabrúsar og dælur', 'Tómir brúsar og skammtadælur.'],
        ],
      },
      {
        name: 'Ryksugur og vélar',
        description: 'Vélar fyrir gólf, verkstæði og stéttir.',
        leaves: [
          ['Ryksugur', 'Ryksugur fyrir skrifstofur og verkstæði.'],
          ['Ryksugupokar og síur', 'Pokar, síur og hausar í ryksugur.'],
          ['Gólfþvottavélar', 'Gólfvélar, gólfpúðar og háþrýstidælur.'],
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
          ['Rakstur og hárgreiðsla', 'Rakvélar, froða, greiður og hárþurrkur.'],
          ['Tíðavörur', 'Tappar, bindi og innlegg.'],
          ['Baðherbergið', 'Sloppar, inniskór og sturtuhengi.'],
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
      {
        name: 'Meindýravarnir',
        description: 'Varnir gegn músum, rottum og skordýrum.',
        leaves: [['Gildrur og fælur', 'Gildrur, límborðar og ljósgildrur.']],
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
          ['Dúkar og renningar', 'Pappírsdúkar, renningar og diskamottur.'],
          ['Bökunar- og smjörpappír', 'Pappír fyrir bakstur og utan um mat.'],
        ],
      },
      {
        name: 'Iðnaðarpappír',
        description: 'Sterkur pappír fyrir verkstæði.',
        leaves: [['Verkstæðisrúllur', 'Stórar rúllur sem þola olíu og vatn.']],
      },
      {
        name: 'Klútar og bekkpappír',
        description: 'Rakir klútar, vasaklútar og pappír á skoðunarbekki.',
        leaves: [
          ['Blautþurrkur', 'Rakar þurrkur fyrir húð og yfirborð.'],
          ['Andlitsþurrkur og vasaklútar', 'Mjúkar þurrkur í öskjum og pökkum.'],
          ['Bekkpappír', 'Rúllur á skoðunarbekki og nuddbekki.'],
        ],
      },
    ],
  },
];
