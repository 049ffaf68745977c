import type { Examples } from './examples-shape';

/** How tiles are laid and kept, and what is written of them. */
export const PAPERS: Examples = {
  laying: `
    how do you install tiles | instructions for laying | how do i cut a tile | can i nail it | what adhesive for brick slip |
    is it possible to paint the tiles | how to fix tiles on concrete slab | batten spacing | what mortar do i use |
    can i install it myself | overlap between tiles | installation guide | do i need screws for each tile |
    how to drill clay tile | what goes under the tiles | mounting solar tank on tiled roof | tile lagane ka tarika |
    how are ridge tiles fixed | laying pattern for bricks | can i lay on plywood | how to lay pavers on sand |
    glue for brick slips on gypsum | fixing method for steel purlins | headlap | starting row how | how wide should battens be |
    step by step tiling | install manual | waterproof layer under tile necessary? | do i seal bricks after laying |
    how to finish a hip | diy roof tiles | how are the tiles installed | how do you fix the tiles |
    how do i install roof tiles myself | can i put tiles over concrete roof | how do i lay tiles on a wooden structure |
    what is the batten spacing | do i need nails or screws | can i cut the tiles | how do you cut clay tiles |
    can i paint the tiles | can i paint bricks | what glue do i use for brick slips | what mortar for facing bricks |
    how do i lay pavers | do i need a membrane under the tiles | do i need waterproofing under tiles |
    can tiles be installed on steel frame | how do i install the solar heater on a tiled roof | installation instructions |
    is there an installation guide | how do you fix tiles on hips | how much overlap | how do i drill a hole in the tile |
    can i install tiles over old roof | can brick slips be used on drywall | joint width for facing bricks |
    do i need special tools to lay tiles | how to lay interlock | tile fixing details with screws | what gauge should battens be |
    what's the right way to lay the tiles | how do i attach the tiles to the battens | how are tiles put on a slab |
    how far apart should the battens be | do tiles have to be screwed | with what do i stick brick slips to the wall |
    what tool do i need to cut a tile | may i paint clay bricks white | is it ok to coat the roof tiles |
    how is the ridge finished | can your tiles go on a steel structure | how are the pavers laid |
    which mortar goes with la paloma | do i need to wet the bricks before laying | do the tiles need a membrane below |
    how is the heater fastened on a sloping roof | what has to be under the tiles | do you have a video or guide for installing |
    is it easy to install by myself | how do i install underlay | joint thickness | can i cut these with a grinder |
    which disc for cutting without breaking | how do you fix it so it does not slide | what sticks the thin bricks on a wall |
    kaise lagate hai | which glue holds brick slips | kif byetrakkab el garmeed | how to fix hip tiles without mortar |
    fixing the ridge tiles without cement, how do i do it | how to fix the ridge |
    can a solar heater go on a tile roof | is it ok to put the solar heater on tiles`,
  dryFix: `
    what is dryfix | ridge without cement | tell me about dry ridge system | mortar free ridge | explain dry fix |
    advantages of dry-fix | is dry fix better than mortar | ridge roll | dry hip | how does the dry system work |
    cool roof system explained | what is included in coolroof | does dry fix let the roof breathe | bina cement ke ridge |
    dry laid ridge benefits | dry verge | what is the dry fixing method | is coolroof the same as dry fix | coolroof composition |
    difference between wet and dry ridge | what is dry fix | how does dry fix work | what is the dry fix system |
    what is coolroof | is it possible to fix ridge without mortar | dry fix versus mortar | what are the benefits of dry fix |
    why is dry fix better than cement | can you explain dry ridge | do you do dry fix roofs |
    what is included in the dry fix system | what does dry-fixing mean | is dry fix ok in strong wind |
    is the dry fix ridge waterproof | can dry fix be used on my old roof | what is cool roof system made of |
    tell me about coolroof | ventilated ridge system | roof without cement | what do you mean by dry fix |
    explain the dry system | ridge fixed without mortar, how | is there a system without cement for ridges |
    what's in the coolroof system | what does coolroof do and consist of | is dry-fix breathable | how is a dry ridge made |
    what's the advantage of not using mortar | coolroof what is it | clip and roll at the top instead of cement, what is this |
    roll under the ridge with clips what is it called | is there any point in leaving the cement out at the top |
    isn't a ridge with no mortar weak | why no mortar under the ridge caps | the capping without cement, tell me |
    someone told me about a roll for the ridge`,
  care: `
    how do i wash the tiles | moss on roof | clean with pressure washer | stains on bricks | white salt on wall |
    maintenance of tiles | can people walk on it | how to maintain | green stuff growing on the roof | efflorescence removal |
    dust on tiles how to remove | bird dirt | will sea salt harm it | hard water in my heater |
    should i coat the tiles every year | how often does it need service | tile saaf kaise kare | chhat par chal sakte hain kya |
    paint splashes on brick | do i need to flush the tank | limescale | remove cement from facing bricks |
    does roof need yearly maintenance | acid wash ok? | insects in wood battens | black spots on tiles | lichen |
    cleaning product for clay | is sealing required to protect | salty groundwater on brick wall | how do i clean the tiles |
    how to clean roof tiles | can i pressure wash my roof | how do i remove moss | how do i remove white stains from bricks |
    do tiles need maintenance | how often should i clean my roof | can i walk on the tiles | is it safe to walk on the roof |
    what about salt near the sea | do bricks need sealing | how to look after the roof | how do i maintain the solar heater |
    how often should the heater be serviced | does hard water damage the heater | how do i remove limescale from the heater |
    there is dirt on my roof | birds make my roof dirty | algae on tiles | how to clean cement off bricks |
    what cleaner can i use on clay | do i need to treat wood battens against termites | maintenance free? |
    salt is coming out of my brick wall | can acid be used on bricks | what care do facing bricks need |
    dust removal from collectors | should i wash the collector glass | how should i look after my tiles | what to do about moss |
    how do i wash my bricks | is it allowed to step on the tiles | who cleans roofs, how is it done |
    there are white marks on my bricks | does sea air hurt the tiles | can high pressure water damage the tiles |
    what maintenance does a clay roof need | do i have to repaint the tiles | is maintenance of the solar heater necessary |
    my water is very hard, is that bad for the tank | calcium in the tank | how do i get paint off the bricks |
    how to keep the tiles clean | ants in the wooden battens | is hard water ok for heater |
    TDS of our water is high is it ok for the tank | how to protect bricks from salt |
    will they crack when a worker steps on them | the ac man has to walk over the roof, is that ok |
    may the satellite guy step on the tiles | dish lagane wala tile pe chal sakta hai | safai kaise kare |
    kif bnaddef el garmeed |
    tiles that stay free of moss | does moss grow on glazed tiles | want a red tile that does not turn green with time`,
  lifetime: `
    how long will it last | life span of clay tile | does colour fade | will the red turn pale | how many years can a heater run |
    durability in years | expected life | does it lose its colour | when do i have to replace the tiles | 50 years? |
    is the colour permanent | tile kitne saal chalti hai | rang udega kya | will the sun bleach it | how old can a clay roof get |
    service life of collectors | do glazed tiles keep their shine | fading after ten years | my tiles turned dull | longevity |
    do bricks discolour over time | age of roof | lifespan of underlay | is it long lasting | how long do clay tiles last |
    how long will the roof last | how many years does a solar heater last | what is the life expectancy of the tiles |
    do the tiles fade | does the colour fade in the sun | will the colour change over time | what is the lifespan of bricks |
    do the bricks lose colour | how durable are your tiles over time | how long before i have to change the roof |
    do tiles get old | will the red stay red | is the colour baked in or painted | how long does the underlay last |
    my roof has faded | colour of my tiles has gone pale | how many years will sigma work | do tiles deteriorate in the sun |
    does the glaze wear off | how many years will these tiles hold | will the colour stay | do they bleach in the sun |
    after how many years does the roof have to be redone | how old do heaters get | does the paint come off |
    how well do the tiles age | is there an end of life for tiles | will they look the same in 20 years |
    how long does a solar system work | do the bricks keep their colour | how long do clay roofs live |
    will it turn pale after a few summers | does it look washed out after some years | goes pale? |
    will it look dull after years | kitne saal chalega | el loun byo3od wala la2`,
  certificate: `
    are you certified | do you have test report | is it approved by municipality | ce marking | iso |
    which standard do tiles follow | estidama compliant | green building points | dcl certificate |
    is the heater approved in dubai | leed credits | third party test report | mill certificate | quality certificate |
    conformity to en | are the products environmentally friendly | epd | recycled content | civil defence approved? |
    certificate hai kya | sustainability documents | material approval documents | bs en compliance | adm approval |
    is it sustainable | trakhees approved material | lab tested? | product conformity | do you have certificates |
    are your products certified | do you have test certificates | is the product approved by dubai municipality |
    is it ce marked | which standards do the tiles meet | do you have iso certification | can you provide a test report |
    are your heaters approved in dubai | is it estidama approved | do your tiles comply with en standards |
    are the tiles environmentally friendly | is clay sustainable | do you have an epd | leed points with your tiles |
    do you have dubai central laboratory certificate | quality certificates | astm compliance | approved materials list |
    is it approved by abu dhabi municipality | do the blocks have certificate of conformity | what approvals do you have |
    green product? | can you give compliance statement to british standard | is it recyclable | which certificates can you show |
    can we have the test reports for the consultant | is there an approval from the municipality for this product |
    municipality approved tiles | dm approved product list | are your bricks tested |
    is the heater certified by dubai laboratory | which norm do the tiles follow | european norm certificate |
    is it a green building material | al safat rating documents | pearl rating points for tiles |
    do you have environmental declarations | confirm compliance with uae fire and life safety code papers |
    are the tiles organic and eco friendly | quality mark | product approval letter | iso 9001 | recycled material certificate |
    the consultant wants en or iso lab reports | submittal was rejected, he asks for lab tests to en 1304 |
    reports from a laboratory | need an iso or astm certificate from you | al safat certificate |
    green building certificate al safat dubai | safat points for solar and tiles | green building rating papers`,
  permit: `
    do i need approval to change the roof | building permit | municipality noc | is permission required for tiles |
    need permit for wall? | which noc for roof replacement | community approval for roof colour |
    can i build a pergola roof without permission | emaar allows which roof colour | developer noc | baladiya permission |
    municipality ki permission chahiye | is it legal to add roof | permit for solar heater on roof | planning permission |
    do i have to ask the municipality first | modification noc from nakheel | do i need a permit to change my roof |
    do i need municipality approval for roof tiles | is a building permit needed for a wall |
    do i have to get noc for solar heater | who gets the permit you or me | is permission required to replace roof tiles |
    can i change my roof colour without permission | do i need approval from the community |
    what permits are required for a new roof | does the municipality allow red tiles | do you handle municipality approval |
    will you apply for the permit | noc from developer for roof works | is planning approval needed to add a tiled pergola |
    is a permit needed to renew the roof | must i ask the municipality before changing tiles |
    do i need a licence to build a boundary wall | who gives the approval for a new roof |
    is an noc needed from my community for the roof colour | are there rules on roof colours in my area |
    do i need a permit for a solar heater | will the municipality stop me from changing the roof |
    legal permission for roof renovation | does baladiya have to agree |
    must the municipality say yes before i put tiles on my garage | do i ask baladiya first |
    baladiya approval for changing my garage roof | baladiye permission lazem | do i have to tell the municipality`,
  dataSheet: `
    send me brochure | do you have a pdf | technical data sheet | tds | product specification | catalogue download |
    spec sheet of block | submittal documents | i need literature about cmg | msds | material submittal for consultant | leaflet |
    manual of the heater | datasheet for duna | company brochure | la paloma catalog | catalog bhejo | pdf chahiye |
    documentation | method statement | specs of sigma 200 | share the technical details in pdf | booklet with all colours |
    where do i download the catalogue | product info sheet | installation manual pdf | specification clause | full specs |
    can you send me a catalogue | do you have a brochure | can i download a brochure | where can i find the technical data sheet |
    can i get the data sheet of duna | please send me technical specs | do you have pdf catalogue of all tiles |
    where can i download documents | i need the specification of the block | product data for submittal |
    i need technical documents for my consultant | do you have msds | send company profile and catalogue |
    can you send the specs of cmg | is there a user manual for the heater | colour chart pdf | brochure of solar heaters |
    do you have a leaflet about coolroof | product technical information | could you share the tds |
    download specification of sigma | where is the product sheet | i need a method statement | could you forward a brochure |
    i need all technical details on paper | where can i find pdfs | i want to download the catalogue of roof components |
    is there a technical file for the consultant | please share product specification | spec for tender document |
    do you have a booklet | technical submittal for la paloma | need tds for approval | printed catalogue |
    documents for the solar systems | the company profile pdf please | how do i get the product sheet | safety data sheet |
    we need a specification text for clay roof tiles | specs in pdf bhejo | abi catalog | fi catalogue |
    how many watts is sigma 500 | kw output of cmg 300`,
  drawings: `
    cad file | do you have dwg | revit family | bim object | 3d model of tile | texture for rendering | detail drawing of ridge |
    section detail dxf | sketchup model | ifc | seamless texture | material for 3ds max | autocad block of the heater |
    eaves detail | drawing of wall section | hatch for tiles | download 3d | pbr maps | architectural details |
    shop drawings available? | rfa | glb | bump map of brick | lumion material | cross section of roof build up |
    do you have cad drawings | can i get dwg files | do you have revit families | is there a bim model |
    can i download 3d models | do you have textures for rendering | do you have a sketchup file | where can i download textures |
    technical drawings of the tile | section drawing of the roof | do you have a detail of the eaves |
    i am an architect and i need cad details | can you give dxf of the tile profile | do you have a 3d file of the brick |
    can you prepare shop drawings | i need texture maps for 3ds max | ridge detail in autocad |
    rendering material of the roof tile | 3d object for lumion | pattern file for revit | drawings for tile roof construction |
    do you provide 3d models | are cad blocks available | we're architects and need drawings of the tile |
    where are the dxf files | do you have bim objects for the tile | revit? | texture image of the tile for my render |
    can i get the tile as a 3d file | we need sections and details for our drawings | is there a skp file |
    need tile hatch and section for autocad | material map for rendering of bricks | downloadable drawings |
    i'm doing a render and need seamless maps | maps for vray of a clay roof | rendering in 3ds max, have you tileable images |
    tileable texture of tiles |
    architect here need 3d blocks for our submission | 3d blocks of tiles for architects | need cad blocks for tender`,
  origin: `
    where is it made | which country | is it chinese | is this from italy | imported or local | country of manufacture |
    made in spain? | where do the bricks come from | is the heater european | indian tile? | kahan ki bani hai |
    konse desh ka maal | origin certificate country | are the blocks made in saudi | italian or turkish | is it produced in uae |
    do you import from portugal | manufactured where | what is the source country of your tiles | china made or europe made |
    local production? | where are the tiles made | where are your bricks from | in which country are the tiles produced |
    is it made in italy | are your tiles from china | are these european tiles | where does the heater come from |
    which country is sigma made in | are the blocks local | where do you import from | is it imported from spain |
    is it locally manufactured | country of origin please | are the tiles really spanish | from where you bring the tiles |
    la paloma made where | where is cmg manufactured | is it original european product | what country do your bricks come from |
    is it made in uae | what country are your tiles produced in | are these made in europe | from which country is the brick |
    is the heater made in italy or turkey | is any of this from china | do you make the tiles here in the emirates |
    where were these manufactured | imported from? | i don't want chinese product, where is yours from |
    which country does this manufacturer produce in | la paloma is from where | kahan se aata hai maal | mnein el garmeed |
    men ayya balad`,
  pictures: `
    have you done any villas | show me finished projects | are these real photos | project references |
    photos of completed roofs | previous work | portfolio | who used your tiles | is the picture on the site an actual house |
    can i visit a house with your roof | case studies | gallery of real installations | customer reviews | your clients |
    which big projects you supplied | koi project ka photo | real photo bhejo | hotel projects done | testimonials |
    ai generated pictures? | are images renders | does the real colour look like the picture |
    any building in dubai with this tile | are the pictures real | is this a real house in the picture |
    do you have pictures of real projects | can i see your previous projects | where have you installed your tiles |
    do you have a reference list | have you done any projects in abu dhabi | can you show me houses with your tiles |
    do you have photos of finished roofs | which hotels used your bricks | can i see a villa with this tile |
    who are your customers | do you have reviews | are these images computer generated | is the colour in the picture accurate |
    is the tile colour exactly like on the screen | portfolio of completed villas | can you send pictures of your work |
    case study | any villa near me where i can see your roof | are those photographs or drawings | is that an actual project |
    have you ever done a big villa project | can you show me work you have done |
    is there a house near me with this roof that i can look at | who have you worked for | which projects used your bricks |
    do you have before and after pictures | are the colours in the photos true | will the tile look like in the photo |
    completed projects list | can i talk to previous customers | show real photos not renders |
    show me works you finished on the palm | villas you have done in emirates hills or elsewhere | jobs you have completed |
    is it all computer drawn | real photos of roofs you completed | finished works in abu dhabi`,
};
