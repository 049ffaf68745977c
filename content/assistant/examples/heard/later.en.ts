import type { Examples } from '@/content/assistant/examples/examples-shape';

/** Parts told by what they do, hints in place of names, and what is none of ours in our own words. */
export const LATER_HEARD: Examples = {
  roofParts: `
    name of the tile that joins three ridges at one point | part that sits at the junction of hips and ridge | what do you call the tile on the corner where slopes meet |
    the channel in between two slopes, which piece is that | trough where two roofs join and rain runs down, its name | piece in the inside corner of an L shaped roof |
    what is the last piece at the end of a ridge named | the one that closes the side edge of a gable | tile with a hole for the pipe to come out |
    part under the top row that lets air out | strip that goes over the top line below the caps | piece along the sloping edge at the wall end |
    which part stops water beside a wall | flexible strip for around the chimney | lead free sheet to seal roof and wall | thing that closes the wave openings at the gutter`,
  find: `
    thin brick faces to stick on a wall | stick on brick look for inside feature wall | slim clay tiles like brick for gluing on plaster | slips in red for my kitchen wall |
    do you have a tuscan look red roof | mediterranean style roof in soft red, which one | something reddish but not orange for my roof | roof in spanish hacienda look |
    terracotta rain screen for a tower | clay facade hung on rails | bricks simulator ready yet | when will the brick visualiser open | is the brick wall tool live |
    solar heater saving space | solar heaters with a slim tank | small space saving solar unit | solar heater that takes little space | compact solar unit for a small roof | heater which saves room | wavy roof piece in a shade of green | round half pipe tiles like old farmhouses | eight sided star block for a fence | block with insulation inside | paver in zig zag shape`,
  pitch: `
    10 degrees ok with virtus | is fifteen degree slope enough for marsigliese | can duna go on an 8 degree roof | my slope is 14 degrees, will plana work | too flat at 9 degrees for clay or fine |
    is 20 degrees okay for curva collado`,
  photoCheck: `
    photo was rejected as unsuitable | check says my picture is too small, 800x600 | it says no roof found in my image from chat | picture test refused my image, size problem |
    the roof checker does not accept my pic, sent by whatsapp`,
  dryFix: `
    birds get in under my roof at the eaves | pigeons nest below the tiles near the gutter | stop sparrows living under the roof | pest guard for the bottom edge |
    bats and lizards come in beneath tiles, how to close it | mynah birds made a home below my tiles | what keeps ridge caps from flying off if there is no mortar |
    how does the top row stay in place without cement`,
  heat: `
    does the shiny sheet below tiles keep heat away | silver layer under the roof, how effective against heat | foil below tiles really lowers heat or not |
    how much heat is stopped by the reflective layer | aluminium sheet below the battens, does it work in summer | percent of heat the radiant sheet sends back`,
  quantity: `
    pcs per m2 of plana | nos per sqm for duna | how many go in one sqm, marsigliese | pieces in a square meter of virtus | consumption per m2 for wave | no of units per m2, 200 block`,
  capacity: `
    500/5 set, is it five hundred litres | tank size of the 300/3 | what litres is 750/8 | the label says 1000/10, what does it hold | is model 150 really one hundred fifty litres`,
  samples: `
    can you send me pieces to al ain | send some to my place so my family can choose | is it possible to send me a few to fujairah to choose | post me a few pieces so we can pick a colour | mail two tiles to my flat | my wife wants to see three colours at home, can you send | send some bits to our site in ras al khaimah to choose |
    can you courier a couple of pieces to ajman | drop a few different tiles at my villa for a look`,
  erase: `
    wipe all you know about me | erase my details from your records now | remove everything with my name on it | i want my data gone today | take me off your system completely |
    get rid of all information you hold on me | forget me, gdpr`,
  complaint: `
    you never answer the phone | nobody replies to my calls since morning | your line rings out every time | been calling all day without answer, terrible service`,
  visit: `
    will your people lay my tiles with no mortar | can u come fit tiles without cement | could your team set the ridge without mortar at our villa`,
  laying: `
    what sits between the tile and the slab | is a sheet needed beneath the tiles | do i need felt under clay tiles`,
  none: `
    gold rate 22k | silver price per gram today | price of petrol this month | bitcoin price now | iphone 17 price | usd to aed today | score of the derby | kick off time of the final |
    match timing tonight | recipe for machboos | how to cook biryani | write code in java for me | scrape a website for me | fix my excel formula | cinema times this evening |
    flight to cairo price  | price of a plane seat | salary of a teacher here | bus times to al ain | exam results when`,
};
