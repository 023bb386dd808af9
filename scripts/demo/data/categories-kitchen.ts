import type { TopCategory } from '../category-tree.ts';

export const kitchenCategories: TopCategory[] = [
  {
    name: 'Kaffi og eldhús',
    description: 'Kaffi, te, meðlæti og borðbúnaður.',
    color: '#7b3f1d',
    icon: 'coffee',
    picture: ['coffee', 'cookie'],
    children: [
      {
        name: 'Kaffi og te',
        description: 'Heitir drykkir fyrir kaffistofuna.',
        leaves: [
          ['Kaffibaunir', 'Heilar baunir, ljósristaðar og dökkristaðar.'],
          ['Malað kaffi', 'Kaffi fyrir uppáhellingu.'],
          ['Te og kakó', 'Te í pokum og heitt kakó.'],
          ['Mjólk og rjómi', 'Kaffirjómi og jurtadrykkir.'],
        ],
      },
      {
        name: 'Góðgæti og drykkir',
        description: 'Meðlæti á fundi og í hlé.',
        leaves: [
          ['Kex og kökur', 'Kex í stórum pakkningum og smáum.'],
          ['Súkkulaði og sælgæti', 'Molar og stykki í skálina.'],
          ['Safar og drykkir', 'Ávaxtasafar í fernum.'],
          ['Krydd og sykur', 'Sykur, salt og hunang.'],
          ['Vatn og gos', 'Sódavatn og gosdrykkir.'],
          ['Hnetur og þurrkaðir ávextir', 'Hnetur, möndlur og rúsínur.'],
        ],
      },
      {
        name: 'Borðbúnaður',
        description: 'Bollar, glös og hnífapör.',
        leaves: [
          ['Einnota bollar', 'Pappabollar fyrir heita drykki og kalda.'],
          ['Hnífapör', 'Hnífapör úr stáli og tré.'],
          ['Bollar, glös og diskar', 'Margnota borðbúnaður fyrir mötuneyti.'],
          ['Einnota diskar', 'Diskar og skálar sem má jarðgera.'],
        ],
      },
      {
        name: 'Matvæli',
        description: 'Þurrvara og sósur fyrir mötuneyti.',
        leaves: [
          ['Morgunmatur', 'Morgunkorn, hafrar og sultur.'],
          ['Súpur og sósur', 'Súpugrunnar, sósur og matarolíur.'],
        ],
      },
      {
        name: 'Eldhústæki og áhöld',
        description: 'Tæki og áhöld fyrir kaffistofur og atvinnueldhús.',
        leaves: [
          ['Kaffivélar og könnur', 'Kaffivélar og hitakönnur.'],
          ['Smátæki í eldhús', 'Katlar, ofnar og brauðristar.'],
          ['Hnífar og skurðarbretti', 'Hnífar og bretti sem aðgreina hráefni.'],
          ['Pottar og pönnur', 'Pottar og pönnur á allar hellur.'],
          ['Áhöld og geymsla', 'Áhöld, stálbakkar og geymslubox.'],
        ],
      },
    ],
  },
  {
    name: 'Umbúðir',
    description: 'Kassar, pokar, límbönd og matarumbúðir.',
    color: '#8a5a2b',
    icon: 'packaging',
    picture: ['box', 'label'],
    children: [
      {
        name: 'Kassar og pokar',
        description: 'Umbúðir fyrir sendingar og verslun.',
        leaves: [
          ['Pappakassar', 'Kassar úr bylgjupappa í mörgum stærðum.'],
          ['Burðarpokar', 'Pokar úr pappír með snúnu haldi.'],
          ['Umslög', 'Umslög, slétt og fóðruð.'],
          ['Plastpokar', 'Pokar fyrir matvæli og smávörur.'],
        ],
      },
      {
        name: 'Pökkun',
        description: 'Límbönd, filmur og merkingar.',
        leaves: [
          ['Límbönd', 'Pökkunarlímbönd og skammtarar.'],
          ['Filmur og fylling', 'Strekkifilma og bóluplast.'],
          ['Merkimiðar', 'Límmiðar á rúllu og örkum.'],
          ['Bretti og bönd', 'Vörubretti, strappbönd og farmbönd.'],
          ['Gjafaumbúðir', 'Gjafapappír og gjafabönd.'],
        ],
      },
      {
        name: 'Matarumbúðir',
        description: 'Umbúðir sem mega snerta matvæli.',
        leaves: [
          ['Matarbox', 'Box fyrir mat sem er tekinn með.'],
          ['Krukkur', 'Glerkrukkur með loki.'],
          ['Álpappír og matarfilmur', 'Álpappír og filmur í öskjum.'],
        ],
      },
    ],
  },
];
