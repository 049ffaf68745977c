/** Questions in Latin letters, as ./first.en, of a fourth writer who meant them to be usual: what it may be about, a colon, and the question. */
const LINES = `
complaint: half the pallet came broken
complaint: I recieved wrong colour ridge pieces last tuesday and nobody is picking up the matter. What will you do about it?
permit: do i need approval from municipality to change my roof
permit: We are replacing the old concrete tiles on our villa in Al Warqa. Does the baladiya have to give NOC first?
reflectance: SRI value of white tile
reflectance: Our consultant is asking light reflectance of the terracotta facing brick for Estidama submission, where I can see this
solarRule: is solar heater compulsory in dubai
solarRule: building a new G+1 villa in Mirdif and contractor says DM will not give completion without solar hot water. is this true and how much percent
photoCheck: what does roof photo check do
photoCheck: If I upload a picture of my house roof will the tool show me where the cracks are?
dryFix: ridge without cement possible?
dryFix: The mortar on top of our roof keeps cracking every summer. My neighbour has some system with clips and a roll instead, what is that?
leak: water coming from ceiling
leak: sir after yesterday rain my majlis is dripping near the chimney, tiles are around 15 years old
leak: We manage 24 villas in Arabian Ranches and three of them have damp patches on the top floor ceilings under the tile roof. Can someone advise?
leak: paani tapak raha hai chhat se barish mein
savings: how much dewa bill will reduce if i put solar water heater
savings: Our bill is about 1400 a month and most of it I think is the geysers. Is it worth going solar, how many years to recover?
account: why do I have to register before using the calculator
account password: cannot log in
match: my old tiles are no longer made can you find same one
match: We bought a villa in Jumeirah with brownish S shaped tiles and need about 60 to replace broken ones. I don't know the maker, I have one in my hand.
visit: Do you send engineer to site for measuring, and is it free or there is charges
visit price: need estimate for redoing my roof with dry ridge in khawaneej, can your guys come on saturday
laying: how to cut clay tiles
laying: My mason has never done roof tile before. What spacing of battens should he keep and does every tile need screw?
compareTiles: which is better spanish or italian tile
compareTiles: My wife likes the flat ones and I like the curved ones, honestly what is the difference between the profiles and which suits a modern villa?
heaterFault: no hot water since 2 days
heaterFault: my solar heater tank on the roof is dripping from the bottom
heaterFault: Hi, system you installed 2016 for our villa in Ajman. Pump makes loud noise and water only lukewarm even in afternoon, pls send technician
heaterFault: solar ka geyser kaam nahi kar raha
sunless: does it work when cloudy
sunless: What happens at night or in january when there is not much sun, will my kids have cold showers in the morning?
compareHeaters: cmg or sigma which one good
compareHeaters: I got told there are two makes of solar systems with you. Which would you put on your own house?
circulation: thermosiphon vs pumped
circulation: Architect does not want to see the tank on the roof. Can the tank be kept inside in a pump room and only panels on top?
heaterSize: 5 bathrooms 1 kitchen which system
heaterSize: we are family of 7 plus maid and driver, how many litre solar tank we need
heaterSize: Labour camp in Jebel Ali with 350 workers, require hot water for showers. Please advise the system required.
pressure: max bar for sigma
pressure: We have a booster pump giving 4 bar to the showers. Will the solar tank take it?
capacity: how many litres tanks available
capacity: Is 500 ltr the biggest or do you have 1000 also
weight: how heavy per m2
weight: Structural engineer wants the dead load of the clay roof tiles before he approves. Kindly share kg per sqm.
pitch: min slope for tile roof
pitch: My roof is almost flat, maybe 10 degrees. Can I still put clay tiles or water will go inside?
fire: are tiles class A1
fire: Civil defence is asking for reaction to fire of the cladding bricks, what is the rating
strength: compressive strength of solid block
strength: Our QA/QC wants water absorption and N/mm2 of the hollow clay block, can u tell me?
size: block dimensions
size: how wide is one facing brick and how thick
dataSheet: Where can I download the catalogue of the roof tiles? Need to attach to material submittal today.
dataSheet certificate: Kindly provide technical data sheet and test reports of clay blocks for consultant approval
drawings: got cad files?
drawings: I'm a student at AUS doing my final project. Do you have revit family or 3d model of barrel tile I can download?
certificate: Dubai Municipality asks for product conformity for bricks, you have DCL?
heat: will tiles make house cooler
heat: Top floor bedrooms are like an oven from May and AC is running whole day. Is there something under the tiles which can help?
care: how to clean green moss off roof tiles
care: There is white powder coming on my brick wall after rain. Can I wash with acid or will it spoil the brick?
lifetime: how many years clay tile last
lifetime warranty: will the tile colour fade after some years
spareParts: heating element for sigma 200
spareParts: I need only the glass for one collector, it broke in the storm. Do you sell it seperately or must change the full panel?
notListed: do u have porcelain floor tiles 60x60 for bathroom
notListed: We need 200 bags of cement and some 12mm steel bar for a boundary wall in Al Dhaid. Can you supply?
whatsapp: watsapp pls
email: mail id for rfq
email: Where should I email the BOQ?
number: phone no?
number contact: who can i call to talk about my roof
jobs: any vacancy for storekeeper
jobs: Dear Sir/Madam, I am civil engineer from Philippines with 6 yrs experience in UAE, currently on visit visa. Are you hiring?
dealer: We are a hardware distributor in Muscat and would like to sell your tiles in Oman. Whom do we discuss agency with?
dealer: we are manufacturer of roof underlay in turkey, want to supply to you
instalments: can I pay monthly
instalments: Do you give 60 days PDC credit to contractors or its cash only
order: how to buy
order: can i buy the tiles online and pay with card here or must come to shop
order: We sent the enquiry list on Monday, reference for 2 villas in Fujairah. When do we get the reply?
order delivery: where is my order, it was supposed to come thursday
stock: maal ready hai ya bahar se aayega
stock: Need 3000 pcs of the red roman tile by next week. Do you have them in the store right now?
papers: send trade license copy
papers: For vendor registration our accounts need your TRN number and bank details, pls provide.
history: since when in business
history: who started this company and how old is it?
origin: from which country are the red roof tiles coming
pictures: The villas in your gallery look amazing, can I see them in person somewhere? Or is it computer made
pictures samples: will the tile look the same colour as on my screen
password: forgot pasword
erase: delete my data please
erase: If I upload a photo of my house do you keep it or share with anyone?
products: Hello I am new in purchase department and preparing supplier list. What kind of materials are you dealing in?
products: aap log kya kya bechte ho
brands: Whose roof tiles are you agents for in UAE?
brands: shu el markat elli 3andkom
brands origin: I want European bricks only, who are the factories you work with and where are they
brands: Consultant only accepts approved manufacturers. Please list the makers you represent for roofing and solar.
contact: want to talk to human
contact whatsapp: I don't like filling forms. What is the easiest way to message you people?
contact: mumkin atwasal ma3akom kaif
locations: showroom in abu dhabi?
locations: wain el mahal bil sharja
locations: I'm coming from RAK on Sheikh Mohd bin Zayed road, please share google pin of your showroom.
locations hours: can i come to see the tiles on saturday, where is it
services: do you also install or only supply
services: Besides selling the tiles, what else can you do for us? We have no roofing subcontractor yet.
volumes: how many projects you have done
volumes: Are you a big company? I want to know how many tiles you have sold till now before we give a 90 villa job
app: is there iphone app
app: which online tools do you have for planning roof
price: how much per sqm
price: kitne ka hai ek tile
price: Good morning, we need your best price for 1200 m2 portuguese tile with all accessories. Project is in Al Ain, closing tomorrow.
price: bkam nizam el sakhan el shamsi 300 liter
price heaterSize: solar heater for 3 bedroom villa cost
warranty: is there any warrenty on the collectors and what about the tank
warranty: Our tiles started to peel after 4 years, I still have the invoice. Are we covered?
warranty: Please confirm in writing how many years the manufacturer covers the roof tiles against frost and breakage
samples: Architect here, need 3 tile colours to show my client before Thursday. Do you courier them to Dubai office?
samples: is it free to have a piece of brick to take home and see with my wall paint
samples: My husband says choose from the website but I want to hold the tile and see it in daylight. Can u send me two or three?
delivery: how many days till tiles reach site after LPO
delivery: is transport and offloading included or we have to send our own truck
delivery: We are building a lodge in Mombasa, Kenya and looking for about 4 containers of clay tiles. Do you ship there?
delivery: tawseel la oman?
quantity: tiles needed for 250 sqm
quantity: how many pcs in 1 square meter
quantity: My roof is hip type 14 by 18 meter with 25 degree. How many ridge and how many tiles should I buy with wastage?
quantity: ek kamre ki chhat 5x6 meter ke liye kitni tile lagegi
simulator: can i see it on a house before buying
simulator: I want to try different roof colours with a beige wall and some stone. Is there something on the site where I can play with it?
hours: are you open on sunday or friday half day
hours: till what time showroom in ramadan
hours: I finish work at 6 in Dubai so will reach around 7. Will somebody be there or you close before?
greeting: salam alaikum
greeting: hi good evening
find: anthracite flat tile
find: terracotta barrel tile spain
find: show me grey facing bricks long format
find: do you have the white wash brick that looks old, like in a loft
find: ventilation tile
find: I saw a dark brown tile with a bit of black shading on your page last week and now I cant find it, where is it
find: breathable ridge roll
find: interlock pavers red for car parking
find: SIGMA 300 litre natural circulation
find: where is privacy policy page
none: will it rain tomorrow in sharjah
none: who won al ain vs al hilal
none: best karak near me
none: asdfgh jkl
none: Can you help me write a leave letter to my manager? I need 5 days for my sister's wedding.
none: how to renew emirates id of housemaid
none: I am visiting Dubai for 3 days with kids. What is the ticket price for Burj Khalifa?
none: tell me a joke
`;

export const FOURTH_QUESTIONS: readonly (readonly [question: string, topics: string])[] = LINES.trim()
  .split('\n')
  .map((line) => [line.slice(line.indexOf(': ') + 2), line.slice(0, line.indexOf(': '))]);
