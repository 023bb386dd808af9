/**
 * Words that shoppers use for the same goods, in the nominative. They also apply to halves of compounds: klósetthreinsir finds
 * salernishreinsir. A hyphen marks words that are written apart. The last ones of a line may be English.
 */
const paper = `
  klósettpappír salernispappír klósettrúlla salernisrúlla wc-pappír wc-rúlla skeinipappír skeinir klósettbréf toilet-paper
  klósett salerni wc toilet
  handþurrka pappírsþurrka bréfþurrka handklæðapappír handþurrkupappír paper-towel paper-towels
  eldhúsrúlla eldhúspappír eldhúsbréf
  andlitsþurrka vasaklútur tissjú snýtubréf snýtupappír snýtiklútur snýtuklútur bréfvasaklútur tissue kleenex
  servíetta munnþurrka napkin
  verkstæðisrúlla iðnaðarpappír verkstæðispappír
  blautþurrka blautklútur blautþurrkuklútur
  ljósritunarpappír prentarapappír prentpappír ljósritunarblað tölvupappír a4-pappír a4-blað prentarablað printer-paper
  bökunarpappír bökunarörk
  pappír paper
`;

const cleaning = `
  uppþvottalögur uppþvottasápa uppþvottaefni uppvöskunarlögur uppvöskunarefni uppvask dish-soap
  uppþvottavélatafla uppþvottatafla vélatafla
  handspritt sótthreinsigel sprittgel handsótthreinsir handgel sótthreinsispritt hand-sanitizer
  spritt sprittur sótthreinsivökvi
  þvottaefni þvottaduft þvottalögur detergent
  mýkingarefni mýkir
  ræstifata skúringafata skúringarfata moppufata
  ræstivagn skúringavagn þrifavagn ræstingavagn
  ræsting þrif skúring skúringar hreingerning hreingerningar
  hreinsir hreinsiefni hreingerningaefni hreingerningarefni þrifaefni ræstiefni cleaner
  glerhreinsir rúðuhreinsir gluggahreinsir rúðuúði gluggaúði glerúði gluggasprey rúðusprey
  gólfsápa skúringasápa skúringarsápa gólfhreinsir gólfhreinsiefni gólfþvottaefni
  drullusokkur stíflulosari
  stífluhreinsir stíflueyðir niðurfallshreinsir niðurfallseyðir
  kalkhreinsir kalkeyðir
  lyktareyðir ilmsprey lyktarsprey lyktarspray ilmúði ilmgjafi loftfrískari loftfrískir lofthreinsir
  klór bleikiefni bleikiklór klórín bleach
  klútur tuska afþurrkunarklútur borðtuska rykklútur gólftuska microfiber
  moppa skúringamoppa skúringarmoppa gólfmoppa mop
  sópur kústur strákústur
  fægiskófla sorpskófla
  viskastykki viskustykki diskaþurrka þurrkustykki
  sápa soap
  sjampó hársápa shampoo
  sturtusápa sturtugel baðsápa líkamssápa body-wash
  handáburður handkrem rakakrem húðkrem handsmyrsl
  sápuskammtari sápudæla
  úðabrúsi spreybrúsi spreyflaska úðaflaska
  úði sprey spray
  meindýravörn meindýraeitur músagildra
`;

const waste = `
  ruslapoki sorppoki öskupoki ruslatunnupoki garbage-bag garbage-bags trash-bag trash-bags bin-bag bin-bags
  flokkunarfata ruslafata ruslakarfa
  sorptunna ruslatunna öskutunna tunna sorpílát ruslafata
  rusl sorp
  poki bag bags
`;

const workwear = `
  hanski vettlingur glove gloves
  latexhanski læknahanski skoðunarhanski
  nítríl nitrile
  gúmmíhanski uppþvottahanski þrifahanski rubber-gloves
  vinnuhanski work-gloves
  ofnhanski grillhanski pottaleppur ofnvettlingur
  gríma maski mask
  rykgríma andlitsgríma öndunargríma
  sýnileikavesti endurskinsvesti öryggisvesti neonvesti
  heilgalli samfestingur
  kuldagalli vinnugalli snjógalli
  vetrarúlpa kuldaúlpa dúnúlpa vetrarjakki kuldajakki
  regnjakki regnstakkur regnúlpa regnkápa regngalli pollagalli sjógalli regnföt
  heyrnarhlíf eyrnahlíf heyrnarskjól heyrnaskjól eyrnaskjól
  eyrnatappi heyrnartappi
  öryggisgleraugu hlífðargleraugu vinnugleraugu
  stígvél vaðstígvél
  öryggisskór vinnuskór stáltáarskór
  skóhlíf skópoki
  mannbroddur ísbroddur hálkubroddur
  hárnet hárhetta hárhlíf
  sloppur læknasloppur
  hjúkrunarskyrta hjúkrunarföt sjúkraskyrta
  svunta smekksvunta eldhússvunta
  stuttermabolur t-bolur
  öryggishjálmur vinnuhjálmur
`;

const office = `
  tússpenni túss tússlitur merkipenni töflupenni tústöflupenni
  penni pen
  kúlupenni skriffæri blekpenni
  áherslupenni yfirstrikunarpenni yfirstrikari highlighter
  minnismiði límmiði minnisblokk post-it
  stílabók skrifbók glósubók reikningsbók
  dagbók skipuleggjari
  dagatal almanak
  bréfabindi mappa hringamappa skjalamappa
  heftari heftibyssa stapler
  hefti heftivír klammer
  pappírstætari skjalatætari tætari
  prentdufthylki prentduftshylki tóner duftkassetta prenthylki toner
  heyrnartól höfuðtól headset headphones
  skjávarpi myndvarpi projector
  vefmyndavél tölvumyndavél webcam
  lyklaborð keyboard
  tölvumús mouse
  strokleður strokari
  skæri klippur scissors
  rafhlaða batterí battery batteries
  skrifborðsstóll skrifstofustóll tölvustóll vinnustóll
  segultafla tússtafla hvíttafla
  umslag envelope
`;

const kitchen = `
  pappabolli pappamál kaffimál pappaglas ferðamál paper-cup
  bolli cup cups
  krús kaffikrús tekrús kanna
  matarbox nestisbox skyndibitabox matarbakki matarumbúðir
  drykkjarrör sogrör
  einnota-glas plastglas plastmál
  kaffisía kaffifilter kaffipoki coffee-filter
  kaffi coffee
  hnífapör borðbúnaður
  hraðsuðukanna hraðsuðuketill
  strekkifilma brettafilma brettaplast pallettuplast vefjuplast teygjufilma vöfðufilma
  matvælafilma plastfilma matarfilma matarplast
  álpappír álfilma álrúlla aluminium
  ávaxtasafi djús
  gosdrykkur gos
  kóla kók coke
  sódavatn kolsýrt-vatn
  haframjólk hafradrykkur
  jurtadrykkur jurtamjólk plöntumjólk
  kex smákaka
  nammi sælgæti konfekt
  strásykur sykurbréf molasykur
  snakk flögur
  poppkorn popp
`;

const packing = `
  pappakassi bylgjupappakassi pakkakassi
  flutningskassi búferlakassi
  límband límbandsrúlla límrúlla teip tape
  dúklímband dúktape dúkteip gaffer gaffa-teip duct-tape
  pökkunarlímband pakkalímband pakklímband pökkunarteip
  málningarlímband málarateip málningarteip málaralímband
  bóluplast loftbóluplast kúluplast
  strappband plastband benslaborði
  dragband benslaband kapalband strapsi plastbensli zip-tie zip-ties
  farmband strekkiband
`;

const tools = `
  díóðupera ljósapera ledpera led-pera pera
  díóða led
  vasaljós luktarljós handlukt lukt
  ennisljós höfuðljós hausljós
  framlengingarsnúra rafmagnssnúra kapall framlenging kapaltromla
  hleðslutæki hleðslukubbur
  slípirokkur vinkilslípivél rokkur
  sandpappír slípipappír smergelpappír
  skrúfjárn stjörnuskrúfjárn
  topplykill toppur
  verkfærakassi verkfærakista verkfærataska verkfærabox
  smurefni smurolía smursprey ryðolía wd40 wd-40
  hálkuvörn hálkueyðir hálkusandur götusalt
  stigi trappa tröppur áltrappa
  dúkahnífur brettahnífur pappahnífur pakkahnífur cutter
  kítti fúgukítti sílikonkítti
`;

const health = `
  sjúkrakassi sjúkrataska skyndihjálparkassi fyrstuhjálparkassi plástrakassi skyndihjálpartaska sjúkrapúði
  plástur heftiplástur sáraplástur band-aid bandage
  teygjubindi sárabindi sáraumbúðir
  súrefnismettunarmælir súrefnismælir mettunarmælir púlsoximeter
  hlustunarpípa hlustunartæki stetoskóp
  hjartastuðtæki hjartastartari aed defibrillator
  bleyja bleia barnableyja pampers
  tíðatappi túrtappi tampax
  göngugrind hjálpargrind
  göngustafur stafur
  bætiefni fæðubótarefni
`;

const rooms = `
  myrkvunartjald gardína gluggatjald rúllugardína myrkvunargardína
  rúmföt sængurföt sængurfatnaður lín
  sængurver sængurfatnaður
  sófi legubekkur
  fáni flagg þjóðfáni
  ljósasería jólaljós jólasería
  bókahilla bókaskápur
  eldvarnateppi eldvarnarteppi slökkviteppi
  fatahengi snagi
`;

const units = `
  l lítri ltr
  ml millilítri
  g gramm gr
  kg kíló kílógramm kílo
  m metri
  cm sentimetri sm
  mm millimetri
  stk stykki
`;

export const synonymGroups: readonly (readonly string[])[] = [
  paper,
  cleaning,
  waste,
  workwear,
  office,
  kitchen,
  packing,
  tools,
  health,
  rooms,
  units,
].flatMap((groups) =>
  groups
    .trim()
    .split(/\n\s*/)
    .map((line) => line.split(' ')),
);
