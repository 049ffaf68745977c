import type { Examples } from './examples-shape';

/** About work on a roof, and about solar water heaters. */
export const ROOFS_AND_HEATERS: Examples = {
  leak: `
    water is coming through my roof | roof leaks | tiles flew off | a tile fell down | i have broken tiles on my roof |
    ceiling is wet after rain | drip in bedroom when it rains | storm broke my roof | damp patch on the ceiling |
    can you replace some broken tiles | need roof repair | some tiles slipped | cracked ridge | rain water getting inside villa |
    fix leak | who repairs tile roofs | roof is damaged | chhat tapak rahi hai | chhat se pani aa raha | tile toot gayi |
    my roof lost tiles in the wind | water stain near chimney | the roof leaked again last night | seepage from roof |
    urgent leak help | few tiles cracked by the ac technician | a branch damaged the roof | replace 10 broken tiles |
    rain comes in at the valley | repair old roof tiles | hole in roof | my roof is leaking | water is leaking from the roof |
    there is a leak in my ceiling | rain is coming in through the roof | i have a broken tile on my roof |
    some tiles came off in the storm | can you fix my roof | can you repair a tile roof | do you do roof repairs |
    how do i replace a broken tile | my tiles are cracked | a few tiles are missing from my roof | wind blew some tiles off |
    my ceiling has water stains | who can fix my leaking roof | the roof of my villa needs repair |
    the ridge is cracked and water enters | tile slid down from roof | water drips near the window when it rains |
    i need an emergency roof repair | the roof was damaged by strong wind | satellite guy broke my tiles | roof patch needed |
    my old roof lets water in | valley is leaking | my roof tiles are loose | rainwater comes into my bedroom |
    we have a leak near the chimney | some tiles have shifted | the wind lifted tiles on my roof | i can see a crack in one tile |
    tile broke when someone stepped on it | we need somebody to mend the roof | can you stop a leak | roof repair company? |
    a couple of tiles fell to the ground | the ceiling drips | water mark on ceiling getting bigger |
    my roof got damaged in the rain last week | how much trouble to change two broken tiles | repair of ridge tiles |
    replacing cracked tiles | moisture in attic after rain | the roof lets rain in | damage from hail on my roof |
    monkey broke tiles on roof | barish me chhat se pani | last night the wind took some pieces down |
    pieces came off and fell in the garden | three of them blew down in the storm | a few slid off and smashed on the terrace |
    barish me paani andar aata hai | el sa2f 3am ynazzel may | tile gir gayi hawa se`,
  visit: `
    can someone come to my house | send engineer to measure | do you install | i want a new roof | replace my whole roof |
    need your team to do my villa roof | site inspection | book an appointment | do you do the fixing too or just materials |
    supply and install? | free survey | come and take measurements | do you have installers | how long does it take to do a roof |
    renovation of old roof | can you remove the old tiles and put new | looking for roofing contractor |
    i need fitters for tiles | chhat lagwani hai | aadmi bhej do naap lene | who will install the solar heater |
    do you charge for site visit | want to change my roof to clay tile | we are building a villa and need roof done |
    technician visit | labour for laying tiles | can your engineer visit site in ajman | turnkey roof | schedule a visit |
    do you take full roofing jobs | is the inspection free | carpenter for roof structure | want pergola roof made with tiles |
    come and see my roof please | how many days to finish a villa roof | can you send someone to look at my roof |
    can you come and measure my roof | do you install the tiles | do you do installation |
    can you install a solar heater at my house | i need a new roof for my villa | can your team install tiles in al ain |
    do you supply and install | i want to replace my old roof | how long does installation take | how can i book an appointment |
    is the site visit free | do you have your own installers | can an engineer visit my site |
    i need someone to give me an estimate at my house | can you do the whole roof | i am building a house and i need roofing |
    i need a contractor for roof tiles | do you remove old tiles | can you do the roof structure as well |
    we need installation team for 20 villas | please send a technician to check | i want to renovate the roof |
    can somebody inspect my roof | when can you come | when can you start work | who does the installation |
    i want to put tiles on my majlis, can your guys do it | my landlord wants a quote, can you come and check the house |
    would someone come round to see the roof | i want you to do the roof from start to finish | can i book a visit |
    we'd like an engineer on site | do you also lay the tiles | do you put up the heater as well | who will do the fixing |
    i want my old roof taken off and a new one on | how soon can your team start | how many weeks for a roof of 300 sqm |
    could you measure my villa | i need an expert to see my house | can you come to fujairah for a visit | do you have roofers |
    we look for a subcontractor for roof tiling | supply plus fixing for 10 villas | is there a fee for inspection |
    i'm renovating my villa and want a tile roof | we want tiled roof for our majlis, do you build |
    please arrange technician for solar heater installation | arrange site visit | can you make the wooden structure too |
    estimate at site | new roof for my farm house | come on sunday and take measurements |
    someone to take the measures of my roof on saturday | bedi 7ada yeshouf el sa2f | abi had yeji ygees el sate7 |
    koi aake chhat dekh le | measurement ke liye aadmi bhejo | can your man come to mirdif tomorrow | momken 7ad yeji |
    can somebody check my roof | someone to check the roof at my house | please send a man to check the roof |
    i want somebody to check my tiles on site |
    villa roof in mirdif must be done completely | full new roof for my villa in al warqa | can you mend tiles | can u repair roof without changing all |
    villa project in al khawaneej needs roof | project in mirdif full roof needed | my villa in al quoz needs a full new roof | two villas in barashi need roofs`,
  compareHeaters: `
    cmg or sigma | which heater do you advise | best solar heater | what is the difference between cmg and sigma |
    is sigma better quality | most reliable solar heater | which brand of heater lasts | recommend a solar system for hot water |
    italian heater or other | konsa heater acha hai | which solar water heater should i buy for my villa | compare heaters |
    top rated heater | good heater for hard water | which model is best seller | flat plate or vacuum tube better |
    is cmg any good | which solar heater is better | which is the best solar water heater |
    what is the difference between sigma and cmg | should i buy sigma or cmg | which heater do you recommend for a villa |
    which brand is better for solar | which heater is the most efficient | what is your best heater | is cmg better than sigma |
    what solar heater would you suggest | is sigma a good heater | which solar heater is more durable |
    compare your solar heaters | what type of solar heater is best for my house | which of the two heaters is better |
    what distinguishes sigma from cmg | which solar heater would you put on your own house | is the italian heater worth it |
    which system is more reliable | help me choose between cmg and sigma | best heater for uae |
    which solar brand has better quality | what's the strongest heater you have | difference in heaters |
    you have two makes of geyser, what sets them apart | two brands of solar heater, what's the real difference |
    which of your two heater brands | konsa geyser better hai cmg ya sigma | aya sakhan a7san`,
  circulation: `
    what is thermosiphon | forced or natural | do i need a pump | difference of the two circulation types |
    how does a solar heater work | can the tank be inside the house | split system | tank in the basement possible |
    natural circulation meaning | forced circulation meaning | system with pump and controller | is a pump necessary |
    why forced system | tank far from panels | hide the tank | separate tank and collector | gravity system |
    can i keep only collectors on roof | thermosyphon principle | does it need circulation pump | what is forced circulation |
    what is natural circulation | do i need a pump for the solar heater | what is the difference between natural and forced |
    which is better natural or forced | how does the solar heater work | can i put the tank indoors |
    can the tank be placed on the ground floor | does the tank have to be on the roof |
    i don't want the tank visible on the roof | how does thermosiphon work | does the system have a pump |
    can the panels be separate from the tank | what is a split solar system | explain how solar water heating works |
    does it work without a pump | can i put the tank in the service room | in what way does natural circulation work |
    does hot water rise by itself | what's the use of the pump in forced systems | must the tank stand above the collector |
    may the tank be in the garage | can i hide the tank under the roof | what do natural and forced mean | which has a pump |
    how does the water get heated by the sun | how is a forced system different |
    i want only panels on the roof and the tank inside | is there a motor in it or does the water rise by itself |
    does the water go up on its own | electric motor needed to push the water up? |
    no ugly barrel on the roof please, can it be inside | can the drum be placed in the laundry |
    the tank is ugly, can it stand indoors | motor lagta hai kya`,
  heaterSize: `
    what size do i need for 5 people | how big a tank for a villa | we are a family of seven which heater |
    litres needed for 4 bathrooms | system for hotel 40 rooms | solar heater for staff accommodation | heater for gym |
    is 200 litres enough | right size for my home | 150 or 300 litre for us | hot water demand | hot water for 10 villas |
    size a solar system | heater for school kitchen | 6 log ke liye kitna bada heater | kitne litre ka geyser chahiye |
    how many panels do i need for hot water | what capacity suits 3 bedroom villa | number of collectors for labour camp |
    calculate hot water requirement | two maids and 4 kids, which tank | heater size for mosque ablution |
    how much hot water per person | sizing | does one heater serve two kitchens | what size of solar heater do i need |
    how big should the heater be | which heater for a family of 4 | how many litres do i need for 6 people |
    we are 8 people in the house what capacity | what size for a villa with 5 bathrooms | is 300 litre enough for my family |
    how many litres per person | i have three bathrooms and a kitchen which heater | what size for a hotel |
    what system for a labour camp | how many panels for a villa | which heater is right for a small apartment |
    how do i choose the heater size | calculate the heater size for me | how much hot water do we need per day |
    what do i need for 10 rooms | can one heater supply 2 villas | heater for big family | hot water for a gym with 10 showers |
    heater for a restaurant kitchen | which model for a couple | is 150 litres too small | how large a heater must i buy |
    we're five at home, how many litres | what heater for a house with four bathrooms | which capacity fits a family of nine |
    i have guests often, is 200 l sufficient | how much hot water do six people use | what would a hotel with 60 rooms need |
    dormitory with 100 workers hot water system | find the right size heater | how many collectors are needed for eight people |
    is one tank enough for two floors | do we need 300 or 500 | which heater for a small flat | sauna and gym hot water |
    clinic with 12 taps | size of system for my villa | hum paanch log hai konsa heater chahiye | 8 log ke liye konsa geyser |
    ghar me 4 bathroom hai kitne litre | na7na sab3a kam liter | kam liter la 6 ashkhas | sakhan la 3ayle kbire`,
  capacity: `
    what tank sizes do you have | litres available | which capacities | biggest tank | smallest model | do you have 500 litre |
    sigma models list | how many litres does the tank hold | tank volumes | available sizes in litres of heater |
    1000 litre system | collectors per system | area of collectors in 300 system | do you offer 120 l |
    sabse bada tank kitne litre | is there a 250 litre model | models of heater you have in litres | capacity range |
    how many collectors come with it | what volumes are the heater tanks | what capacities do you have |
    what sizes of tank are available | how many litres is the tank | what is the biggest solar heater you have |
    what is the smallest heater | do you have a 400 litre heater | what models of sigma are there |
    how many collectors does the 300 have | what is the collector area | do you have 1000 litre tanks |
    how many litres are your heaters | list of heater models | what is the capacity of cmg | what tank volumes do you sell |
    number of panels with 500 litre | which litres do you have | which tank volumes exist | do you have tanks over 500 litre |
    up to how many litres do you offer | what litres does sigma have | how many panels in the biggest system |
    collector surface of the systems | is there a 100 litre tank | what sizes do cmg heaters come in, in litres |
    how big are your tanks | volume of storage tanks | range of models and litres | does the 200 come with one panel or two |
    one collector or two with the 300 | how many panels come in the set`,
  pressure: `
    how many bar | max pressure of tank | is it pressurised | working pressure | will it work with my booster pump |
    low pressure water at home will it work | pressure rating | shower pressure | test pressure of sigma |
    does it give strong pressure | pressure ka limit | 6 bar or 8 bar | water pressure weak with solar heater |
    can tank handle high pressure | psi | open vented or pressurised | what is the working pressure |
    what is the maximum pressure of the tank | how many bar can the heater take | is the heater pressurised |
    does it work with low pressure | will i get good pressure in the shower | can i use a booster pump with it |
    pressure of sigma 200 | is the system under pressure | can it handle mains pressure | what pressure is the tank tested at |
    do i need a pressure reducer | my water pressure is 6 bar is it ok | what pressure does the tank stand | maximum bar allowed |
    is the shower strong with this heater | my building has a pressure pump, is it ok | is it an open or a pressurised tank |
    does the heater work with gravity feed water | at how many bar was it tested | which working pressure has the sigma 300 |
    is 10 bar too much | rated pressure | kitna pressure jhel sakta hai | kam bar byet7ammal`,
  sunless: `
    does it work when cloudy | hot water at night | what about winter | is there a backup heater | electric element inside? |
    no sun for three days | morning hot water | can i run it on electricity when rain | need electricity? |
    does it heat after sunset | winter me garam pani milega | raat ko pani garam rahega | how long does water stay warm |
    backup for rainy days | will i have hot water early morning | booster element | works in january? | dusty days performance |
    how hot does it get in winter | connect to existing geyser | hybrid with electric | does the solar heater work in winter |
    does it work on cloudy days | will i have hot water at night | what happens when there is no sun |
    is there an electric backup | can it work with electricity | do i need electricity for the heater |
    will the water be hot in the morning | does it heat water in january | how long does the water stay hot |
    what if it's cloudy for a week | does it have a heating element | can i use my electric heater as a backup |
    does the heater work when raining | is the water hot 24 hours | how does it work at night | does dust reduce the heating |
    can it work without sun | what about cloudy weather | hot water in the early morning possible? |
    does it give hot water after dark | do we have hot water in december | is there an electric heater in the tank |
    what if there's a sandstorm and no sun | for how many hours does it keep hot |
    can electricity take over when there is no sun | does it run without power | how does it do in the cold months |
    do i need to keep my old electric heater | rainy day hot water | sardi me garam pani aata hai | badal ho to chalega |
    bel shite byeshteghel | bel leil fi may sokhne | kam bel layl`,
  savings: `
    how much will i save | is it worth the money | payback time | reduce my dewa bill | electricity saving |
    how much money does solar save | return on investment | bill kitna kam hoga | bijli bachegi kya | co2 reduction |
    saves how many kwh | is solar cheaper than electric in the long run | years to recover the cost | energy saved per year |
    economic benefit | lower electric bill with solar hot water | does it pay off | annual saving for villa |
    what percent of electricity saved | advantage over electric geyser in cost | how much can i save |
    how much electricity will i save | will my electricity bill go down | is a solar heater worth it |
    how long until it pays for itself | what is the payback period | how much does it save per month |
    is solar cheaper than electric | does it save energy | how much co2 does it save |
    what are the benefits of solar hot water for my bill | is it economical | how much less will i pay dewa |
    what savings for a villa of 6 people | how many years to get the money back | what is the roi | energy savings calculation |
    is it a good investment | what do i gain on my bill | how many dirhams a year would it save |
    after what time is it paid back | does it cut my electricity consumption | is it worth installing solar hot water |
    what part of electricity can i spare | is the sun cheaper than electricity for hot water | how much energy does it save |
    reduction of carbon emissions | money saved per month | financial benefit of solar heater | how much would dewa bill drop |
    is it a gimmick or does it really save | when does it earn back what i spent | gimmick or worth it |
    when do i recover what i paid for the solar heater | kitna bachega bill me | byewaffer kahraba`,
  solarRule: `
    is solar heater mandatory | dubai law on solar water heating | municipality requires solar |
    do new villas need solar hot water | regulation for solar in dubai | circular 183 | legionella | 75% rule |
    obligation solar heater | does the code require it | abu dhabi solar requirement | kya solar lagana zaruri hai |
    at what temperature must water be kept | rules for hotels hot water | is it compulsory | green building code hot water |
    must my building have solar heater | legal requirement for solar thermal | bacteria in tank | which buildings are exempt |
    is solar water heating mandatory in dubai | do i have to install solar in a new villa | what is the law about solar heaters |
    does the municipality require solar water heaters | what percentage of hot water must be solar |
    is a solar heater compulsory for new buildings | what are dubai regulations for solar water heaters | what is legionella |
    can bacteria grow in the tank | do hotels have to use solar | is it required by law in sharjah |
    what does the circular say about solar | at what temperature should hot water be stored |
    do i need solar to get completion certificate | solar rule for villas | does abu dhabi require solar water heaters |
    does the law ask for solar hot water | are new houses obliged to have solar heaters |
    what do dubai rules say about hot water | which percentage does the municipality want from solar |
    can i get my villa approved without solar heater | is solar obligatory for hotels | green building rule about water heating |
    are germs in hot water a danger | what temperature kills legionella | is it against the rules not to have solar |
    regulation number for solar water heating | dubai me solar zaruri hai kya`,
  heaterFault: `
    my heater stopped working | no hot water | heater leaks | water only lukewarm | tank is leaking | strange noise from heater |
    smelly hot water | brown water from heater | solar not heating | heater kharab ho gaya | garam pani nahi aa raha |
    geyser se pani tapak raha | heater overheats | boiling water comes out | steam from valve | controller shows error |
    pump not running | need technician for solar heater | repair my heater | hot water finishes quickly |
    the solar heater does not work since yesterday | collector leaking | pressure valve keeps dripping | water cold in morning |
    solar heater service needed | display shows fault | heater trips the breaker | rust coming out of tap hot side |
    sigma heater broken | tank burst | my solar heater is not working | there is no hot water | my heater is leaking |
    the water is not hot enough | the tank leaks | the heater makes a noise | hot water smells bad |
    water from the heater is brown | can you repair my solar heater | i need service for my heater | the pump is not working |
    the controller shows an error code | the heater overheats | water is boiling in the tank | hot water runs out too fast |
    the solar panel is leaking water | my heater stopped heating | my solar water heater is broken |
    the safety valve is dripping | the water is cold every morning | something is wrong with my water heater |
    who can fix my solar heater | i need a technician for my heater | heater problem | hot water comes and goes |
    my water is too hot and dangerous | electricity trips when heater on | the heater gives rusty water |
    since this morning no warm water | the solar heater doesn't warm the water any more |
    water dripping from the tank on the roof | my collector has a leak | the pump of my solar system makes noise |
    display blinks with an error | the water smells like eggs | very hot water comes out and steam |
    hot water ends after one shower | the heater has stopped, send a technician | there's rust in my hot water |
    why is my water only warm | i have a problem with my solar heater | our heater is out of order |
    the valve on the heater won't stop dripping | can someone service my sigma heater |
    the fuse goes when i switch on the heater | my cmg heater gives cold water | heater thanda pani de raha hai |
    solar heater chal nahi raha | shower is only lukewarm since sunday |
    the thing on the roof makes knocking sounds and water is lukewarm | knocking from the roof tank |
    only tepid water from the solar | geyser awaaz kar raha hai | el sakhan ma 3am ysakhen | may berde men el sakhan |
    shower water barely warm`,
  spareParts: `
    spare parts | replacement element | where can i get a new valve | anode | thermostat for my tank | new collector glass |
    i need only the tank not the whole system | controller replacement | buy vacuum tubes | gasket for tank flange |
    pump for forced system | parts for old cmg heater | element kharab hai naya chahiye | sensor for solar controller |
    antifreeze fluid for solar | expansion tank spare | stand for collector | replace the tank only | heating coil price part |
    safety valve for sigma | fittings and connectors for heater | do you sell spare parts | do you have parts for solar heaters |
    i need a new heating element | where can i buy a thermostat for the heater | do you have anodes | i need a new tank only |
    can i buy just the collector | the glass of my panel is broken, do you have new glass | do you have a safety valve |
    i need a pump for my solar system | do you have a controller for cmg | do you sell vacuum tubes | spare parts for sigma |
    replacement tank for my solar heater | do you have parts for old models | i need a gasket | temperature sensor for solar |
    solar fluid | i need pipes and fittings for my heater | can i replace only one collector |
    where do i get a part for my heater | i need a replacement for the broken glass | can i order a new thermostat |
    do you stock heating rods | my magnesium rod is finished | need a new pump | i only need a tank |
    is a single collector sold separately | valve for sigma tank | do you have seals for the flange |
    parts for my 10 year old heater | solar controller to replace mine | i need the electric element for cmg 200 |
    which spare parts do you carry | legs for the heater stand | do you keep magnesium rods | rod for the tank of my heater |
    ghat3et ghiyar lal sakhan | spare part milega heater ka`,
};
