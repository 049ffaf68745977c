import type { Examples } from '@/content/assistant/examples/examples-shape';

/** Of those who ask about roofs, walls and heaters; asked otherwise. */
export const WORKS_HEARD: Examples = {
  laying: `
    my mason never did clay, what do i tell him about putting them on | battens 3x5 or 5x5? | diamond blade or snap? |
    kindly advise the method for setting isiklar on a block wall | fix every piece or each third | wire tie or screw |
    first row eaves or top? | bitumen done, is felt still needed? | la paloma stacked or bonded | grinder se kategi? |
    purlin centres for portoghese pls | keel ya screw | patti kitni door lagani hai | pehli line kahan se shuru kare |
    mix ratio for yamama block wall | straight on osb ok? | hole for dish cable, special bit? | kam mesmar lel wa7de |
    sand bed for interlock, how many cm | weep holes in brick front where | shlon arakkeb 3ala sqf kharsani |
    curva, cover or pan first | eent ke beech kitna masala | el khashab kol kam santi | bnebda el tarkib mn ta7t?`,
  dryFix: `
    roofer beds the top in cement, it cracks yearly, what else is there | what holds the caps if nothing wet is used |
    consultant wrote ventilated ridge no bedding, explain pls | strip under caps rain tight? | figaroll, air passes? |
    wht is dryfix method | clips vs cement on the ridge | dry ridge on a 2008 villa? | masala ke bina top kaise band |
    coolroof components? | foil, pest guard, battens: one system? | mortarless hips | cement wala ridge ya clip wala |
    why dont europeans cement their ridges | dry fix matlab | shu ya3ni dry fix | el ras bdoun esmant kif byethabbat |
    does the roll stick to duna? | bmi ridge bracket, how | coolroof me kya kya aata hai | dry fix a7san mn el mone? |
    bedding keeps cracking, alternative? | dry verge vs wet verge | coolroof breathes, true? | coolroof eh da`,
  care: `
    fm company here, what upkeep does a clay roof want | soap for brick front | brackish water leaves powder on wall |
    acid put on brick wall, now white film | karcher on braas | borewell water in sigma ok? | flush cmg tank yearly? |
    pigeons nest below first row, help | crow droppings | anti moss spray ok? | chimney soot | graffiti on la paloma |
    yellow after dust storm, hose it? | ac stand left rust streak, remove | kabootar ki gandagi | dhool kaise hataye |
    green slime on north side | wipe collectors? | kai jam gayi upar | el 7amam byewasakh el sate7 | bsabon wala may |
    chuna jam gaya tank me | saal me kitni baar dhona | kif bensheel el ta7aleb | el ghobar bel may bas?`,
  lifetime: `
    my grandfather's roof in lebanon is 80 yrs old, will yours reach that | cmg tank, yrs of service? | ages nicely? |
    asset register needs useful life of the covering | anthracite plana, goes chalky? | foil brittle after how long? |
    jumeirah beach villa, in 15 years still red? | salt mist plus sun, after decades? | isiklar looks tired by 2040? |
    engobe holds its shade? | ten summers later, same look? | for generations or 10 yr stuff | when will it wear out |
    not the guarantee paper, really how many yrs | dhoop me rang halka hoga? | sigma ki life kitni | kam sene by3ish |
    expected service years of cobert near the coast please | discoloration? | redo in few years? | kitne saal tikega |
    20 saal baad bhi aisa hi? | el lon beyro7 ma3 el shams? | ba3d 10 senin kif shaklo | el sakhan by3eesh kam sana`,
  certificate: `
    madam, kindly forward test certificates of hollow blocks for mar | dcl stamp on cmg? | breeam credits from clay? |
    astm c1167 compliance? | dop and ce for braas pls | third party lab result for portoghese | who tested it n when |
    en 771 declaration isiklar | ecas for yamama block | solar keymark no. of sigma | trakhees asks proof of quality |
    make is on dm material list? | env declaration la paloma | any eco label | ce mark laga hai? | iso wala kagaz do |
    saso conformity | lab ki report milegi | municipality pass maal? | fi shahadet jawde | 3endkom taqreer mokhtabar |
    civil def letter for membrane | does meridional pass en 1304 | mo3tamad mn dcl? | el baladiye me3temdeto?`,
  permit: `
    compound must agree my colour, which paper do i bring | ranches, grey roof allowed? | same tiles again, any noc? |
    before retiling in mudon must we seek consent of the developer? | without noc what fine | nakheel retile process |
    hoa refuses solar tank on street side, its right? | wall 3 courses higher, ask whom | gate wants noc for roofers |
    can the hoa stop me | legal if i just do it on weekend | society wale mana karenge to | baladiya se pass karana? |
    red to black duna, who says yes | neighbor reported my works, shud i have informed | carport roof, file with dm? |
    heritage area, rules for roofs | rang badalne ki ijazat | lazem tasree7 lal sate7 | a8ayer el lon bdoun mowaf2a? |
    noc by u or me | noc lena padta hai? | bdna noc mn emaar? | el baladeya tmanne3 el aswad? | noc kaun dega`,
  dataSheet: `
    submittal came back, sheet of cmg 300 missing | can u whatsapp the tech sheet of duna | marsigliese specs in pdf |
    kindly email technical particulars of isiklar | boq says clay tile, i need spec wording | sigma manual soft copy |
    tds virtus pls | technical file braas | specs download where | submission set on plana | boss wants spec by noon |
    literature for mar, la paloma | sds for the sealing tape | method statement doc | bedi malaf fanni lal istishari |
    one pager hollow block | product data cobert | technical pdf mil sakta? | cmg ka manual pdf me | spec wala kagaz |
    link to datasheets | data sheet bhej do bhai | ab3atli el data sheet | wein el mowasafat pdf | 3ayez el tds`,
  drawings: `
    archi student, need a roof section with clay for thesis | enscape material of la paloma | roof layout shop dwgs? |
    kindly share editable details for ifc set | duna block to drop in my elevation | hip junction 1:5 | archicad gdl |
    families for revit 2024? | bim manager wants lod 300 | sigma 300 side view in vector | portoghese outline in svg |
    rhino or obj format | verge and eave typical section | displacement map virtus | exploded view of ridge assembly |
    .pat hatch | texture is pixelated, bigger one? | official 3d model? | autocad file milegi? | revit me daalna hai |
    skp pls | section wali detail chahiye | 3endkom malaf cad | bedi rasem tafsili lal 7afe | mokhattat el ras dwg`,
  origin: `
    portoghese, really portuguese or only the name | yamama is ksa? | braas, german or italian plant | not rak made? |
    wife wants european, not far east | sigma is greek or what | ceipo which nationality | coo for customs says what |
    good evening, in what part of europe is cmg assembled | icv points, anything produced in uae | asli italian hai? |
    boq says eu make only, isiklar ok? | who bakes them and in what land | made wer | desi ya videshi | sena3et wein |
    stamp on back says pt, so portugal? | produced here or brought by sea | is la paloma turkish | china ka to nahi |
    brazilian? | kis mulk ka maal | hayda torki wala spani | mish sini sa7? | mn ween yjeebona`,
  pictures: `
    kindly furnish a list of executed projects | where can i see duna already up | photoshopped? | owners i can ask? |
    can i drive past some villa wearing this roof | client wants ref list | mosque in rak done by u? | schools done? |
    show something u built, not cgi | resort done in braas? | drone shots real sites? | orange on my monitor, truly? |
    sun looks fake in ur image | that villa on top exists in dubai? | kaam kiya hua dikhao | fi villa 2reebe shoufha |
    site photos on insta? | isiklar built anywhere here | purane project | warrina sho8l khalas | photo ya graphics? |
    asli photo h ya computer ka | kisi villa me laga dikha do | sowar 7a2i2iye? | sowar mn mashari3kom`,
  compareTiles: `
    contractor swaps braas by cobert, equal? | virtus or plana for a cube house | wavy or plain? | least dated look? |
    he says red, i charcoal, who's right | la paloma vs yamama | earthy or pale, desert resort | ur opinion on black |
    white walls, wood doors, roof shade? | gi sheet or clay | curva or marsigliese | matt or shiny | why clay at all |
    meridional or portoghese? | seller says concrete is same as clay, true? | designers pick? | mitti ya cement wali |
    our client cannot choose, what would you propose for a farmhouse | ghar cream hai, kaunsi jachegi | ayhom a7la |
    duna lu ya plana | dono me fark kya | shu el far2 bein duna w curva | shu btakhod law makani | asmar wala ramadi`,
  match: `
    villa from 1994, nobody knows the brand, need 40 alike | obsolete monier, equal? | insurance wants like for like |
    kindly help us trace the maker of the attached tile | does meridional fit into my old ones | 80s brick, replica? |
    back side says r13, whose is it | 2006 compound's cobert, still made? | pls identify | same colour batch as 2019 |
    one cracked piece here, can u tell make | new wing must blend with present roof | company band, waisi hi chahiye |
    interlocks with existing marsigliese? | twin of this | sun bleached red, nearest shade | phased out, substitute? |
    builder ran away, 30 more of what he used | 3endi wa7de, bedi metla | sho esm hal garmeed | nafs lon beit jarna |
    purani jaisi dhundh do | pados wali same | naam pata nahi, photo se bata doge | mesh la2i zay el adeem`,
  size: `
    please confirm measurements of curva for setting out | not how many, how BIG is a piece | footprint of sigma 200 |
    will the 300 l unit pass an 80 cm door | l x w x h yamama solid | is plana 42cm or 45 | course height with joint |
    drawing elevation, module of duna? | exposed length of portoghese | 6cm or 8cm interlock | wave depth meridional |
    ridge pc length? | la paloma long thin format or normal | only 2.2 m free for the collector | ek eent kitne inch |
    shaft is 60 wide, which tank dia fits | nominal vs actual block mm | cmg on its stand, how high | samk el tabook |
    slips, mm? | lambai chaudai batao | tanki ka naap | motai kitni | kam santi tool el 7abba | ab3ad el khazan`,
  weight: `
    trusses designed for sheet, clay overloads? | can 2 labourers lift sigma 300 | filled tank on a 12cm slab, safe? |
    kindly state self weight of cobert for our calculation | 8 inch solid, kg each | porta cabin, will it bear clay? |
    kn/m2 with battens | heaviest profile? | lighter one for wooden gazebo | unit mass of curva | dl for etabs model |
    hoist lifts 1 ton, is a pallet under | 100x50 holds meridional? | la paloma load on lintel | ek block kitne kilo |
    kg/sqm duna wet | bhari hai kya | kamzor chhat hai, seh legi? | pani bhar ke tanki ka vajan | t2eel 3al khashab? |
    superimposed load figure | thin old beams, worried | kam kilo el metr | el sa2f byet7ammal? | wazn el tabook`,
  pitch: `
    contractor made 9 instead of 20 degrees, now what | dear all, advise lowest permissible gradient for marsigliese |
    drawn too shallow by the architect, still ok? | 1:6 fall fine? | lean-to barely tilts | what fall does duna want |
    8 deg veranda | how shallow can virtus go | gentle roof, rain runs slow, can clay be put | min tilt | 17% enough |
    rise 60 run 300 ok for plana | 70 deg mansard hold? | cone roof of gazebo, very steep | curva needs how many deg |
    slab with no fall, clay on it? | braas at 12 deg? | dhalan kitni rakhu | sapat hai, chalegi? | mestawi, byenfa3? |
    kam dhalan me kaunsi | 15 degree me theek? | kam daraje el mayl | a2al zawye la plana | meyl khafif mashi?`,
  fire: `
    next villa went up in flames, is clay safer | shisha coals on tiled pergola, risk? | dcd wants class of membrane |
    need flame spread class of coolroof foil | euroclass cobert? | insurer asks a1 or not | burning drips from felt? |
    rei 120 with yamama? | bs 476? | astm e108 class a? | after tower blazes, slips ok? | oud burner below the eaves |
    200 block, how many minutes | generator room needs 4 hr wall | is la paloma noncombustible | chingari se khatra? |
    national day rockets land on my roof lol | can it ignite | aag lagi to pighlegi? | byewla3? | mo2awem lal 7ari2? |
    jalta hai ya nahi | fire rating kitni | kam sa3a bye7mel nar | el difa3 el madani bysa2al 3an el nar`,
  strength: `
    confirm compressive value of solid units for a load bearing wall | u of 25cm insulated | sea air vs clips, rust? |
    hailstones like last april, will they hold | cyclone side fujairah, uplift figure for duna? | snow in jebel jais |
    dates fall from palm on it, cracks? | kids throw balls at it | cmg tank enamel or inox | wet feet by pool, slip? |
    7 newton? | transverse load en 538 | drumming at night when it pours? | toofan me tikegi? | ole gire to tootegi? |
    absorb % of la paloma | decibels through hollow block | lorry on 8cm interlock | kg/m3 block | paani sokhti hai? |
    kitna load jhelti | bteksar bser3a? | el hawa el 2awi byshilha? | btshrab may? | 2owet el tabook kam`,
  reflectance: `
    leed heat island, what figure do i type in for plana | lrv isiklar ivory | modeller asks absorptance of covering |
    hi, for our pearl villa file we require measured index of natural red | tsr value | cool pigments in anthracite? |
    sri 29 needed, which colours pass | percent of light bounced back | crrc listing | lightest one, what lrv number |
    al safat roof item, sri of duna grey | aged or initial sri | emittance figure | beige over 0.65? | albedo virtus |
    which grey bounces most sun | mostadam wants sri | lrv below 40 ok? | sri kitna hai | green building ke liye sri |
    dark vs pale, numbers | kitna reflect karta | lrv number batao | kam el in3ikas | sri el abyad kam | ra2m el lrv`,
  heat: `
    top floor tenants suffer, would a ventilated covering help | ac nonstop under roof | coolroof, how many deg drop |
    upstairs majlis is a sauna by noon, roof to blame? | kids room 38 at night | bare slab vs tiles, indoors better? |
    pale shade keep rooms fresh? | air gap help ac? | roof for 50c | foil works or marketing | sun cooks my top flat |
    attic oven, ideas? | solar gain via roof | is white duna cooler? | indoor comfort august | upar bhatti jaisa hai |
    clay burns the hand in july? | chiller too small, new roof? | bi5affef 3al mokayyef? | el 7arr byenzal la ta7t |
    andar thandak rahegi? | ac kam chalega kya | tapish rokne ka kuch | el ghorfe fo2 nar | byberred el beit shi?`,
  leak: `
    after last night's storm our living room drips from above | plaster bubbles after downpour | mend 6 cracked ones |
    wet patch in majlis, solar tank is nowhere near it | crow pulled one off | barsaat me tap tap | tile khisak gayi |
    bucket in hall when it pours | brown ring above the bed | 3 ridge caps on lawn today | pls urgent raining inside |
    solar guys smashed tiles | mould in attic corner | row slipped at garage | who patches roofs | taro 3 mn el hawa |
    parapet flashing not tight | valley overflows indoors | 2 yr old duna, wet ceiling | plaster gir raha paani se |
    gap at ridge, i see sky | barish ke baad seelan | bet2a6er lama tmatter | el sa2f fi rotoobe | tesreeb mn el ras`,
  visit: `
    kindly nominate someone to inspect a villa in mirdif | a roofer u trust in rak | joint inspection w/ ur engineer |
    no drawings so somebody must come with a tape | can ur guy pop round khalifa city thursday | survey before quote |
    full reroof 420sqm jumeirah 3 | who fits it | fix also or supply only? | handover march, can ur people begin jan |
    ur crew or mine | free estimate at home | measure up for me | recommend fitter for braas | lagane wala bhi doge? |
    appointmnt | strip n relay, u do that? | cmg at my place, u mount? | banda bhejo site pe | kal engineer aa sakta |
    we give scaffold, you lay? | naap lene kab aaoge | 7ad yeegy y3ayen | btrakkbo ento? | mata ta2dro tjo`,
  compareHeaters: `
    neighbour has sigma, friend cmg, i'm lost | hard water, cmg or other | top pick in heaters |
    which make would you propose for a camp | tubes vs flat, in dust | cmg worth paying extra? | trusted geyser make |
    best of the two makes |
    cmg v sigma no sales talk pls | fewer breakdowns, cmg or sigma | both makes in tender, ur push | rate ur heaters |
    dono geyser me tikau kaun | el far2 bein sigma w cmg |
    cmg lu ya sigma lu | sabse accha geyser | cmg a7san wala sigma | ayy sakhan btensa7ni`,
  circulation: `
    architect refuses a visible cylinder, plant room? | what moves the liquid | hot water climbs alone? | drainback? |
    barrel above panel or below | 3 storey, tank basement, doable? | glycol loop explained | ground mounted cylinder |
    passive vs active system | plug for a circulator? | forced needs controller? | working principle, school project |
    cmg natural means? | direct or indirect loop | sigma forced means what | badha tolomba? | btesht8el bdoun motor? |
    only panels seen from road | 25 m pipe roof to tank, ok? | tanki andar rakh sakte? | natural aur forced me antar |
    bina motor kaise ghoomta | kaise kaam karta solar geyser | el khazan gowwa yenfa3? | tabi3i wala jabri shu ya3ni`,
  heaterSize: `
    dear sir, kindly size a system for 48 serviced apartments | 300 men shower same time | chalet 10 guests weekends |
    is 200 too little, my daughters shower forever | salon with 4 basins | 2 bhk solar which one | jacuzzi n 5 baths |
    in-laws moving in, from 150 to what | we r 3 adults 2 toddlers n a nanny | which cmg for 6 ppl | nursery 60 kids |
    12 villas, 4 baths each | staff block 64 men | couple n baby, 150? | laundry 200kg a day | kitne bade ki zarurat |
    horse wash area, how large a unit | suggest litres | joint family 11 log | 200 kaafi hai? | e7na khamse bel beit |
    one 500 or two 300 | 4 bande 2 bathroom | ay 7ajm la villa 5 ghoraf | 200 liter bykaffi? | la fondo2 30 ghorfe`,
  capacity: `
    could you list nominal volumes offered by cmg in forced version | ltrs in sigma range | tank between 200 and 300 |
    how hot does cmg get, 60 or 90 | max temp at outlet | stagnation temp | cmg 150 exists? | plates in the 1000 set |
    absorber m2 of sigma 300 | largest single vessel | collector efficiency | forced cylinder volume | sigma in 250? |
    heat loss of tank kwh/day | water at 80 possible? | flat plate area sigma 200 | kitna garam hota | fi 400 liter? |
    kwh per day of one collector | 300 wale me kitni plate | sabse chhota kitna litre | la kam daraje byeskhan |
    litres n panels list | kitne litre tak aata | kam liter akbar wa7ed | kam la2et ma3 el 500`,
  pressure: `
    gravity from roof tank, does sigma mind | hydro test figure | rain shower needs flow, is cmg fine | vented tank? |
    booster is set at 5, will the heater burst | kpa rating | header tank 2m above enough? | force weak after solar? |
    kindly confirm working and test bar of sigma 150 | prv before heater? | cmg max wp | shower me dhaar tez aayegi? |
    tower supply 10bar | sealed or open to air | safety valve opens at what | gauge shows 7, danger? | kitne bar tak |
    thin stream upstairs, booster ok? | flow on 2nd floor with solar | press pump lagaye to chalega | kam bar sigma |
    upar ki tanki se kam press, chalega? | byet7ammal tolombe? | el daght da3if 3enna, byemshi? | daght 6 okay?`,
  sunless: `
    what happens to hot water availability during overcast spells? | rod inside, electric? | 2kw immersion in sigma? |
    shamal haze a whole week, then? | 7 am before school, warm? | who heats when sky is grey | power cut plus no sun |
    liwa desert nights are freezing, ok? | wudu at fajr hot? | overcast feb | fog mornings | solar alone or dewa too |
    keep old geyser in series | 5 kids bathe after maghrib | 12 months use? | dhund me chalega | subah 5 baje garam? |
    timer for the backup rod | backup incl? | thand me kaam karega | el fajr fi may sokhne? | bne7taj kahraba kaman? |
    khareef in salalah, usable? | badli me bijli lagani padegi? | ghayoom, shu byseer | el shams ghaybe 3 ayam`,
  savings: `
    1400 to sewa every month, 4 geysers, can the sun cut it | boss asks payback in months | tons of carbon per villa |
    estimate yearly reduction for 20 villas | our geysers eat 40% of the power | am i throwing money away with solar |
    roi, 300 litre, hotel | cheaper to run? | break even? | yrs till hot water is free | only 2 people, makes sense? |
    dewa slab 4, what benefit | less bill really? | esg report co2 figure | addc charges down by? | paisa vasool kab |
    tenant pays power, do i gain | utility bills crazy, does this help | sewa bill aadha hoga? | el fatoora btenzel? |
    bijli ka kharcha ghatega? | fayda kitna solar ka | 2adesh bwaffer | byerja3 7a22o b kam sene | byestahel flouso? |
    gas bottle vs solar | 4 electric geysers or one solar | heat pump or sun for 20 rooms | solar or normal boiler | instant electric vs tank solar | bijli wala ya suraj wala | shamsi wala kahraba`,
  solarRule: `
    no completion without solar heater, true? | old house, swh too? | renovating, swh by code? | al safat wants swh? |
    any decree obliging new builds to fit solar thermal | tiny villa, swh? | no solar, penalty? | legionnaires rule? |
    ajman rule on solar? | min share of dhw by sun | pearl 1, solar needed? | who enforces swh | furjan, solar must? |
    code accepts heat pump instead? | solar for camps, must? | hotel storage temp by law | naye ghar solar majboori? |
    solar optional? | bina solar completion? | lazem sakhan shamsi bel villa el jdide? | el baladiye btotlob shamsi? |
    solar ka kanoon hai? | abu dhabi me bhi lazmi? | ejbari bdubai el shamsi? | fi qanoon lal sakhan`,
  heaterFault: `
    our cmg forced unit displays a fault, pump idle | puddle round the tank on terrace | sigma 2012, tepid | e2 code |
    solar cylinder seeping, ceiling stain below | unit hissing n spitting | only cold since fri | hot 5 min then ice |
    tenants shout, no hot water 3 days | red lamp on controller | yellow smelly hot side | boils over when we travel |
    breaker falls when rod is on | book yearly check cmg | relief valve spits all day | mechanic for hot water thing |
    circulator hums, no flow | amc for solar heaters? | tanki choo rahi | solar garam nahi karta | el sakhan kharban |
    mistri bhejo, geyser band | error aa raha display pe | bynazzel may mn ta7t el khazan | sot ghareeb mn el sakhan`,
  spareParts: `
    tank is dead but panels fine, sell tank alone? | 20yr old unit, bits still exist? | t&p valve 3/4 | pt1000 probe |
    pls supply part no. for expansion vessel of cmg forced | manifold for 2 panels | glycol 20l | heater stand bolts |
    flange rubber sigma | one pane cracked on collector, only the pane | circulator 25-60 | element burnt, gimme new |
    2kw immersion with thermostat | non return valve | air vent for panel | sensor pocket | union between collectors |
    cmg pcb | tank sealing kit | rod chahiye geyser ki | valve akela milega? | bedi thermostat jdid | 2eta3 la sigma |
    sheesha toota panel ka, naya | thermostat ka spare | zjaj el la2et maksour, bedi ghayro | anod lal khazan`,
  find: `
    i am after a low profile tile in slate grey | toothed strip, sparrows out | marsigliese brown aged | curva straw |
    our drawings say double wave clay in sand blend, have it? | plana graphite | virtus in mocha | duna sahara shade |
    client wants ibiza look, pale mixed curved | hip meets ridge, 3 arm piece | cobert paris type | sigma forced 500 |
    lead free roll for around the dish pole | ceipo antique | cmg 300 natural | yamama 8in hollow | la paloma blanco |
    meridional red | braas coppo | thermal block 25 | turquoise glazed for dome | olive green one | wine colour roof |
    isiklar rustic | chocolate roof | two tone weathered | sunburnt look tile | honey clay brick | two colour pavers |
    hand thrown finish brick | driveway paver buff | shark fin vent in clay | starter at eaves | cloaked verge right |
    herringbone interlock grey | tile with hole for pipe | aluminium valley tray | self adhesive flashing | ss hooks |
    half tile for gable side | 4 sided ridge top | 200l tank with panel | geyser that runs on sun | something tuscan |
    end disc for barrel ridge | shiny roll under battens | moorish arch bricks | safed eent | gehra bhoora roof wali |
    greek village roof | patli eent diwar wali | suraj wala geyser 200 | bedi shi ramadi msatta7 | tabook 20 mjawwaf |
    kaali flat tile | nali wali tile | jali wali eent | garmeed akhdar lame3 | zawye lal garmeed | sakhan shamsi 300`,
};
