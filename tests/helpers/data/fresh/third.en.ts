/** Questions in Latin letters, as ./first.en, of a third writer: what it may be about, a colon, and the question. */
const LINES = `
products: what u sell
products: Good day, I am new to your company and would like to understand what range of goods you deal in before I put you on our supplier list
products: shu 3andkom bel ma7al
brands: which makes of tile you carry?
brands: My contractor says he has bought the Spanish ones from you. how do i know they are genuine and not some copy
contact: I pressed send on the enquiry page three times and it just spins, nobody ever answered. Can I talk to a human please
contact: koi banda baat kar sakta hai mujhse
number: landline?
number: 3ateeni ragam el tilifon law sama7t
email: where do i send the BOQ, pls give mail id
email: email adress of sales
whatsapp: r u on whatsap
whatsapp: whatsapp pe location aur photo bhej sakta hu kya, number do
locations: wein el showroom
locations: Do you have anything in Al Ain or must I drive to Dubai to see the material
hours: jumma ko dukan khula rehta hai?
hours: We are flying in from Muscat during the holy month, until what time in the evening is somebody at the showroom
services: is it only supply or supply and apply
services: Apart from selling material do you also take on the complete roof, I mean timber battens, waterproofing and putting the tiles with your own crew?
volumes: how many sqm of roof you people sell in a year roughly
volumes: Dear team, for our prequalification kindly indicate your annual turnover, storage area and the major developments you have supplied in the last five years.
history: how old is this company
history: min sa7eb el sharika
papers: trn no
papers: Our accounts dept wants to register you as vendor, please share trade license copy, VAT certificate and IBAN letter
jobs: any vacancy for sales exec, 6 yrs uae experience
jobs: sir mai tile mason hu, koi kaam milega
dealer: I have a hardware shop in RAK and want to keep your tiles on my shelf, what margin do you give to traders
dealer: We are manufacturer of clay bricks in Gujarat and looking for an importer in the Emirates. Whom should we approach?
app: is there somthing on play store
app: do you have any calculator or tool for contractors which i can put on my phone
greeting: hiii
greeting: ok shukran ktir, yalla bye
greeting: are you a robot or real person
price: how much
price: Kindly furnish your best offer for 2,400 m2 of roof covering incl. ridge pieces, ex VAT, validity 60 days
price: last price bhai, thoda kam karo na
samples: can i take one piece home to show my wife before deciding
samples: The consultant is asking for a sample board with three colours by Thursday. Possible?
delivery: u deliver to fujairah
delivery: There is no forklift at our site in Hatta and the road is narrow. Will your driver take the pallets down with a crane?
stock: is it ready or have to wait
stock delivery: If I confirm today, how many weeks until the material reaches here from the factory?
order: I put the wrong colour in the list I sent you yesterday, can this still be changed before you load
order delivery: mera maal kab niklega, order pichle hafte diya tha
instalments: do u accept pdc 60 days
instalments: momken adfa3 3ala dof3at
quantity: My roof is 14 x 9 with two slopes, how many should I buy so that I am not short if some break
quantity: ek kamre ki deewar 4x3 meter, kitni eent lagegi
complaint: half the pallet came broken!!
complaint: I am really dissapointed. You promised Monday, today is Thursday, my labourers are sitting idle and nobody picks up
warranty: guarantee how many yrs
warranty: fi damana 3al sakhan?
laying: Which spacing between the wooden strips should my carpenter keep, and is a felt necessary under?
laying: can i paint over them another colour
dryFix: Is there a way to close the ridge without cement, the mortar on our old one keeps falling off
dryFix: dry ridge roll system for hips
care: green stuff growing on my roof how to remove
care: The AC guy has to go across the roof to reach his unit. can he step on the tiles or they crack
lifetime: will the colour go away in few years
lifetime: Our villa is on the Palm, first line to the sea. Will salt eat the clay after some time?
certificate: Please forward third party test report as per EN 1304 for the clay tiles
permit: do i need permission from nakheel to change roof color
permit: My neighbour told me the municipality fined him because he redid his roof without any paper. What do I have to apply for first?
dataSheet: Material submittal to be made by tomorrow, need the technical specification of the hollow block in pdf
dataSheet: catalog bhej do
drawings: autocad dwg of eaves detail
drawings: We are modelling in Revit, any family files available for your tile profiles?
origin: is it china made
origin: hayda sni3 wein, espanya wala italya
pictures: show me villas you did already
pictures: I cannot imagine how the antique one looks on a whole house. any real photos of completed jobs in UAE?
compareTiles: flat one versus the S shaped one, apart from the looks is there any advantage?
compareTiles weight: A friend put aluminium sheet that looks like tile, much lighter he says. Why should I still go for yours?
match: need same tile as my 1998 roof, about 30 broken
match: The type on our compound is not made anymore according to the old supplier. could you find something that fits between the existing ones?
size: dimention of the roman tile
size: shu el maqas taba3 el tabouka
weight: my car porch is light steel frame, will it hold clay tiles or is too heavy
weight strength: kitna load le sakta hai ye tile, aur khud kitna bhari hai
pitch: min slope?
pitch: Architect has drawn only 10 degrees on the majlis roof, is this enough for tiles
fire: is it combustable
fire certificate: Civil Defence inspector wants to see class A1 for the roof covering, do you have it in writing?
strength: what happen in big storm, will fly off?
strength: Last year in Al Ain hail like golf balls destroyed everything. Would your tiles have survived that
strength dataSheet: water absorption percent of the brick
reflectance: SRI value white tile
reflectance: For our Pearl 2 submission we must show the solar reflectance index of the finish roof, which colours pass?
heat: does tile roof make house cooler
heat: el ghorfa foug nar bel seif, el garmeed byfeed?
leak: since the April floods there is a brown patch on the ceiling just below the valley and it grows each time. what could be the reason
leak: chhat se paani tapak raha hai
visit: can you send someone to measure
visit services: Do you know a reliable contractor in Sharjah who can fix the tiles if I buy them from you
compareHeaters: sigma or cmg?
compareHeaters: Between the two makes of solar heater you keep, which one would you take for your own house and why
circulation: what is thermosyphon
circulation: I dont want that ugly tank visible on the roof. can it stand inside in the utility room, and then I need a pump or not?
heaterSize: we are 7 persons + maid, how many liter
heaterSize: Small hotel with 22 rooms in Ajman, what volume of solar hot water should we plan
heaterSize: ghar mein 4 log hai kaunsa size lena chahiye
capacity: max temp of water it gives
capacity: How many square metres of collector does the 200 have and what is the output per day
pressure: shower very weak after putting solar
pressure capacity: How many bar can the tank take, we have a booster on the villa line
sunless: law ma fi shams yomein, el mayy btibrad?
sunless: Is there an electric element inside for those foggy january mornings
savings: worth it compared to normal electric geyser?
savings: Our DEWA is around 2800 a month, by how much would that fall with the solar one and after how many years did I get my money back
solarRule: is solar heater mandatory in new villa dubai
solarRule: What does Abu Dhabi municipality ask concerning share of hot water from the sun for labour accommodation?
heaterFault: heater not working only cold coming
heaterFault: el sakhan el shamsi byitla3 minno sot w bi naqqit
heaterFault: Our system on the roof is 5 years old now, can a technician come for a yearly check up
spareParts: anode rod
spareParts: one glass tube cracked, can I get only the tube
spareParts: thermostat kharab ho gaya, naya milega?
simulator: can i see how it looks on my own villa picture
simulator: Is there some 3d thing on this web where I can play with colours on a roof before buying
photoCheck: it says my picture is no roof but it IS a roof
photoCheck: upload keeps refusing, tells image too small, what size must it be
account: how to register
account: I made two designs last week on my laptop, where can I find them again on the mobile
password: code never arrives
password: nseet el basword
erase: remove all my info from ur system
erase: What do you do with the pictures of my home and my phone number, is that given to others, and how do I get them deleted?
find: terracotta barrel tiles
find: facing brick yellow
find: looking for hollow blocks 15cm
find: solar water heater 150 ltr
find: abi garmeed azra2
find: something to cover the line where two roof slopes come together at the bottom, like a metal channel
find: do you keep those perforated clay bricks for making a screen wall, the ones wind goes through
find: interlock for my parking, grey
find: breathable membrane for under roof tiles
find: kala flat tile hai kya
find: Show me ventilation tiles please
find: French style tile in a slate grey matt colour
notListed: opc cement 50kg bags
notListed: do u have steel rebar 12mm
notListed: We need 60x120 porcelain for the living room floor, what designs do you have
notListed: 3andkom gypsum board?
notListed: marine plywood 18mm chahiye
notListed: pv panels 550w with inverter
notListed: Kindly quote for 14 nos. internal wooden doors with frames
notListed: jotun exterior paint
none: who won the match yesterday
none: will it rain tomorow in dubai
none: best biryani in karama
none: kif el taqs bukra
none: tell me a joke
none: How do I build muscle if I hit a brick wall in my training?
none: my iphone tile bluetooth tracker is not pairing
none: What is the capital of New Zealand
none: song name that goes the roof the roof is on fire
none: visa ka status kaise check kare
none: I have fever and headache since two days which medicine should I take
none: how to solve leetcode two sum, my code throws heap overflow
`;

export const THIRD_QUESTIONS: readonly (readonly [question: string, topics: string])[] = LINES.trim()
  .split('\n')
  .map((line) => [line.slice(line.indexOf(': ') + 2), line.slice(0, line.indexOf(': '))]);
