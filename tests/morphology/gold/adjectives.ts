/*
 * Written by hand: masculine, feminine, neuter singular, masculine, feminine, neuter plural (nominative, accusative, dative,
 * genitive), then the weak forms: masculine nominative and oblique, feminine nominative and oblique.
 */
export const adjectives = `
svartur svartan svörtum svarts | svört svarta svartri svartrar | svart svart svörtu svarts | svartir svarta svörtum svartra | svartar svartar svörtum svartra | svört svört svörtum svartra | svarti svarta svarta svörtu
hvítur hvítan hvítum hvíts | hvít hvíta hvítri hvítrar | hvítt hvítt hvítu hvíts | hvítir hvíta hvítum hvítra | hvítar hvítar hvítum hvítra | hvít hvít hvítum hvítra | hvíti hvíta hvíta hvítu
rauður rauðan rauðum rauðs | rauð rauða rauðri rauðrar | rautt rautt rauðu rauðs | rauðir rauða rauðum rauðra | rauðar rauðar rauðum rauðra | rauð rauð rauðum rauðra | rauði rauða rauða rauðu
gulur gulan gulum guls | gul gula gulri gulrar | gult gult gulu guls | gulir gula gulum gulra | gular gular gulum gulra | gul gul gulum gulra | guli gula gula gulu
bleikur bleikan bleikum bleiks | bleik bleika bleikri bleikrar | bleikt bleikt bleiku bleiks | bleikir bleika bleikum bleikra | bleikar bleikar bleikum bleikra | bleik bleik bleikum bleikra | bleiki bleika bleika bleiku
blár bláan bláum blás | blá bláa blárri blárrar | blátt blátt bláu blás | bláir bláa bláum blárra | bláar bláar bláum blárra | blá blá bláum blárra | blái bláa bláa bláu
grár gráan gráum grás | grá gráa grárri grárrar | grátt grátt gráu grás | gráir gráa gráum grárra | gráar gráar gráum grárra | grá grá gráum grárra | grái gráa gráa gráu
grænn grænan grænum græns | græn græna grænni grænnar | grænt grænt grænu græns | grænir græna grænum grænna | grænar grænar grænum grænna | græn græn grænum grænna | græni græna græna grænu
brúnn brúnan brúnum brúns | brún brúna brúnni brúnnar | brúnt brúnt brúnu brúns | brúnir brúna brúnum brúnna | brúnar brúnar brúnum brúnna | brún brún brúnum brúnna | brúni brúna brúna brúnu
hreinn hreinan hreinum hreins | hrein hreina hreinni hreinnar | hreint hreint hreinu hreins | hreinir hreina hreinum hreinna | hreinar hreinar hreinum hreinna | hrein hrein hreinum hreinna | hreini hreina hreina hreinu
umhverfisvænn umhverfisvænan umhverfisvænum umhverfisvæns | umhverfisvæn umhverfisvæna umhverfisvænni umhverfisvænnar | umhverfisvænt umhverfisvænt umhverfisvænu umhverfisvæns | umhverfisvænir umhverfisvæna umhverfisvænum umhverfisvænna | umhverfisvænar umhverfisvænar umhverfisvænum umhverfisvænna | umhverfisvæn umhverfisvæn umhverfisvænum umhverfisvænna | umhverfisvæni umhverfisvæna umhverfisvæna umhverfisvænu
stór stóran stórum stórs | stór stóra stórri stórrar | stórt stórt stóru stórs | stórir stóra stórum stórra | stórar stórar stórum stórra | stór stór stórum stórra | stóri stóra stóra stóru
lítill lítinn litlum lítils | lítil litla lítilli lítillar | lítið lítið litlu lítils | litlir litla litlum lítilla | litlar litlar litlum lítilla | lítil lítil litlum lítilla | litli litla litla litlu
þunnur þunnan þunnum þunns | þunn þunna þunnri þunnrar | þunnt þunnt þunnu þunns | þunnir þunna þunnum þunnra | þunnar þunnar þunnum þunnra | þunn þunn þunnum þunnra | þunni þunna þunna þunnu
þykkur þykkan þykkum þykks | þykk þykka þykkri þykkrar | þykkt þykkt þykku þykks | þykkir þykka þykkum þykkra | þykkar þykkar þykkum þykkra | þykk þykk þykkum þykkra | þykki þykka þykka þykku
mjúkur mjúkan mjúkum mjúks | mjúk mjúka mjúkri mjúkrar | mjúkt mjúkt mjúku mjúks | mjúkir mjúka mjúkum mjúkra | mjúkar mjúkar mjúkum mjúkra | mjúk mjúk mjúkum mjúkra | mjúki mjúka mjúka mjúku
sterkur sterkan sterkum sterks | sterk sterka sterkri sterkrar | sterkt sterkt sterku sterks | sterkir sterka sterkum sterkra | sterkar sterkar sterkum sterkra | sterk sterk sterkum sterkra | sterki sterka sterka sterku
harður harðan hörðum harðs | hörð harða harðri harðrar | hart hart hörðu harðs | harðir harða hörðum harðra | harðar harðar hörðum harðra | hörð hörð hörðum harðra | harði harða harða hörðu
langur langan löngum langs | löng langa langri langrar | langt langt löngu langs | langir langa löngum langra | langar langar löngum langra | löng löng löngum langra | langi langa langa löngu
breiður breiðan breiðum breiðs | breið breiða breiðri breiðrar | breitt breitt breiðu breiðs | breiðir breiða breiðum breiðra | breiðar breiðar breiðum breiðra | breið breið breiðum breiðra | breiði breiða breiða breiðu
kaldur kaldan köldum kalds | köld kalda kaldri kaldrar | kalt kalt köldu kalds | kaldir kalda köldum kaldra | kaldar kaldar köldum kaldra | köld köld köldum kaldra | kaldi kalda kalda köldu
tvöfaldur tvöfaldan tvöföldum tvöfalds | tvöföld tvöfalda tvöfaldri tvöfaldrar | tvöfalt tvöfalt tvöföldu tvöfalds | tvöfaldir tvöfalda tvöföldum tvöfaldra | tvöfaldar tvöfaldar tvöföldum tvöfaldra | tvöföld tvöföld tvöföldum tvöfaldra | tvöfaldi tvöfalda tvöfalda tvöföldu
vatnsheldur vatnsheldan vatnsheldum vatnshelds | vatnsheld vatnshelda vatnsheldri vatnsheldrar | vatnshelt vatnshelt vatnsheldu vatnshelds | vatnsheldir vatnshelda vatnsheldum vatnsheldra | vatnsheldar vatnsheldar vatnsheldum vatnsheldra | vatnsheld vatnsheld vatnsheldum vatnsheldra | vatnsheldi vatnshelda vatnshelda vatnsheldu
lyktarlaus lyktarlausan lyktarlausum lyktarlauss | lyktarlaus lyktarlausa lyktarlausri lyktarlausrar | lyktarlaust lyktarlaust lyktarlausu lyktarlauss | lyktarlausir lyktarlausa lyktarlausum lyktarlausra | lyktarlausar lyktarlausar lyktarlausum lyktarlausra | lyktarlaus lyktarlaus lyktarlausum lyktarlausra | lyktarlausi lyktarlausa lyktarlausa lyktarlausu
ljós ljósan ljósum ljóss | ljós ljósa ljósri ljósrar | ljóst ljóst ljósu ljóss | ljósir ljósa ljósum ljósra | ljósar ljósar ljósum ljósra | ljós ljós ljósum ljósra | ljósi ljósa ljósa ljósu
glær glæran glærum glærs | glær glæra glærri glærrar | glært glært glæru glærs | glærir glæra glærum glærra | glærar glærar glærum glærra | glær glær glærum glærra | glæri glæra glæra glæru
nýr nýjan nýjum nýs | ný nýja nýrri nýrrar | nýtt nýtt nýju nýs | nýir nýja nýjum nýrra | nýjar nýjar nýjum nýrra | ný ný nýjum nýrra | nýi nýja nýja nýju
þurr þurran þurrum þurrs | þurr þurra þurri þurrar | þurrt þurrt þurru þurrs | þurrir þurra þurrum þurra | þurrar þurrar þurrum þurra | þurr þurr þurrum þurra | þurri þurra þurra þurru
rakur rakan rökum raks | rök raka rakri rakrar | rakt rakt röku raks | rakir raka rökum rakra | rakar rakar rökum rakra | rök rök rökum rakra | raki raka raka röku
fóðraður fóðraðan fóðruðum fóðraðs | fóðruð fóðraða fóðraðri fóðraðrar | fóðrað fóðrað fóðruðu fóðraðs | fóðraðir fóðraða fóðruðum fóðraðra | fóðraðar fóðraðar fóðruðum fóðraðra | fóðruð fóðruð fóðruðum fóðraðra | fóðraði fóðraða fóðraða fóðruðu
blandaður blandaðan blönduðum blandaðs | blönduð blandaða blandaðri blandaðrar | blandað blandað blönduðu blandaðs | blandaðir blandaða blönduðum blandaðra | blandaðar blandaðar blönduðum blandaðra | blönduð blönduð blönduðum blandaðra | blandaði blandaða blandaða blönduðu
opinn opinn opnum opins | opin opna opinni opinnar | opið opið opnu opins | opnir opna opnum opinna | opnar opnar opnum opinna | opin opin opnum opinna | opni opna opna opnu
endurunninn endurunninn endurunnum endurunnins | endurunnin endurunna endurunninni endurunninnar | endurunnið endurunnið endurunnu endurunnins | endurunnir endurunna endurunnum endurunninna | endurunnar endurunnar endurunnum endurunninna | endurunnin endurunnin endurunnum endurunninna | endurunni endurunna endurunna endurunnu
gamall gamlan gömlum gamals | gömul gamla gamalli gamallar | gamalt gamalt gömlu gamals | gamlir gamla gömlum gamalla | gamlar gamlar gömlum gamalla | gömul gömul gömlum gamalla | gamli gamla gamla gömlu
góður góðan góðum góðs | góð góða góðri góðrar | gott gott góðu góðs | góðir góða góðum góðra | góðar góðar góðum góðra | góð góð góðum góðra | góði góða góða góðu
þægilegur þægilegan þægilegum þægilegs | þægileg þægilega þægilegri þægilegrar | þægilegt þægilegt þægilegu þægilegs | þægilegir þægilega þægilegum þægilegra | þægilegar þægilegar þægilegum þægilegra | þægileg þægileg þægilegum þægilegra | þægilegi þægilega þægilega þægilegu
`;
