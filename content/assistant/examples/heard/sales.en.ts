import type { Examples } from '@/content/assistant/examples/examples-shape';

/** Of those who ask about the company, buying, the site, and what it has not; asked otherwise. */
export const SALES_HEARD: Examples = {
  products: `
    your line of goods | could you kindly outline the complete range you offer for a villa | eh el montagat 3andoko |
    builder sent me, what all is there | tile ke ilawa aur kya rakhte ho | also stuff for driveways or just the roof |
    do u keep anything apart from garmeed | college task: what does such a trader deal in | what's on your shelves |
    roofing only or walling as well | dukan me kon kon si cheez milti hai | which items can our office source from u |
    shu anwa3 el bda3a 3ndkom | saman kya kya hai aap ke paas | new on ur page, wht all u deal in | goods u trade in |
    entire assortment pls | maal kis kis type ka | so tiles n bricks n what more | shu tbee3oon ghair el garmeed`,
  brands: `
    who manufactures the facing bricks | which european kilns is it from | boq says or equal, which makes are with u |
    oem of the tank? | shu el markat elli 3endkom | fake or original heater | heater kaunsi company ka dete ho |
    asli wala ta2leed | name stamped on the tile back | spec accepts approved manufacturers only, kindly list yours |
    local copy or genuine | heard of a german name in clay tiles, do you carry it | had monier before, is it with u |
    ye original hai ya duplicate | who bakes these tiles | is the collector a known label | makes u hold agency for |
    u guys official for cobert? | meen masna3 el garmeed | kis factory ka maal hai`,
  contact: `
    nobody guides me here, connect me to a proper person | i'd be grateful if an engineer could ring me after 4 |
    someone who knows tagalog? | pressed submit three times, the form just sits there | mujhe wapas phone karwa do |
    this bot is not understanding me | who looks after villa owners in your team | koi banda hai jis se baat ho sake |
    wed slot doesnt suit, shift it pls | are u real or robot | typing is slow, better somebody rings | callback pls |
    insta page? | madam wants to speak to sales | ur page is half blank on my samsung | form pe error aa raha hai |
    3ayez akallem mohandes | khalli 7ad yettesel | el form ma yenba3et | fe 7ad mawjood wala robot`,
  number: `
    so what do i dial | pls drop ur mob here | digits pls | may i kindly have the direct extension of your estimator |
    board line no | driver needs a no to ring when close | which no shall our accountant ring | sales mob no |
    no telephone on this page? | +971 what | is there an 800 toll free | number on google is off, any other |
    tel for boq queries pls | ur cell | phone ka number likh do | momken nemret el telephone | abi raqamkom |
    koi mobile no mil jaye ga | sales wale ka number dena | raqam el mobile law sama7t`,
  email: `
    our drawings are 20 mb, which inbox | kindly let me have the estimator's mail to forward the tender | mail? |
    hv a pdf to share, which id | u have gmail or company domain | procurement needs an official mail id |
    sales@ what | cc which id | spell ur mail address pls | dont like phone, where to mail u | 3ala ay email ab3at |
    lpo pdf to which mail id | my mail bounced, is info@ right | plan email karna hai, id batao | accounts dept mail |
    emial adress | kis email pe bhejun drawing | mail address likh do bhai | el email bta3ko eh | abi emailkom`,
  whatsapp: `
    feeh whatsapp wala la2 | add me on whatsapp business | roof pics on my phone, forward in whatsapp? | el wats kam |
    our architect would like a whatsapp group with your engineer | i'm abroad, whatsapp is cheaper for me | u on wts |
    pin on whatsapp to which no | whatsapp for contractors? | can i drop voice note on whatsapp | ab3atlkom 3al wats |
    sales boy can msg me on whatsapp | wapp no | not gud at mail, whatsaap better | is the 050 your whatsapp also |
    watsap pe msg kar du kya | whatsap chat? | whatsapp wala number kya hai | whatsapp pe reply karoge | whatsapp qr`,
  locations: `
    waze pin | coming from hatta, what is closest to us | driver is on emirates road, where should he turn |
    near sajaa or more inside? | any petrol pump or mosque beside you | can we touch and feel the colours someplace |
    taxi man does not know your place | u have something in the capital | kindly share the coordinates of your yard |
    own pickup, from which gate do we load | how far from sharjah airport | place to view it all first |
    showroom where? | shop no and street | dukan ka pata | location ka pin send karo | 3endkom far3 fil 3ain |
    kis area me ho aap | wain maktabkom | el makan fein bezabt`,
  hours: `
    finish duty at 6, somebody still there? | can drop in sunday after church? | saturday only i am free, can i come |
    do you take siesta | 24 hrs? | what if i show up at 8 am | yard loading over national day break? | btesakro emta |
    worth driving now or is it shut | please advise if the office attends to customers in eid week | raat ko kab tak |
    last entry for customers | when does the shutter go up | off on the prophet's birthday? | jumme ke baad aa jaun |
    ramzan me timing kya hai | sunday chalu hai? | le7ad el sa3a kam | el dawam fi ramadan | fat7een delwa2ty`,
  services: `
    besides handing over pallets, what is your role | just sell or also guide on site | assistance for consultants? |
    which parts of a roofing job u handle | supply only or supply and fix | any engineers behind the sales team |
    kindly outline the support you extend to main contractors | after supply do you vanish or stay | shu khadamatkom |
    building my first house and lost, what can you do for me | fitting bhi karte ho ya sirf maal | design assist? |
    turnkey? | what backup once goods are here | scope of your work | bechne ke ilawa kya kaam karte ho |
    u advise roof beginners? | meri kya madad kar sakte ho | betrakkebo wala bas tbee3o | beta3melo eh gheir el bee3`,
  volumes: `
    countries supplied so far | annual volume | pallets your yard can hold | which african countries got your goods |
    biggest quantity ever supplied | kam be3to la7ad el2an | can u handle 40 villas at a time | mesa7et el makhzan |
    godown size | prequal asks annual turnover | rating sheet asks yearly output | how many homes under your tiles |
    godown kitne sqft ka hai | kitni badi company hai | kindly state tonnage per annum | small shop or big importer |
    sq ft of covered storage? | heaters sold till date | saal me kitna maal bechte ho | 7ajm mabe3atkom fil sana`,
  history: `
    who am i dealing with here | who says you wont vanish with my deposit | never heard the name, r u genuine |
    old firm or newly opened | dad got his roof 1985, from u? | kindly provide a brief introduction of your firm |
    ownership local or expat | father to son firm? | any track record | why u and not the shop opposite |
    founding year | decades in the trade? | school task: how u began | yeh company kitni purani hai | seth kaun hai |
    bharosa kar sakte hain kya | men emta bedayto | el sherka di bta3et meen | sherka emaratiya? | kif athiq fikom`,
  papers: `
    auditor wants your tax no | finance holds po till your licence is in | stamped proof that the firm is legal |
    trn? | iban letter with stamp pls | portal needs vat cert + chamber card | swift code for transfer from egypt |
    vendor form attached, pls fill | moa copy | kyc docs | for sap we require beneficiary name and account no |
    licence expiry date | tax number on the bill? | supplier onboarding pack | bayanat el bank law sama7t |
    licence ki copy chahiye | bank account number bhejo | el raqam el daribi | company ke kagaz | soret el rokhsa`,
  jobs: `
    finished b.arch, any chance in ur team | visa cancelled, any stores post | to whom do i address my cover letter |
    forklift operator, 6 yrs exp | do u take trainees in summer | wish to switch employer to your firm |
    husband is mason, free now | any opening 4 receptionist | mere bhai ke liye koi kaam hai | helper ka visa milega |
    can join immediately | biodata where | walk in interview? | quantity surveyor vacancy | fi wazifa le mohaseb |
    secretary post | need hand in yard? | driver ki zarurat hai kya | badawwar 3ala shoghl | abi atwazaf 3endkom`,
  dealer: `
    my hardware store in sohar, can we keep your tiles on our shelf | we export terracotta, wish to be ur vendor |
    margin for resellers | our gujarat plant makes roof tiles, who evaluates vendors | agency chahiye lahore ke liye |
    exclusive area jeddah | can i be your man in nairobi | our trading house would like to carry your line in doha |
    if i send u customers what do i get | we build solar tanks and seek an importer | market your goods in maldives? |
    sub agent | stockist terms | bulk for resale | mou for joint venture | customer lane pe commission kitna |
    maal apni dukan pe bechna hai | 3ayez akoon wakeel | 3endna masna3 nbi nbee3lkom | abi wekala fi salalah`,
  app: `
    website pe kaunse calculator | qr to download | can't see you in the apple store | anything for android tablet |
    mobile version | something for my ipad at client meetings | boss wants your application on his phone | tool list |
    how exact is that estimating thing | men wein anazzel el app | anything digital to estimate with | ios link |
    runs without internet on site? | which of your web tools suits a small design practice | software for roof guys |
    el barnameg bebalash? | fi tatbeeq lel iphone | app hai kya aap ka | phone me app kaise daalu | huawei version?`,
  greeting: `
    hey folks | gudmrng mam | hiya | ok noted with thanks | warm greetings to your team | that will be all for today |
    much obliged | jazakallah | shukran habibi | marhaba | very helpful god bless | merry xmas to the team | cheerio |
    sabah el noor | theek hai dhanyavaad | adaab | kya haal hai | ta very much | kumusta po | salamat po`,
  price: `
    jafza warehouse wants rates for 20 cm block | bank wants rough figure for roof | how much less on full container |
    what would 3 pallets come to | aed? | last price habibi | wife thinks clay is only for the rich, is it |
    aed gap between glazed and plain | 220 sqm incl fixing approx | kindly submit your most competitive offer |
    incl 5% vat or not | why so costly | any ramadan offer | 3 bedroom ka chhat kitne ka padega | el 7abba b kam |
    sigma installed how many dhs | rate thoda kam karo | taklefet sat7 200 metr | bhao kya hai eent ka | fi khasm?`,
  samples: `
    client wont sign till he holds it in hand | leave one piece with my compound security | mock up panel pieces |
    submittal needs 2 physical pieces | screens lie, post me a bit of each shade | one tile to hold next to my stone |
    broken bit is enough, just for colour | swatch pls | could our studio kindly receive a few loose bricks to show |
    is the trial piece chargeable | boy will pick one tile for approval | chhota tukda bhijwa do rang dekhne |
    sample kit | specimen bricks | one for the committee to see | ek tile ghar dikhane ko de do | abi 3ayyenat alwan |
    namoona milega | momken 7etta wa7da ashoofha | eb3atoli namozag`,
  delivery: `
    plot down a sand track, can lorry reach | only have a sedan, how will bricks get home | ferry to delma island? |
    gate 3 m wide, trailer ok? | drop it on 2nd floor slab | must reach before the 15th, doable? | cif mombasa pls |
    who takes it off the truck | door to door? | boom truck | freight for 2 pallets to dibba | can it come in 3 lots |
    lpo to gate how many weeks | kindly confirm if u offload | site tak pahuncha denge na | kitne hafte me aayega |
    gaadi ka kiraya alag hai? | twaslo lel bet? | el na2l 3aleko wala 3alena | sha7n 3ala salalah`,
  stock: `
    crew starts sunday, whts lying ready | can load 300 nos straight away? | how many plain red sit there now |
    brown finished or still there | or must it sail from spain first | confirm immediate availability of 6000 nos |
    he got last pallet, more coming? | come now, will i get 80 | is the 300 litre physically here | khalas wala ba2i |
    qty on hand for 15 cm | next container lands when | godown me pada hua hai kya | 500 piece turant milega |
    sold out? | ex yard? | abhi ready me kya hai | feeh mennoh el7een | jahez lel esteelam | mota7 delwa2ty?`,
  order: `
    made up my mind whats next | lpo signed, who takes it | kindly acknowledge receipt of our purchase order |
    progress of my booking, have only a ref no | last month's request went where | added to list but no pay button |
    take ridge off my list, add 40 field tiles | can i have just six | can private person buy or only firms |
    scrap what i asked yesterday | does hitting send bind me | order me thoda badlav karna hai | 3ayez a2oddem talab |
    half a pallet ok? | i typed 5000 instead of 500 | maal mangwana hai kaise karu | mera order kahan pahucha |
    wain wesel talabi | aqal kemmiya kam | algho talabi law sama7to`,
  instalments: `
    we settle suppliers at month end | half now half when roof is up | house loan comes in stages, ok for u? |
    4 post dated cheques ok? | salary on 28th, can i clear it then | retention 10 percent acceptable? | cheque loge |
    visa machine at counter? | net 45? | lc or tt | do u take usdt | sending from london, is wise ok | 0% plan |
    our policy is back to back payment, kindly advise if agreeable | thoda thoda karke de sakta hu | kash wala visa |
    what percent to confirm | paisa baad me chalega | addfa3 3ala daf3at | el ba2i ba3d el esteelam`,
  quantity: `
    work it out exact | cad area 640, convert to tiles | kindly do a take off from attached plans | nos/sqm |
    sat7i 180 metr, a7tag kam | el metr yakhod kam 7abba | 60 rm boundary 2.2 high, blocks? | 30x40 pe kitni lagengi |
    1 pallet covers what | have plan, cant count pieces | ridge is 18.5 m, how many caps | 9x14 hip, 22 deg, pieces? |
    2000 enough for both porches? | diwar ke liye kitni eent | driveway 4 x 9 metres, pavers? | consumption per m2 |
    kam toob lel soor | how much to add for cuts | is 8000 too much for 310 sqm | ek square foot me kitne`,
  complaint: `
    every third one is snapped | invoice 40 pallets, driver left 36 | kindly treat this as a formal grievance |
    week gone, not one reply | not the shade i signed for | 90 spare tiles, do you take them back | el loon ghalat |
    your truck broke my kerb | crew left nails on my lawn | roofers you sent vanished halfway | who do i escalate to |
    took deposit then silence | promised tuesday, now saturday | chipped corners everywhere | paisa liya aur gayab |
    ghatiya maal diya | adhe tukde toote hue nikle | el bda3a wesalet maksoura | ana za3lan menkom | 3ayez floosi`,
  warranty: `
    glass cracks in year 2, who foots it | covered for how long | does guarantee lapse if my plumber fits it |
    my protection after handover | paper that promises replacement | kindly furnish a 10 year guarantee letter |
    consultant asks 20 yr undertaking | guarantee transferable if villa is sold? | law baz ba3d sanatein meen yedfa3 |
    lifetime guarentee? | what voids it | covers labour or parts only | starts from bill date or install date |
    he said ten years, is it in writing | bill lost, still covered? | toot jaye to naya milega | fi kafala |
    likhit guarantee dete ho | kitne saal ki zimmedari | daman el sakhan kam sana`,
  simulator: `
    wein el mo7aki | keep the villa picture i made | stone walls on screen possible? | before after of my own place |
    model ghar pe tile laga ke dikhao | kindly direct me to where an elevation can be coloured | visualiser link |
    page where u flip house colours | login needed to recolour the villa? | can i see grey on top and sand on walls |
    try b4 buy on pic of home | spin the villa round? | husband can't picture it, dress up our villa on screen? |
    want to play around with shades | 3d thingy | chhat ka rang badal ke dekhna hai | agarrab el alwan 3al villa |
    ghar ki photo pe design kaise kare | ashoof shakl el bet bel garmeed | load my elevation and swap roofing`,
  photoCheck: `
    photo result valid for insurance? | who judges my pic, human or software | photo se pata chalega kya kharab hai |
    does the scan spot slipped tiles | photo check bharose layak hai | kindly explain the image assessment |
    how smart is that picture checker | flagged moss where there is none | does the ai know a hole in the roof |
    photo result 60 percent, meaning? | el fa7s bel soora da2ee2? | what angle to shoot the roof from |
    satellite screenshot works? | my roof pic got refused lol | says damaged, roofer says fine | leeh rafad el soora |
    men el soora ye3raf el kasr | drone shot ok for the check? | meri tasveer kyun reject hui | blurry pic ok or not`,
  account: `
    register karna zaroori hai | membership paid or free | kindly assist us in registering as users of this site |
    new joiner in our firm needs own access | guest use ok? | made one with my old mail, switch it | id kaise banaye |
    signup? | where are the villas i saved | asajjel wein | show company name instead of mine | a3mel account ezzay |
    one login for whole studio? | can i get in with google | login compulsory just to browse? | what do members get |
    sign me up | abi aghayyer esmi fel account | put new mobile on my profile | profile me number badalna hai`,
  password: `
    typed it ten times still no | six digit thing never comes | kindly help me regain access, passcode not accepted |
    which pass did i use | spam also empty, no code | kicked me out n wont let me in | keeps looping back to sign in |
    it says too many attempts | code dead when i open the mail | caps lock off, still refused | passward yaad nahi |
    reset link opens blank | otp? | pin not arriving on mail | login karne nahi de raha | otp abhi tak nahi mila |
    neseet el basword | el ramz ma wasal | mesh 3aref adkhol | kalmet el serr ghalat`,
  erase: `
    can google find my home picture | mera data mita do | sold the house, drop its pics from ur system | wipe me off |
    do you keep what i type here | is my mobile given to other firms | my maid is in that pic, get rid of it |
    shilo raqmi men 3endkom | close my profile for good | who at your end opens my uploads | account band karna hai |
    elgho 7esabi | stop promo mails | ems7o soorti | how safe are my details with you | photo kisi ko dikhate ho kya |
    kindly purge all records on me | what is stored when i send | right to be forgotten | bayanati fi aman?`,
  find: `
    maroon duna for 2 villas | smth in sandy tone 4 roof | kindly show us your light flat tiles for a resort |
    almond shade tile | s profile in brown | flat charcoal for modern house | piece to keep birds out at the eaves |
    two tone weathered tile | old portuguese village look | bit that covers where 3 ridges meet | tile with air hole |
    glossy green for a mosque | apex caps | left verge | collar for a pipe thru tile roof | foil under tile for heat |
    y shaped ridge | starter piece for eaves | valley trough | rustic red brick for shop front | gable edge bits pls |
    bird stop strip | dry ridge roll | breather felt | lead look flashing strip | something for the chimney joint |
    storm clips | 6" hollow | 200mm hollow | thermal block with foam | long thin brick roman format | safed eent hai |
    solid 4 inch for boundary | buff handmade brick | whitewash brick for my cafe | parking ke liye interlock |
    london stock look brick | thin brick veneer | herringbone clay paving | garmeed akhdar lel masjed | got any navy |
    paver for car porch | pool deck paver | solar geyser 150 l | flat plate collector set | tile ke neeche ki jhilli |
    split tank solar heater | show ivory ones | honey coloured brick | kaali flat tile chahiye | tabook 20 mefarragh |
    bhoori tile dikhao | lal khaprail | 8 inch hollow dena | ridge wali tile chahiye | sakhan shamsi 300 litr |
    solar geyser chahiye | interlock lel 7osh | toob wagha abyad | garmeed espani bonni | kermeed ramadi`,
  notListed: `
    torch on felt | opc 50 kg | 12mm rebar | drywall | granite steps | kindly offer porcelain 60x60 | teak main door |
    parquet | upvc sliding windows | split ac 2 ton | borehole pump | tensile shade for 2 cars | tankless gas heater |
    5 kw pv kit | led floodlight | emulsion 18 l bucket | electric geyser for flat | bathroom ki tile milegi |
    ready mix c40 | river sand truck | corrugated sheet | fibreglass water tank | tempered glass canopy | wall putty |
    cpvc fittings | bathtub | shower mixer | kitchen cabinets | alwa7 tawleed kahraba | 4mm electrical cable |
    false ceiling grid | plywood 18mm | scaffold clamps | wrought iron railing | silicone sealant | lakdi ka darwaza |
    roller shutter | rockwool slab | vinyl plank | acp cladding | kaanch ki khidki | seramik ardeyat | pani ki motor |
    cement ki bori | saria 10mm | paint ka dabba | 7adeed tasli7 | 3endkom asmant | mokayef split | bab khashab`,
  none: `
    marble run toy | brick breaker cheat | joke sunao yaar | my teacher wants two pages on the roman empire | nokta |
    pin a tile to windows start | help with startup pitch | any villa for rent in mirdif with maid room | pet me gas |
    parcel from china stuck | writers block tips | my cat vomits | is the beach at kalba crowded on fridays | ejari |
    roof rack rattles | concrete jungle lyrics | lulu discount | forgot icloud pass, phone is locked | tyre puncture |
    nanny from philippines | zahgan awi | thesis on psychology | which film is on in sharjah tonight | iphone on emi |
    hot water bottle for cramps | beige wedding dress | dear sir kindly advise a good clinic for my mother's knees |
    fog tomorrow | se3r el dollar | parking fine | psl schedule | how long do eggs boil in hot water | gaana baja do |
    el gaw eh el naharda | bijli ka bill kaise bharu | italian visa | how to watch the eclipse safely | sofa shampoo |
    chicken stock recipe | old nokia brick model | dream of snakes | dental cement came off my crown | bridal mehndi |
    abi sayyara mosta3mala | lego bricks for 5 yr old | heater in my nissan blows cold | rice quantity for 20 guests |
    neend nahi aati | rooftop cinema | aaj match kaun khel raha | normal delivery or c section | blood sample result |
    clay pigeon shooting | shingles vaccine | order shawarma | maid ran away, report where | room heater for camping |
    kitchen sink blocked | castle in minecraft | nol card top up | price of tomatoes in souk | tile tracker for keys |
    tajdid el iqama | 4587 | mokhalafat el moror | breakup advice | warranty of my samsung tv | wain a2rab saydaliya |
    perfume warehouse sale | 7 times 8 | parrot food | python loop | biryani kaise banti hai | salat el maghreb emta |
    nose ridge surgery | mobile hang ho raha | meri shadi kab hogi | brick wall in my career | soup burnt my palate |
    sona kitne ka hai | calories in karak | slope of a line | clay mask for oily skin | raise the roof song | jjjj |
    car sunroof stuck | pubg lag | bedroom ac dripping | mahjong tiles rules | meen keseb el match | spanish lessons |
    gadi ka insurance | 3andi soda3 | w8 | umrah package | kashmir valley tour | talabat rider late | cbse exam date |
    solar plexus pain | remit to manila | visa run to oman | great wall length | tesla stock split | barish kab hogi |
    toy solar car | r u single | tide times | who invented zero | sar dard ki dawa | sigma male meme | tell a riddle`,
};
