import type { TopCategory } from '../category-tree.ts';

export const premisesCategories: TopCategory[] = [
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
        ],
      },
      {
        name: 'Borðbúnaður',
        description: 'Bollar, glös og hnífapör.',
        leaves: [
          ['Einnota bollar', 'Pappabollar fyrir heita drykki og kalda.'],
          ['Hnífapör', 'Hnífapör úr stáli og tré.'],
          ['Bollar, glös og diskar', 'Margnota borðbúnaður fyrir mötuneyti.'],
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
        ],
      },
      {
        name: 'Pökkun',
        description: 'Límbönd, filmur og merkingar.',
        leaves: [
          ['Límbönd', 'Pökkunarlímbönd og skammtarar.'],
          ['Filmur og fylling', 'Strekkifilma og bóluplast.'],
          ['Merkimiðar', 'Límmiðar á rúllu og örkum.'],
        ],
      },
      {
        name: 'Matarumbúðir',
        description: 'Umbúðir sem mega snerta matvæli.',
        leaves: [
          ['Matarbox', 'Box fyrir mat sem er tekinn með.'],
          ['Krukkur', 'Glerkrukkur með loki.'],
        ],
      },
    ],
  },
  {
    name: 'Verkfæri',
    description: 'Handverkfæri, festingar, ljós og stigar.',
    color: '#8b2e23',
    icon: 'tools',
    picture: ['tools', 'toolbox'],
    children: [
      {
        name: 'Handverkfæri',
        description: 'Hamrar, skrúfjárn, lyklar og sagir.',
        leaves: [
          ['Hamrar og sagir', 'Hamrar og sagir fyrir tré og gifs.'],
          ['Skrúfjárn og lyklar', 'Skrúfjárn, skiptilyklar og fastir lyklar.'],
        ],
      },
      {
        name: 'Festingar og lásar',
        description: 'Skrúfur, krókar, keðjur og lásar.',
        leaves: [
          ['Boltar og skrúfur', 'Galvaniseraðir boltar og skrúfur.'],
          ['Krókar og keðjur', 'Krókar og keðjur í metratali.'],
          ['Lásar', 'Hengilásar með lykli.'],
        ],
      },
      {
        name: 'Ljós og rafmagn',
        description: 'Vasaljós, perur og snúrur.',
        leaves: [
          ['Vasaljós', 'Ljós með hleðslu og rafhlöðum.'],
          ['Ljósaperur', 'Sparneytnar díóðuperur.'],
          ['Snúrur og tenglar', 'Framlengingarsnúrur og fjöltengi.'],
        ],
      },
      {
        name: 'Geymsla og stigar',
        description: 'Verkfærakassar og stigar.',
        leaves: [
          ['Verkfærakassar', 'Kassar með hólfum.'],
          ['Stigar', 'Stigar úr áli og tré.'],
        ],
      },
    ],
  },
  {
    name: 'Heilbrigðisvörur',
    description: 'Sárameðferð, mælar, rekstrarvörur og hjálpartæki.',
    color: '#b03a48',
    icon: 'health',
    picture: ['plaster', 'stethoscope'],
    children: [
      {
        name: 'Sárameðferð',
        description: 'Plástrar, umbúðir og skyndihjálp.',
        leaves: [
          ['Plástrar og umbúðir', 'Plástrar, grisjur og bindi.'],
          ['Sjúkrakassar', 'Fullbúnir kassar fyrir vinnustaði og bíla.'],
        ],
      },
      {
        name: 'Mælar',
        description: 'Tæki til skoðunar og mælinga.',
        leaves: [
          ['Hitamælar', 'Mælar fyrir enni og munn.'],
          ['Hlustunarpípur', 'Hlustunarpípur fyrir fagfólk.'],
        ],
      },
      {
        name: 'Rekstrarvörur',
        description: 'Einnota vörur fyrir stofur og deildir.',
        leaves: [
          ['Sprautur', 'Dauðhreinsaðar einnota sprautur.'],
          ['Sýnataka', 'Glös fyrir sýni.'],
        ],
      },
      {
        name: 'Hjálpartæki',
        description: 'Tæki sem létta daglegt líf.',
        leaves: [['Hjólastólar og hækjur', 'Hjólastólar, hækjur og fylgihlutir.']],
      },
    ],
  },
  {
    name: 'Húsbúnaður',
    description: 'Húsgögn og munir fyrir skrifstofur, hótel og biðstofur.',
    color: '#5c6b3c',
    icon: 'furnishing',
    picture: ['sofa', 'plant'],
    children: [
      {
        name: 'Húsgögn',
        description: 'Stólar, sófar, rúm og skápar.',
        leaves: [
          ['Stólar og sófar', 'Sæti fyrir fundi og biðstofur.'],
          ['Rúm', 'Rúm fyrir hótel og gistiheimili.'],
          ['Skjalaskápar', 'Skápar með læsingu.'],
        ],
      },
      {
        name: 'Á veggi og borð',
        description: 'Speglar, klukkur og myndir.',
        leaves: [
          ['Speglar og myndir', 'Speglar og innrammaðar myndir.'],
          ['Klukkur', 'Klukkur fyrir borð og hillur.'],
        ],
      },
      {
        name: 'Stemning',
        description: 'Plöntur, kerti og skraut.',
        leaves: [
          ['Plöntur', 'Grænar plöntur í potti.'],
          ['Kerti og skraut', 'Kerti og jólaskraut.'],
        ],
      },
    ],
  },
];
