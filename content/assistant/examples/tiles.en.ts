import type { Examples } from './examples-shape';

/** About tiles and bricks themselves. */
export const TILES: Examples = {
  compareTiles: `
    which tile should i take | what would you recommend for a modern house | duna or plana which one |
    which is nicer brown or grey | i can not decide between two colours | clay versus concrete tile |
    what colour suits white walls | best tile for coastal villa | better option for big roof |
    is portoghese better than marsigliese | what is the difference of curva and virtus | pros and cons of clay roof |
    help me pick a colour | best brick for facade | which profile is most popular | what looks good with stone |
    difference between solid and hollow block | hollow or insulated block for outside wall | konsi tile achi hai |
    kaunsa color acha lagega | suggest a tile for mediterranean style | compare spanish and italian tiles |
    what do most people choose | tile or metal sheet which one lasts | why clay tile and not shingles |
    la paloma or isiklar for my wall | advise me on colour combination | is terracotta still in fashion |
    which one would you pick for a mosque dome area | glazed or unglazed better | what is the advantage of clay tiles |
    flat tile vs curved tile | which tile is best | which tile is better for my villa | what tile do you recommend |
    which colour should i choose for my roof | what is the difference between duna and marsigliese |
    difference between clay and concrete tiles | which is better clay or metal roof | are spanish tiles better than italian |
    which brick do you recommend for outside walls | what colour roof goes with beige walls |
    i can't decide which tile to choose | help me choose a roof tile | what are the benefits of clay tiles |
    which profile suits a modern villa | what tile is good near the sea | is flat tile good for traditional house |
    what is the best roof for a villa in dubai | which one is stronger | do you think red or brown is better |
    what would look nice with white house | which tile is the most durable | solid or hollow blocks for boundary wall |
    what's better, brick or block | why choose clay | which tile do most villas use | compare braas and cobert |
    advice on choosing facing bricks | what is better la paloma or normal brick with paint | glazed versus matt |
    can i combine two colours | i'm not sure which profile to take | what would suit a classic villa |
    i like duna and virtus, which would you take | which colour is good in the long run |
    what's popular in the emirates for roofs | is a flat tile a good choice | what goes well with grey stone walls |
    what do you advise for a beach house | should i go for clay or cement tile | in what way do these two tiles differ |
    are bricks better than blocks for the outer wall | which blocks should i use for the fence |
    what's the nicest colour for a roof in your opinion | what kind of tile would fit an arabic style house |
    italian or portuguese tile, which one to choose | does brown or grey suit cream walls |
    can you advise which brick looks natural | what's special about clay tiles | choose between red and natural |
    konsi behtar hai duna ya virtus | shu a7san loun | ayya loun a7san la villa | would dark or light suit my house |
    which of these two looks richer |
    compare isiklar and yamama cost | compare bmi with cobert price and quality`,
  match: `
    i need the same tile as on my house | can you find a tile like this | i have an old roof and need matching pieces |
    identify my tile | same as existing | what tile is this in my photo |
    my old tiles are discontinued can you find something close | extension to my villa must look like the original roof |
    neighbour has the same roof i want | match colour of existing brick | looking for replacement that looks identical |
    purani tile jaisi chahiye | same tile as before | find equal to monier tile from 1998 |
    my tile has a stamp on the back can you tell which it is | i have a sample of my tile can you find it |
    need 60 tiles identical to the ones i have | tile no longer made | want to add a room and keep roof uniform |
    picture of my tile, do you have it | mixing new tile with old roof must match | look alike for existing facing bricks |
    i need tiles that match my existing roof | can you find the same tile i have | do you have tiles to match old ones |
    i want the same colour as my neighbour's roof | i need a few tiles like the ones on my roof |
    can you identify my roof tile from a photo | i have a photo of my tile can you tell me what it is |
    my roof is 20 years old and i need the same tiles | can you match my bricks | how can i find out which tile i have |
    i am extending my house and need matching tiles | i need an exact match |
    i broke tiles and the supplier no longer exists, need same | do you have something similar to this tile |
    which of your tiles is closest to mine | can i bring my old tile so you can compare | are these tiles the same as mine |
    find similar brick | match my compound's roof colour | same model as in my community villas |
    my tiles are from an older house, do you have those | we're adding a garage and want the roof to match |
    i'm looking for the tile that is already on my villa | could you tell me which tile this is |
    can you recognise my tile if i send a picture | do you have anything close to the old tile |
    the previous owner left no name of the tile, how do i find it | we need bricks like the ones on the facade |
    the tile must be the same as my neighbours have | i need 15 tiles of the kind i already have |
    how do i get the same colour again | compound requires the same roof tile, can you match | same shade as existing roof |
    abi nafs el garmeed el adeem | i can't find the same one in the market any more |
    my father's house has old tiles, some broke and i want the identical shape | same shape as before but not sold anywhere`,
  size: `
    what are the dimensions | length and width of a tile | how thick is the brick | block sizes | how big is one duna |
    tile measurements | what thickness do pavers come in | height of brick | size in mm | measurements of sigma 300 tank |
    how long is the ridge tile | size of collector panel | width of one tile | tile ka size kya hai | kitni lambi hai tile |
    is the block 40 by 20 | dimension of la paloma brick | is standard brick size available |
    what sizes do you have in hollow block | thickness of solid block | diameter of tank | how wide is it | brick slip thickness |
    overall dimensions of heater with stand | size chart | 6 inch or 8 inch block sizes | what size are the tiles |
    what are the sizes of the bricks | what is the size of one tile | how long is a tile | how wide is duna tile |
    how thick are the tiles | what thickness is the brick slip | what sizes do hollow blocks come in | size of paver |
    dimensions of solar tank | how big is the heater | how much space does the heater take on the roof |
    height and width of 200 litre heater | tile length in cm | tile size please | give me the brick dimensions in mm |
    is the block 400x200x200 | do you have 15 cm blocks dimension | what is the length of ridge tile | size of the collector |
    what is the width of the block | how tall is the heater stand | could you tell me the length of a tile |
    how large is one tile | measures of the block please | what is the brick format | what are the measurements of the tank |
    how much room does the 300 litre system need | space needed on the roof for a heater | area taken by the collectors and tank |
    how thick is the paver | which thicknesses of blocks do you have | how many centimetres wide | tile dimensions in mm |
    is it 4 inch or 6 inch | what's the height of the ridge piece | brick measurements | kitni lambi aur chaudi |
    shu 2yas el 7abbe | what does a block measure`,
  weight: `
    how heavy is one tile | kilos per square meter | can my roof carry it | will the structure take the load | tile weight |
    weight of full tank | how much does a block weigh | kg of one brick | is clay too heavy for steel structure |
    roof load per m2 | weight of pallet | wazan kitna hai | ek eent ka wajan | total weight of heater with water |
    dead load for structural engineer | light weight tiles? | mass of tile | are concrete blocks heavy | how many kilograms |
    lightest tile you have | would the tank be too heavy for my roof | weigh | load of tile on timber truss |
    how much does a tile weigh | what is the weight of one tile | how heavy are clay tiles | how heavy is a brick |
    weight per square meter | what is the weight of the roof per m2 | are clay tiles too heavy for my roof |
    can my old roof support clay tiles | how much does the heater weigh when it is full | how many kg is one block |
    is the tank heavy | load on the structure | do i need to reinforce the roof for the weight | kg per m2 of duna |
    weight of the pallet | how heavy is a pallet of bricks | weight of la paloma brick |
    what load should the engineer consider for tiles | will the wooden frame carry the tiles | heavier than concrete tiles? |
    what's the mass per square metre | what does a pallet weigh | kilogram per tile? |
    would tiles be too much for my wooden roof | is it a heavy roof | what's the weight of the tank filled with water |
    i worry about the weight on my roof | our engineer asks for the weight per m2 | how many kilos is one hollow block |
    how much load does the heater put on the slab | weight of brick slips on the wall | what dead load should i take per sqm |
    our structural engineer needs the load of the covering | ek tile kitne kilo ki | wazn el garmeed kam |
    load per sqm of roof covering for structure`,
  pitch: `
    what slope do i need | lowest angle for clay tile | my roof is nearly flat can i tile it | is 15 degrees enough |
    minimum inclination | can tiles go on flat roof | roof angle | gradient required for marsigliese |
    steep roof 45 degree is ok? | slope percentage for duna | does it work on low pitch | how much slope should i give |
    chhat ka slope kitna hona chahiye | roof fall needed | 20 percent slope fine for your tile | what is the least pitch |
    can i use tiles on a 5 degree roof | maximum pitch | vertical mansard tiles possible | pitch table by profile |
    degree of roof for flat tiles | what is the minimum slope | what is the minimum roof pitch for your tiles |
    what angle should the roof be | can i put tiles on a flat roof | can tiles be used on low slope roof |
    my roof has 10 degrees slope is it ok for tiles | what is the minimum pitch for flat tiles | how steep can the roof be |
    do clay tiles need a slope | roof slope requirements | how many degrees slope do i need |
    i have almost flat roof which tile works | what is the recommended slope | is 12 percent slope enough |
    what slope for roman tile | minimum angle for barrel tiles | can i use marsigliese at 15 degree |
    what if my roof is less steep than required | from which slope can i use your tiles | our roof slopes only 8 degrees |
    is there a minimum inclination | the architect drew a 17 degree roof, is that alright for clay tiles |
    flat roof and clay tiles, possible? | which tile can go on the lowest slope | what slope is needed for portoghese |
    what inclination do you advise | is my roof steep enough | how low can the roof go | steepest roof allowed |
    tile for very low slope | can they go on a horizontal slab | the roof is dead level, can clay go on it |
    roof nearly horizontal is it ok | seedhi chhat pe lag sakti hai | level roof with tiles`,
  fire: `
    do they burn | fire class | is it fireproof | fire rating certificate | will tiles catch fire |
    fire resistance of wall block | non combustible? | class a1 | civil defence fire requirement for bricks |
    how many hours fire rated is the block | safe in fire | flame spread | aag lagegi kya | is underlay flammable | fire test |
    reaction to fire euroclass | two hour fire wall blocks | combustibility of membrane | are the tiles fireproof |
    what is the fire rating | are bricks fire resistant | do clay tiles burn | is it fire safe | fire class of the tiles |
    do you have a fire test report | is the membrane fire rated | what is the fire resistance of blocks |
    do your products meet civil defence fire rules | can fire spread through roof tiles | is the roof fire proof |
    2 hour fire rating block | are the tiles safe in case of fire | flammable? | fire certificate for coolroof |
    how do the tiles behave in fire | are they non-flammable | which fire class do the bricks have |
    the civil defence asks for fire rating of the roof | do your blocks give two hours of fire resistance |
    do tiles melt or burn | is there any fire test | does the foil burn | reaction to fire of the membrane | is it combustible |
    civil defence asks whether it burns | could a barbecue set it alight | would sparks ignite the roof |
    civil defence needs a paper that it is not combustible | flames from next door, will the roof catch fire |
    aag pakadta hai kya | is the board under the tiles flammable`,
  strength: `
    how strong are the blocks | will it resist strong wind | do tiles crack in heat | water absorption percentage |
    u value of wall block | is the tile waterproof by itself | noise in rain | sound reduction of block | how many per pallet |
    pieces in one box | can a car drive on the paver | hail resistance | compressive strength n/mm2 | will screws rust |
    frost resistance | does the tank corrode | thermal conductivity lambda | breaking load of tile | density of brick |
    will the tiles fly off in a storm | can it take sandstorm | is it slippery when wet | slip rating of paver |
    mazbooti kitni hai | aandhi me udega to nahi | what material is the tank inside | porosity | abrasion |
    uv resistance of underlay | acoustic performance | earthquake safe | impact strength | technical properties |
    how much load can the paver take | are the tiles brittle | does it soak up water | r value | are the tiles strong |
    how strong is clay tile | will wind blow the tiles away | can tiles survive a storm | are tiles wind resistant |
    do the tiles break easily | what is the compressive strength of your block | what is the water absorption |
    what's the u-value | do tiles absorb water | are the tiles waterproof | is it noisy when it rains |
    how many tiles are on one pallet | how many bricks per pallet | how many tiles in a box | can i drive over the pavers |
    can the pavers take a truck | does the tank rust | is the tank made of stainless steel | do the bricks keep noise out |
    sound insulation of the wall | are they resistant to hail | does salt air corrode the screws | thermal resistance of block |
    what is the density | are the pavers slippery | strength class of blocks | is clay tile fragile | max wind speed |
    technical characteristics of the tile | what happens to the tiles in a sandstorm | does the roof tile let water through |
    do the tiles withstand storms | what wind can the roof take | are bricks water resistant |
    how much water do the bricks absorb | what load do your blocks carry | how loud is the rain on it |
    does the wall block noise from the road | what is the insulation value of the blocks | how many tiles come in a pack |
    how many pieces per pallet for bricks | what is the tank made from | will the metal parts rust by the sea |
    will a falling branch break the tile | is the paver strong enough for heavy vehicles | can pavers be slippery by the pool |
    mpa of solid block | technical values | how does it behave in frost | is it shock resistant | breaking strength |
    how good is the block at keeping heat out, u value | how many n/mm2 | what newton are the blocks |
    up to what wind in km/h is it tested | would a shamal lift them | can gusts carry them away | barish me awaaz aati hai kya |
    tez hawa me udega | crushing strength of solid block | do they let damp through | are the screws stainless |
    nails galvanised or stainless steel | stainless or galvanised clips | fixing screws material`,
  reflectance: `
    light reflectance value | lrv of white tile | how reflective is the beige | solar reflectance index number |
    sri for estidama | what is the sri of grey tile | reflectivity | albedo of tiles | emissivity and reflectance |
    lrv for facade brick | need sri value for leed | do you have lrv numbers | reflection percentage of colour |
    initial solar reflectance | how much light does this colour reflect | what is the lrv of this tile |
    what is the light reflectance value of the white brick | do you have sri values |
    what is the solar reflectance of your tiles | how much sunlight does the white tile reflect |
    which tile has the highest reflectance | sri for light coloured tiles | reflectance figures for estidama submission |
    is there lrv information | how reflective is the roof | sri of beige duna | lrv of la paloma | light reflection value |
    what is the reflectance of red | how much light does the white brick reflect | what's the lrv |
    need solar reflectance for green building file | sri value? | the consultant asks for the sri of the tiles |
    reflectance of the roof colour | do dark tiles have a low reflectance value | what is the lrv of the beige |
    albedo value for simulation | what share of light is thrown back`,
  heat: `
    will my house be cooler | which roof is best against the sun | does tile keep heat out | how do i reduce heat from roof |
    cool roof for hot climate | top floor is boiling what to do | roof that lowers ac cost | do dark tiles get hotter |
    is there something that reflects heat | heat insulation under tiles | tile for 50 degrees summer | house too hot in summer |
    radiant barrier effect | garmi kam karne wali tile | ghar thanda rahega kya | does clay stay cool |
    thermal comfort of tiled roof | ventilated roof benefits | can tiles take the desert heat | insulate my attic from sun |
    light or dark colour for heat | make my villa roof cooler | energy saving roof | is white better for sun |
    will coolroof lower temperature inside | best for gulf weather heat | which tile is best for hot weather |
    do clay tiles keep the house cool | how can i make my house cooler | my house is very hot upstairs what do you suggest |
    what roof is good for summer heat | does a tile roof reduce ac cost | will the tiles get too hot |
    do dark colours absorb more heat | is white roof cooler | how can i stop heat coming through the roof |
    what insulation do you have for roof heat | does coolroof keep the house cool | what is a radiant barrier for |
    how does coolroof reduce heat | can tiles handle 50 degrees | are tiles good for desert climate | is clay good in the heat |
    do you have heat reflecting materials for the roof | reduce the temperature in my attic | reflective foil for roof heat |
    hot roof solution | tiles for uae climate | heat protection | is a tile roof cooler than a concrete roof |
    will it be cooler under the roof | which tile stays cool | i want to lower the heat in the upper rooms |
    how can the roof be insulated against the sun | is there a foil that throws the heat back |
    do you have something against heat under the tiles | do light tiles make a difference for the temperature |
    what helps against a hot roof | which colour stays coolest in the sun | does air under the tiles help | how hot do tiles get |
    will my ac work less with your roof | is clay ok for 48 degrees | the rooms under the roof are like an oven in august |
    bedrooms upstairs are unbearable in july, will another roof help | is dark a bad idea under this sun |
    is a dark roof silly in the desert | black roof in this heat, good or bad | kamre bahut garam hote hai upar wale |
    el beit 7ar shu el 7al | sa2f yekhaffef el 7arara | ghar thanda rakhne wali chhat`,
};
