import type { TopCategory } from '../category-tree.ts';

export const tradesCategories: TopCategory[] = [
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
          ['Tangir og hnífar', 'Tangir, dúkahnífar og blöð.'],
          ['Mælitæki', 'Málbönd, hallamál og rafmagnsmælar.'],
          ['Málningaráhöld', 'Penslar og rúllur.'],
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
      {
        name: 'Vélar og borar',
        description: 'Rafmagnsverkfæri og fylgihlutir.',
        leaves: [
          ['Rafmagnsverkfæri', 'Borvélar og slípirokkar.'],
          ['Borar og slípun', 'Borar, bitar, sandpappír og skífur.'],
        ],
      },
      {
        name: 'Lím, olíur og bíllinn',
        description: 'Lím, smurefni og vörur fyrir bílinn.',
        leaves: [
          ['Lím og kítti', 'Kítti, trélím og skyndilím.'],
          ['Olía og smurefni', 'Smurefni og mótorolíur.'],
          ['Bílavörur', 'Bílasápa, rúðuvökvi og ísskafur.'],
        ],
      },
      {
        name: 'Útisvæði',
        description: 'Áhöld fyrir lóðir, stéttir og bílastæði.',
        leaves: [
          ['Snjór og hálka', 'Skóflur, salt og sandur.'],
          ['Garður og lóð', 'Garðverkfæri, slöngur og fræ.'],
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
          ['Sótthreinsun húðar', 'Sótthreinsir og sprittklútar fyrir húð.'],
          ['Kæling og hiti', 'Kælipokar og hitapokar.'],
          ['Stuðningur', 'Hlífar fyrir liði.'],
        ],
      },
      {
        name: 'Mælar',
        description: 'Tæki til skoðunar og mælinga.',
        leaves: [
          ['Hitamælar', 'Mælar fyrir enni og munn.'],
          ['Hlustunarpípur', 'Hlustunarpípur fyrir fagfólk.'],
          ['Blóðþrýstingur og vogir', 'Blóðþrýstingsmælar, mettunarmælar og vogir.'],
        ],
      },
      {
        name: 'Rekstrarvörur',
        description: 'Einnota vörur fyrir stofur og deildir.',
        leaves: [
          ['Sprautur', 'Dauðhreinsaðar einnota sprautur.'],
          ['Sýnataka', 'Glös fyrir sýni.'],
          ['Rannsóknastofan', 'Gler, skálar og pípettur.'],
        ],
      },
      {
        name: 'Hjálpartæki',
        description: 'Tæki sem létta daglegt líf.',
        leaves: [
          ['Hjólastólar og hækjur', 'Hjólastólar, hækjur og fylgihlutir.'],
          ['Göngugrindur og stafir', 'Grindur og stafir fyrir inni og úti.'],
          ['Bað og salerni', 'Stólar, handföng og upphækkanir.'],
        ],
      },
      {
        name: 'Heilsa',
        description: 'Bætiefni fyrir starfsfólk og heimili.',
        leaves: [['Vítamín og bætiefni', 'Vítamín, lýsi og bætiefni.']],
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
          ['Skrifborð og stólar', 'Skrifborð, fundarborð og skrifborðsstólar.'],
          ['Hillur og geymsla', 'Hillur, fataskápar og fatahengi.'],
          ['Útihúsgögn', 'Bekkir, borð og hjólagrindur.'],
        ],
      },
      {
        name: 'Á veggi og borð',
        description: 'Speglar, klukkur og myndir.',
        leaves: [
          ['Speglar og myndir', 'Speglar og innrammaðar myndir.'],
          ['Klukkur', 'Klukkur fyrir borð og hillur.'],
          ['Lampar', 'Lampar á skrifborð og í setustofu.'],
          ['Skilti og rammar', 'Hurðarskilti og smellurammar.'],
        ],
      },
      {
        name: 'Stemning',
        description: 'Plöntur, kerti og skraut.',
        leaves: [
          ['Plöntur', 'Grænar plöntur í potti.'],
          ['Kerti og skraut', 'Kerti og jólaskraut.'],
          ['Vasar og blóm', 'Vasar og blóm sem ekki þarf að vökva.'],
          ['Leikföng', 'Leikföng fyrir biðstofur og leikskóla.'],
        ],
      },
      {
        name: 'Lín og mottur',
        description: 'Lín fyrir hótel og mottur fyrir anddyri.',
        leaves: [
          ['Handklæði', 'Handklæði og viskastykki.'],
          ['Rúmföt', 'Sængurver, koddaver og lök.'],
          ['Sængur og koddar', 'Sængur, koddar og dýnuhlífar.'],
          ['Borðdúkar og gluggatjöld', 'Dúkar á veisluborð og myrkvunartjöld.'],
          ['Mottur', 'Mottur í anddyri og við vinnuborð.'],
        ],
      },
    ],
  },
];
