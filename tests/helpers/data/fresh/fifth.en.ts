/** Questions in Latin letters, as ./first.en, of a fifth writer who knew what stands on the site, but no subject: what it may be about, a colon, and the question. */
const LINES = `
find products: my husband wants a red roof like in tuscany but not too orange, what do u have
price: how much is one tile
delivery price: salam bro best price 450 sqm qarmeed portogese natural deliverd to RAK
hours: Can I come friday morning or are you shut
locations: where exactly is your shop i am driving around industrial area
whatsapp: do u have watsapp number i can send the plan
complaint: I called three times and nobody picks up. this is ridiculous
complaint: tiles arrived broken who do i talk to??
complaint order: we bought 2 pallets too many, will you take them back
pitch: How flat can my roof be before clay tiles start leaking?
pitch: is 12 degrees ok for logicaplana
weight: How heavy is a tiled roof per square meter, my structural engineer is asking
quantity: pcs/m2 for lusa?
quantity: i have 280 m2 of roof how many marsiglia tiles shall i order inc. cutting
compareTiles find: whats the difference between the wavy one and the flat one that clicks together
compareTiles: Compare Cobert Spain with Yamama please
find: anything in dark gray / almost black, flat, for a modern villa on saadiyat
find: blue roof tiles exist?
photoCheck: uploaded a pic of my roof and it says not suitable, its 900x700 from whatsapp
find: Looking for half round barrel tile, old arab style, covers and pans
find: YRT-PBB what colour is that actually
samples: can you send me some pieces to Al Ain so my wife can choose
samples: are samples free of charge or do i pay courier
delivery: How long till delivery if I order tomorrow, site is in Fujairah
delivery: Do you ship containers to Mombasa? need 3x40ft of roof tile
find products: anything new from you guys lately or same as last year
dryFix: what is holding the ridge if there is no cement
dryFix: birds nesting under my tiles at the gutter side, any fix
heat: that silver foil under tiles - how much heat does it really stop
find heat laying dryFix: Do I need membrane below or the tile is enough
roofParts find: whats the piece called where 2 hips and the ridge come together
leak find roofParts: water coming in around the chimny, what do u sell for that
roofParts find: rain from two slopes collects in the middle line which part
leak match: one tile cracked after the AC guys walked there. how replace
care: Do clay roofs need washing every year or what
warranty: guarantee on the roof tiles how many years
price quantity size find: 8 inch hollow block price and how many per sqm
find: need thermal block with foam inside 30cm wall
find: interlock for parking 8cm grey, got it?
find: those decorative hollow blocks with star pattern for boundary wall
find: White facing brick without plaster, Spanish if possible
size: What dimensions do la paloma bricks come in
fire find: ventilated rainscreen with terracotta elements for a 6 storey tower in dubai, fire rating?
find: Brick slips thin ones to glue on existing villa wall
heaterSize: 7 people in house, 5 bathrooms, what size of solar heater
heaterSize: labor camp 600 men jebel ali hot water calc
capacity: biggest tank you sell in litres and collector sqm
weight: weight of the 300 liter one standing on my roof, empty
capacity find: 200/25 system is 200L right?
care: our water is very hard here in Ajman will the heater get calcified
sunless: Does it work in december when its cloudy
simulator account app: is the simulater free? it keeps asking me to login
password: forgot pasword code never arrives
erase: delete everything you have on me, now
jobs: any vacancy for tile fixer, 9 yrs exp in oman
instalments price: can i pay in 4 with tabby
none: who won man city yesterday
none: weather tomorrow in sharjah?
none: write me a python script to scrape amazon
complaint contact: u r useless bot
`;

export const FIFTH_QUESTIONS: readonly (readonly [question: string, topics: string])[] = LINES.trim()
  .split('\n')
  .map((line) => [line.slice(line.indexOf(': ') + 2), line.slice(0, line.indexOf(': '))]);
