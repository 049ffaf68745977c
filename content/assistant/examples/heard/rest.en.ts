import type { Examples } from '@/content/assistant/examples/examples-shape';

/** What the others left out: everyday words for what is asked often, and what is asked of us and is none of ours. */
export const REST_HEARD: Examples = {
  laying: `
    is it ok to mount a solar unit over tiles | heater stand on tiled roof possible or not | will my tile roof take a solar tank fixing |
    can a water heater sit on top of roof tiles | how do they bolt the collector through tiles | bed the ridge pieces in what mix |
    how are ridges normally set, steps please | putting a solar heater above the tiles, allowed | solar heater over clay roof, can it be done | can solar panel stand be put on tiles | is a solar heater possible on tile roof without leak | fix solar heater to tiled slope how`,
  dryFix: `
    ridge fixing that has no cement at all`,
  heat: `
    coolroof or usual felt, which is cooler | diff of coolroof and ordinary underlay | underlay normal vs coolroof foil, what changes | is coolroof better than plain membrane below`,
  dataSheet: `
    what kilowatt has the 1000 litre set | kw of each sigma unit | rated output in kw of the 500 one | power rating of the 300 please | sigma 1000 how many kilowatts | how many kw is 500 sigma`,
  complaint: `
    if pieces crack on the lorry who pays | what happens when some arrive in pieces | transit breakage, will you replace | damaged on the way, what then | you sold me broken pieces | cracked pieces were sold to me | they gave me chipped bricks | sold us bad ones`,
  certificate: `
    green building points for tiles, any paper | estidama or al safat evidence for clay | what do i submit for al safat`,
  quantity: `
    ridge pieces for each running metre | how many caps go in one meter run | wastage to add on hip roof, and count of hips | hip roof 12 by 20, number of tiles and ridges |
    house 15 x 11 at 30 degrees, tiles count incl. ridge`,
  price: `
    cheapest one you have | which tile is lowest cost | least expensive colour`,
  greeting: `
    thank you for the cooperation | much appreciated, have a nice day | thanks for your kind help`,
  photoCheck: `
    does the photo tool find damage | will the picture check show where it is cracked | can that photo thing see broken ones | what does checking my roof picture tell me`,
  account: `
    why must i sign up to use it | do i need to log in for the tools | registration compulsory or can i just use it | is signing up needed to see the result`,
  match: `
    old brown s-shape pieces, no idea of maker, need some to replace | i hold a broken one in my hand, find me the same | previous owner left no name of the tile, need 40 alike |
    need spare pieces to replace cracked ones, brand unknown`,
  circulation: `
    pump or no pump system | gravity type versus pumped | passive or active solar, which one means what | natural or forced, meaning`,
  fire: `
    civil defense wants fire class of the brick | reaction to fire euroclass of cladding | is the facing non combustible class a1`,
  notListed: `
    need steel bars and cement also | 150 bags opc and some rebar for a wall | do you have sand and aggregate | plywood sheets and nails available | want binding wire and cover blocks |
    pipes and fittings for plumbing you keep`,
  email: `
    mail id for enquiry | mail id of purchase | mail id pls | where can i mail the boq | to what address do i email drawings and boq | rfq to be emailed where |
    tender file, which mailbox | your id for sending quotation request`,
  pictures: `
    these villas, are they real or computer | photos look too perfect, cgi or what | are the houses in gallery actually built | will it look the same as on my monitor |
    screen colour and real colour same or not | are colours on website exact | is it a render or camera picture`,
  erase: `
    my photo that i uploaded, do you store it | do you keep my house picture | is my picture shared with other people | what happens to the image after upload | who can see the photo i sent |
    remove my photo from your system`,
  brands: `
    consultant wants approved vendors, list the makers | names of factories you are agent for | makers you represent for roofing and heaters | european factories you work with, names |
    only approved brands allowed, which have you | list of principals you represent | manufacturer list for approval`,
  contact: `
    kaise baat ho sakti hai aap se | kif atwasal maakom | momken atwasal ma3 7ad | aapse sampark karna hai | how can i get hold of you people | want to get in touch`,
  services: `
    only supply or fixing too | supply and fix or supply alone | you do installing as well or just selling | do your people also fit it`,
  visit: `
    can you people fix tiles on my roof | u fix tiles or send somebody | fix the tiles for me possible without cement work | can u come and fix`,
  volumes: `
    number of projects done so far | how many villas have you supplied | are you a big firm, tiles sold till today | track record in numbers before we award | how many jobs finished |
    quantity sold in total since start | are you large enough for a 120 villa job`,
  warranty: `
    tiles peeling after three years, still have bill, covered or not | years covered against frost | is it covered if it cracks by itself | manufacturer covers how many years in writing |
    will you stand behind it if the coating goes | lost the papers, still covered`,
  samples: `
    can i take a piece home to see with paint | want to hold one in daylight before i say yes | send me two or three pieces to look at | courier three colours to our office for client |
    show client the colours, need pieces by tomorrow | is a piece free of charge | feel it in hand first, possible`,
  delivery: `
    site is in nairobi, ship containers there | 3 containers to zanzibar, do you send | lodge in tanzania, can tiles go by sea | do you ship to seychelles | send to oman border side`,
  hours: `
    i come after work at 7, is somebody there | reach by 8 evening, closed or not | until when are people in the showroom | lunch break at your place | can i come late evening`,
  locations: `
    which store does my driver load from | driver is coming, office or warehouse`,
  jobs: `
    i am civil engineer, 5 years sales of materials, any opening | looking for post in your showroom`,
  find: `
    that old white washed brick like in lofts | dark tile with black shade i saw last week, can not find it | light brick that looks aged | sandy colour s tile from spain |
    model 200 natural | sigma 500 forced unit page | privacy page | page about cookies | link of terms`,
  none: `
    weather in dubai tomorrow | will there be rain this week | what is the temperature outside | who won yesterdays match | al ain or al wahda, score | best karak around here |
    where to eat biryani | good restaurant near | ticket price of the museum | burj entry fee for kids | things to do in dubai with family | write me a letter for leave | help me with my cv summary |
    compose a mail to my boss | translate this sentence | renew my visa where | typing centre nearby | what is the gold rate today | exchange rate of rupee | homework for my son | book me a flight | horoscope today`,
};
