import type { Examples } from '@/content/assistant/examples/examples-shape';

/** Of those who ask about roofs, walls and heaters, in whole sentences. */
export const WORKS_TOLD: Examples = {
  laying: `
    carpenter asks how far apart his cross strips should be for portoghese, my guess is 32 cm |
    foreman here, my boys know only ceramic floors, explain how they hang these on timber |
    owner wants his brown roof black, can we just spray paint over the clay | what disc do i buy so it wont splinter |
    my boys ask which row they start with | bhai steel ka dhancha khada hai, uspe ye khaprail kis tarah kasenge |
    mason pooch raha hai ke eent lagane se pehle paani me bhigona hai ya nahi | how do i drill one for the dish pole |
    is felt a must if the slab is sealed | 3endi sa2f 7adeed w badde rakkeb 3leh el garmeed, kif bithabbto`,
  dryFix: `
    the architect struck out all the mortar on the ridge and wrote clips and roll, what does he mean |
    my father in law says only wet bedding is safe in wind, is the modern way really as good |
    can hips also be closed without mud, or only the straight line at the top | roll n clips at the top, hw it works |
    how does air escape at the apex if a strip is stuck along it, sounds contradictory to me |
    the british surveyor insists on a dry ridge for our school, please explain what it involves |
    cement up there cracks yearly, what else | sir ye clip aur roll wala ridge kya cheez hai, simple me batao |
    yeb2a el 2ermeed fo2 byetthabat be clips badal el mouna, ezzay da byeshta8al | is a cap on clips ok in a shamal`,
  care: `
    white powder keeps coming out on our front wall every winter, how can i get rid of it |
    the seller of a sealer says i should coat my roof yearly, is he right or just selling |
    grout smears were left on the facing brick by careless masons, which product lifts them safely |
    water in our area is full of chalk, should the tank of the sigma be rinsed sometimes |
    deewar ki eent par safed namak jam raha hai, kis cheez se dhoye | rust drips on my brick, how to clean it |
    do i have to wash it after a sandstorm | el 7ammam waskha el sate7 kello, sho a7san tari2a lal tandeef |
    is a bit of soap ok on the red ones | can the ac guy go up without harm`,
  lifetime: `
    we want to build once and never touch the roof again, will my children inherit it as it is |
    how soon do i have to do it all again | my cousin's roof turned pink after six summers, will yours do the same |
    our plot is first line to the sea, does the spray eat the surface after ten or fifteen years |
    after ten yrs near sea what is left | how many decades can the foil below survive when it is 70 degrees up there |
    ek baar lagwaya to kitne saal ki chhutti, bees ya pachaas | will it still be red when i am old |
    sun kills all here, will it go pale | ba3d 3eshreen sena el lon byeb2a metl ma howa walla beybhat`,
  certificate: `
    our sustainability lead collects epds and recycled content letters, what exists for the bricks |
    we are fitting out a nursery and need documents that the material is safe and conforming |
    does your membrane hold a civil defence approval, they stopped us on site | boss wants the iso of the maker pls |
    is the tank on the dcl list or not | consultant bol raha hai test report ke bina maal reject, aapke paas hai kya |
    is tanki pe dubai wali manzoori ka kagaz mil jayega kya | can you prove it passed a lab test |
    they ask ce papers for the membrane | el istishari talab shahadet fa7s mokhtabar lal taboog, mawjoode 3endkom`,
  permit: `
    our compound management fined the neighbour for black tiles, whom must i ask before i order mine |
    i rent in springs and like to put a small tiled shade, does the landlord need an approval for it |
    can i simply start stripping my old roof on sunday or must somebody stamp something first |
    can they fine me for a new colour | the security at the gate turned away my roofers, what paper are they missing |
    we only swap 30 broken ones with the same colour, do we still need to inform the authority |
    is a small car shade ok without noc | boundary wall oonchi karni hai, baladiya se pehle puchna zaruri hai |
    badde zeed ghorfe fo2 el sate7 ma3 garmeed, lazem a5od mowaf2et el baladiye | may i go grey or will emaar say no`,
  dataSheet: `
    kindly share literature of the facing bricks for our material library | i need the manual, old owner lost it |
    site engineer wants something in writing with all properties of the 20 cm block, pdf is fine |
    please i need full catalog with colors to show to my client in the meeting | send spec of the 6 inch block asap |
    do you have a document listing every property of marsigliese that i can attach to the boq |
    sir duna ka technical wala pdf mail kar do, submittal banana hai | pls mail me all about cmg in one pdf |
    got any booklet i can show my client | law sama7t eb3atli el catalogue 3al email, el 3ameel 3ayez yshoufo`,
  drawings: `
    my renders look like plastic, do you have a proper image of the surface that repeats |
    please provide us the eaves junction in editable form, our draughtsman redraws it by hand |
    how do the layers sit at the parapet, i need a section at 1 to 10 | is there a revit thing for portoghese |
    can i get the ridge detail as dwg pls | i need the exact curve of meridional as lines to put in my elevation |
    3d max me lagane ke liye eent ka texture file doge kya | do you have the tank in sketchup |
    my render needs a real clay texture | 3am bersom villa w badde tafsil el 7afe bel autocad, fi 3endkom`,
  origin: `
    customs officer in khalifa port asks which nation the goods are from | is the red brick local or shipped in |
    so who makes it and in what country | the name sounds spanish but the seller next door says turkey, who is right |
    does icv count here, i mean is any of your stuff manufactured in the emirates | yeh maal kahan se aata hai bhai |
    before i pay european money i want to know that the tank is built in europe |
    our boq says eu production only, does yamama comply or is it from the kingdom |
    sach batao ye maal italy ka hai ya gujarat wala | hay el garmeede masna3ha wein, torkya walla espanya`,
  pictures: `
    our client asks what you have already completed in abu dhabi, schools or hotels preferably |
    could you send some snaps from a finished job with facing bricks, phone quality is ok |
    has anyone with a farmhouse used the flat grey, i would love to look at it | is this a true photo or made by pc |
    any hotel near me that has yours | i am not convinced by drawings, show me some work you did with solar heaters |
    pehle jo villa kiye hain unki photo dikha sakte ho kya | show me some villa you did last year |
    where in dubai can i see it on a roof | bdi shouf beit 7a2i2i rakkabto 3leh el garmeed, fi sowar`,
  compareTiles: `
    my architect says flat, my mother says wavy, house is white andalusian, who wins |
    is clay worth it or is concrete fine | the builder offers a cement product for half, why should i stay with clay |
    is there any reason to take portoghese over marsigliese apart from the look | duna or plana for a boxy new house |
    inner walls of villa, solid or hollow, and where does one use the insulated kind |
    mitti wali aur cement wali khaprail me asal farak kya hota hai | what do most villa owners go for |
    which red goes with my stone wall | biti abyad w shababiko khashab, anhi lon alya2 a7mar walla bonni`,
  match: `
    the developer went bankrupt so nobody knows what he put up there, can you tell from the stamp |
    old brick of 1988, is a copy possible | we add a maid room and the new part must not look different from the old |
    our red has weathered to salmon, which of yours would disappear among it | can new ones blend with my faded roof |
    facade of our school is from the eighties, brick no more available, need something identical |
    ye purana tukda pada hai, isi jaisa aur mil sakta hai kya | this stamp says m7, who made it pls |
    i broke one of mine, can u find its twin | 3endi 2ermeede madroube w mosh 3aref no3ha, bedde metlha bel zabt`,
  size: `
    i set out the battens tomorrow and need to know how much of the piece stays visible |
    what depth has the block, 15 or 20 | the plant room door is only 75 cm, does the 300 litre cylinder go through |
    there is a niche 2 by 1 metre on the roof, how large is the panel with its frame |
    how wide is one once it is laid | block ki lambai chaudai moti kitni hai, naksha banana hai |
    ek khaprail kitne inch ki hoti hai, lambi wali aur chaudi dono | will the tank fit in a 70 cm niche |
    i need mm of a brick for my cad | 2adesh tool w 3ard el taboogeh el wa7de, 3am bersom el 7et`,
  weight: `
    structural engineer needs the dead load with battens for his calculation | is the full tank too much for my slab |
    will my old wooden roof take clay | when 300 litres fill up, does a 10 cm slab on the stair room still hold that |
    how many kilos does my crane lift if it takes one pallet of marsigliese | how much is one brick on the scale |
    the old roof was metal sheet, are the trusses good enough if i go for real tiles |
    ek block kitna bhari hota hai, mazdoor shikayat kar rahe |
    can one man carry a box of them | el sa2f khashab 2adeem, 5ayef ma ye7mel el garmeed, kam kilo el metr`,
  pitch: `
    our veranda hardly leans, about one hand per metre, can clay still go on it | my shed hardly tilts, is clay ok |
    architect draws a tower like a witch hat, 65 degrees, will pieces stay on such a steep face |
    i have a level concrete top and like the look of tiles, is that even possible | how steep is too steep for curva |
    height limit in our community forces us to keep it shallow, which profile tolerates that |
    hamari chhat bilkul seedhi hai, thodi si dhalaan pe ye chalegi kya | my roof has just 7 deg, can i do it |
    is 14 enough for the flat ones or no | sa2fi ta2riban mestawi, byenfa3 a7ott garmeed walla lazem mayl aktar`,
  fire: `
    after the tower accident my insurance wants the class of what is on the outside wall |
    is it safe with a bbq next to it | a firework landed on the neighbour's felt, what would have happened on mine |
    civil defence asks how many minutes our generator room wall stands, it is 20 cm block |
    does the wall hold the flames 2 hrs | pizza oven pipe passes through the roof, can the material next to it burn |
    what euroclass is the ridge roll, consultant flagged it in the fls review | would the felt go up in flames fast |
    is jhilli ko chingari lage to jalegi ya bachegi | law saar 7aree2 bel matbakh, el garmeed byewla3 walla bye2awem`,
  strength: `
    gusts on our mountain plot in jais are terrible, would the pieces take off | does hail crack it like my old ones |
    can my truck drive on the paver | what is the u value of the 25 cm block with insert, our modeller is waiting |
    is the inside of the sigma tank enamelled or stainless, our water is aggressive | is it loud inside if it rains |
    bacche chhat pe gend marte hain, ye jaldi toot to nahi jati |
    fujairah me toofan aata hai, tez hawa me ye udegi to nahi |
    will they stay on in a cyclone | el hawa 3endna 2awiye ktir, el garmeed byetir walla byethabat`,
  reflectance: `
    for the pearl credit we have to type in a number for the sandy colour, which one |
    which colours have an sri above 29 | is anything measured for aged values after three years, leed reviewer asks |
    facade planner needs lrv of ivory brick so the neighbours are not blinded | how much sun is sent back by grey |
    al safat form has a line for index of the covering, what goes in there for duna beige |
    estidama ke form me sri likhna hai, halke rang ka kitna hai | my leed form asks how pale the roof is |
    what sri do i put for white duna | el istishari bedo ra2m el sri lal lon el beige, 2adesh`,
  heat: `
    dewa bill is mad because the units under the roof never stop, would clay with an air gap help |
    my top floor is hell in august | does it make sense to put foil below, so that the attic is no longer an oven |
    warehouse workers faint in august, metal roof, would tiles improve it inside | is the attic less hot with a foil |
    how do old houses with tiles stay pleasant without air conditioning, is it the air below |
    upar wale kamre tandoor ban jate hain, kya lagau ke thandak rahe | will i feel it cooler in the majlis |
    can tiles cut what my ac eats | el ghorfe el fo2 nar bel seif, law 7attet garmeed btobrod shwaye`,
  leak: `
    tv installer stepped on something up there, since then the majlis gets wet when it rains |
    sky is visible where a piece was | after the wind i found four pieces lying in the garden and see the wood |
    we are tenants and the landlord ignores it, drops fall from the ceiling in every downpour |
    a brown spot grows with each rain | the gutter between two slopes overflows into our guest room, heater is fine |
    aandhi ne upar ki do teen khaprail gira di, ab seelan aa rahi | my hall drips each time it pours |
    it rained and my bed is soaked | lama tshatti, el mayy btenzel 3al salon mn fo2, shou el 7all`,
  visit: `
    i have no drawings at all so somebody needs to come with a tape to mirdif | can one of u see my roof this week |
    who can put it on for me in ajman | we would like an engineer to see the villa before we decide on anything |
    are you free on thursday to look at our roof in al ain, gate code i will send |
    do u fix it too or only drop it off | who takes down the old stuff and lays the new, i want one company for both |
    ghar pe aake naap le lo phir baat karte hain, kab aa sakte ho |
    aapke mistri lagayenge ya humko apne laane padenge | badde 7ada yeje yshouf el sate7 bel villa w ya5od el 2eyas`,
  compareHeaters: `
    salesman pushed me to cmg, my plumber swears on sigma, whom do i believe | sigma or the other, be honest pls |
    is the cmg that much better really | i want one that gives no headache for years, which of your two makes is it |
    for a labour camp with rough use, which make of solar water heater would you pick |
    we had a bad experience with a cheap geyser, what is your most dependable model |
    what do i get more for the money when i go for the dearer brand of heater | what heater would you take at home |
    me7tar bein sigma w cmg, anhi wa7ed ansab la villa | sigma aur cmg me kya farak hai, seedha batao kaunsa lu`,
  circulation: `
    tank would be in basement and collectors 20 metres above, what makes it flow | can the tank sit inside the store |
    why has mine no pump and his has | why must the cylinder lie higher than the panel, ours would look better below |
    school project: please explain how sun on a black plate ends up as hot water in a tank |
    what happens inside the panel, is it the tap water itself or some other liquid going round |
    bina motor ke paani upar se neeche kaise ghoomta hai, samjhao | is it ok if the tank is far below |
    what moves the water if no motor | el khazan momken ykoun ta7t bel garage w bas el alwa7 fo2`,
  heaterSize: `
    two adults, three teenagers and a nanny, everyone bathes at seven, what should we buy |
    we turn the villa into a guest house with nine rooms, what would cover all the showers |
    barber shop with five basins and one washing machine, which solar model | what do i take for a 12 room motel |
    salon with 3 chairs needs how big | the gym has ten showers and everyone comes at six, how big a setup |
    stable for 14 horses washed with warm water daily, how large should we go | we r six with two baths, which one |
    hotel me bees kamre hain, kitni badi tanki lagegi | na7na 3ayle mn tes3a w 3enna 4 7ammamat, kam liter bye7tajna`,
  capacity: `
    please list all volumes in which the sigma is made, my bathroom count does not matter |
    what square metres of absorber belong to the 300 set | is there anything between 200 and 300 litres in the range |
    largest single cylinder you can get from cmg, and how many panels with it | how many panels has the 300 set |
    how hot does the sigma get at noon | the data form has a field for standby loss of the tank, what is the value |
    cmg ki sabse chhoti tanki kitne litre ki aati hai aur badi kitni |
    teen sau litre ke saath kitni plate milti hain | el sigma byesakhen el mayy la kam daraje w el akbar kam liter`,
  pressure: `
    we get water from a barrel two metres higher, is that enough push for the heater |
    upstairs tap is weak, will it suit | i have a pump that kicks in when a tap opens, may i leave it with the sigma |
    want a big rain shower head, will the flow be good when it comes from solar | my booster kicks in hard, is it ok |
    will rain shower be strong with it | is it closed vessel or open one, my plumber designs the line from that |
    ye tanki kitna bar seh sakti hai, hamara booster paanch ka hai |
    is six bar too much for this tank | el doush byenazzel sha3ra, law 7atteina madakha el khazan byet7ammal`,
  sunless: `
    we pray fajr and need warm water at five, is it still there from yesterday |
    what if we get a week of clouds | is there a rod inside that takes over, or do i keep the electric one as well |
    nights in liwa drop to five degrees, does it lose everything by the morning | we bathe at midnight, is it hot |
    do i need the rod on in january | up in jebel jais it is chilly, would we freeze under the shower in january |
    badal chhaye rahe to nahane ka paani thanda milega kya | can we leave our old geyser in line for the rainy days |
    law el dene ghayme yomein, byeb2a fi mayy sokhne walla la2`,
  savings: `
    my electricity is 1800 a month, four geysers in the house, what would drop | my sewa bill is huge, does it help |
    when do i get my money back on it | compare for me please gas cylinders against the sun for our small hotel |
    how many tons of carbon do 40 villas spare if all switch from electric | is the sun cheaper than my gas |
    is it true that hot water is a third of what a villa consumes, what would be left |
    paisa kitne saal me wapas nikal aayega, hisaab batao |
    will my monthly bill fall by a lot | fatoret el kahraba 3alye ktir, el shamsi 2adesh bywaffer bel shaher`,
  solarRule: `
    inspector refused my completion because there is no panel on the roof, is he right |
    is solar a law in ajman as well | which share of the hot water must come from sun according to the municipality |
    my villa is from 2004, do the new regulations force me to add it | sharjah me bhi ye kanoon hai ya sirf dubai me |
    must my new villa have solar or not | tank at 45 degrees, is that allowed or must it be 60 because of bacteria |
    naya villa bana rahe hain, kya sarkar ki taraf se solar geyser lagana majboori hai |
    can i skip it, gas is enough for me | el baladiye btejberna n7ott sakhan shamsi bel beit el jdeed walla e5tiyari`,
  heaterFault: `
    there is a puddle under the cylinder on our terrace though it has not rained for months |
    it makes a bang when sun is high | something up there hisses and spits steam whenever we come back from holiday |
    every time the rod switches on the whole flat goes dark | the little screen shows e3 and the pump does not turn |
    tenants of twelve units complain, our sigma plant only reaches 30 degrees lately |
    tanki ke neeche se boond boond tapak raha, mistri bhej do | the hot tap stinks of rotten eggs, cold side is ok |
    breaker trips when rod is on, help | el sakhan 3al sate7 3am ynazzez mayy w sawto ghareeb, badde fanni`,
  spareParts: `
    a football went through the glass of my panel, only that piece do i need |
    do u have the valve for a sigma | tank rusted through but collectors are perfect, may i buy it without them |
    looking for the rubber ring between flange and cylinder, ours is hard like stone | my probe is dead, sell me one |
    i need just a rod for my old cmg | two of the glass tubes broke during cleaning, can they be bought one by one |
    solar ka thermostat jal gaya, naya akela mil jayega kya | one pane of my panel broke, sell me it |
    el stand ta3 el la2et tkassar, fi bas el 2ej3a lal bei3`,
  find: `
    looking for something like in tuscan villages, curved and speckled, pinkish | show me a small piece for hip ends |
    my wife saw a glossy bottle green one in morocco, do you carry such |
    i need the piece that closes the round end of the ridge | let me see yellow sand coloured ones with a soft wave |
    kuch peela sa gol wala dikhao na | what have you got that lets a 10 cm pipe come out through the roof neatly |
    need thing that goes where two slopes meet and rain runs down, metal one | want a grey wavy one from italy |
    3endkom garmeed lon 3asali mdawwar metl el sbani | searching for slate look but in clay, nearly black and level |
    show me a sun powered water set for a roof, about 200 litres, natural type | some red thin brick for my lounge |
    i want pavers that look old and rounded for my courtyard, reddish |
    is there a breathable sheet that lies on the boards before the tiles |
    client likes roofs of old beirut, orange interlocking with two grooves |
    hai kya koi kaali sapat wali khaprail modern ghar ke liye | we want long slim white bricks like in danish houses |
    mujhe andar se khokhla wala block aath inch ka dikhao | badde 2et3et el zawye elli btetrakkab 3ala 7arf el sate7`,
};
