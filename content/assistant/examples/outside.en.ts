import type { Examples } from './examples-shape';

/** What is looked for in the range, what is not in it, and what has nothing to do with this trade. */
export const OUTSIDE: Examples = {
  find: `
    red roof tiles | beige duna | spanish clay tile | do you have grey flat tiles | i am looking for brown roof tiles |
    blue glazed tile | 20cm hollow block | interlock pavers | facing brick white | ridge tile | valley tile | hip end piece |
    show me black tiles | need green roof tiles | terracotta tiles | brick slips | 8 inch solid block | sigma 300 |
    cmg forced circulation | marsigliese red | tiles for villa | roof tile for majlis | do you have portoghese in brown |
    rustic look tile | white tiles | flashing for chimney | vent tile | underlay membrane | solar water heater |
    bricks for garden wall | clay pavers for driveway | roof tiles for mosque | lal rang ki tile | kala tile hai kya |
    red brick for facade | la paloma grey brick | handmade looking brick | anthracite roof | three way ridge | insulated block |
    paving for parking | tile with two colours | mixed colour tile | do you have roman tiles | curved tile |
    flat modern roof tile | tile for farmhouse | eaves filler | bird comb | radiant barrier roll | tile clips |
    something like old village tile | brick for interior feature wall | italian tile | turkish brick | garmeed a7mar |
    tabook abyad | fittings for hip roof | solar heater for my house | 200 litre solar water heater | ceramic glossy blue roof |
    do you sell pavers | have you maroon tiles | show me pictures of dark tiles | what beige tiles do you have |
    looking for yellow facing bricks | barrel tile | verge tile left | wakaflex | roof window flashing | show me red tiles |
    do you have blue roof tiles | i want brown clay tiles | i'm looking for a dark grey flat tile | do you have white bricks |
    i need grey facing bricks | i need hollow blocks 20 cm | do you have solid blocks | i want interlock tiles for my parking |
    do you have ridge tiles | where are the valley tiles | i need end caps | do you have hip tiles in red | portoghese antique |
    duna natural | i want something rustic for my farmhouse roof | i want tiles that look old | do you sell clay pavers |
    i want roof tiles for my villa | i need tiles for my majlis roof | looking for solar heater 200 litres |
    do you have sigma 150 | i want a solar water heater for home | brick slips for my living room wall |
    do you have green glazed tiles | any pink tiles | spanish s shaped tile | half round tile |
    do you have flat black tiles like slate look | facing brick in beige | bullnose paver | 10 cm block | do you have wave tiles |
    show me the gallery of brown tiles | tiles from portugal | bricks from spain | i need roof underlay |
    do you have flashing tape | do you have ventilation tiles | tile hooks and clips | cheap looking rustic brick |
    light colour tiles | yellow tiles | gold colour roof tile | orange terracotta bricks | do you have three way ridge |
    dark brown bricks | red blocks | i'd like red clay tiles | show dark grey tiles | have you got green tiles |
    i'm searching for a tile with spanish look | need something in terracotta | looking for white facing brick | any grey brick |
    15 cm hollow block needed | solid block 10 cm | pavement blocks for my yard | tiles for my garden gazebo | i need ridge caps |
    which parts do i need at the valley | hip cap | i'm after an aged looking tile | beige flat tile | brown virtus |
    blue tiles for a mosque | roof tiles for a school | tile for carport roof | heater 150 l | solar heater for a villa |
    brick slips grey | breathable membrane | lead flashing | chimney flashing kit | vent for tile roof | clips for tiles |
    charcoal tile | cream bricks | i want my roof in maroon | white flat roof tile | curved red tile |
    facade bricks for restaurant | bricks for arch | perforated brick | tumbled brick | sand coloured brick |
    mediterranean roof tile in brown | show me sigma systems | solar water heater with big tank | cmg natural circulation system |
    the part for the inside corner where two roofs join | piece at the corner of the roof outside |
    something for the edge of the gable | cap for the top line | bedi garmeed asmar | garmeed beige fi | lal tile dikhao |
    membrane below the tiles | breathable sheet for under tiles | thing that closes the end of the ridge |
    paving for the pool surround | paving slabs around the swimming pool | 4 inch hollow block | 6 inch hollow blocks |
    solid block 8 inch | solar heater for my roof at home | a solar heater on my villa |
    brick slips for inside a room | thin brick for indoor wall | solar heater for small space | heater that takes little room | clearance piece for chimney |
    clearance round a chimney | distance between tile and chimney | solar heater that saves space | compact solar heater for a small roof |
    heater for a house | solar heater for my home | space saving heater | chimney clearance piece | chimney flashing clearance |
    solar heater for little space | space saver heater | saving space water heater |
    brick slip for interior walls | brick slips interior | chimney clearances | clearance chimney tile |
    space saving solar water heater | slim solar heater for a narrow roof |
    what colours are there | which colours have you | show me what colours you have |
    solar heater on my villa | solar water heater on the house`,
  notListed: `
    do you sell cement | marble | porcelain floor tiles | metal roofing | gutters | pv panels | electric geyser | gas heater |
    instant water heater | wood planks | skylight windows | asphalt shingle | plasterboard | paint | steel bars |
    aluminium doors | swimming pool tiles | kitchen wall tiles | sandwich panel | polycarbonate sheet | shade sails |
    car parking shade | insulation foam board | waterproof membrane roll bitumen | water tank plastic |
    solar panels for electricity | inverter and batteries | garden furniture | artificial turf | glass blocks |
    fire bricks for oven | refractory | granite kerb | interior wall panels | ceiling tiles | bathroom tile | toilet seat |
    slate tile | concrete roof tiles | second hand tiles | thatch | wooden pergola | decking | curtain wall | heat pump |
    ac units | kya cement milta hai | sariya hai kya | rain gutter pipe | downpipe | stone cladding | custom ral colour tiles |
    sand and gravel | scaffolding rental | screws and tools | roof hatch | generator | solar street lights | pool heating |
    epoxy | tile adhesive | grc | fence panels | garage door | chimney stove | hvac duct | do you sell metal roof sheets |
    do you have gutters | do you sell solar panels for electricity | do you have floor tiles | do you sell bathroom tiles |
    do you have wood | do you sell windows | do you have doors | do you sell cement and sand | do you sell paint |
    do you have shingles | do you have insulation boards | do you sell waterproofing membranes |
    do you sell electric water heaters | do you sell gas water heaters | do you have marble or granite |
    do you have concrete roof tiles | do you have slate | do you buy old tiles | do you have used bricks |
    do you sell fire bricks | do you have polycarbonate sheets for shade | do you have car parking shades |
    do you sell water tanks | do you have ceiling boards | can you make a custom colour |
    can you produce tiles in any colour i want | do you sell air conditioners | do you heat swimming pools |
    do you have batteries for solar | i need a solar system for electricity in my house | i want zinc sheets | aluminium roof |
    plastic roof tiles | synthetic thatch | makuti | palm leaf roof | skylight for my roof | glass roof |
    sandwich panels for warehouse | rain pipe | drainage channel | kerbstones | manhole cover | precast wall | hollow core slab |
    steel structure | wooden trusses | mdf | tile grout | ceramic for kitchen | wash basin | pool tiles | outdoor lamps |
    solar garden lights | pergola kit | bamboo | fence | gate | stones for landscaping | pebbles | wall cladding stone |
    wallpaper | epoxy floor | carpet | generators | tools | do you deal in steel sheets | i need a gutter for my roof |
    do you have downpipes | looking for pvc roof | solar panels to produce power for my villa | photovoltaic system |
    do you sell ceramic floor tiles | tiles for my bathroom wall | kitchen backsplash tiles | is there any marble |
    wood flooring | do you supply windows and doors | sell me cement bags | any paints or primers | insulation wool |
    bitumen membrane | do you have a gas geyser | electric boiler | heat pump for pool | do you have concrete tiles |
    asphalt roofing | natural slate | do you purchase old tiles | refractory bricks for pizza oven | shade for my car |
    water tank for the roof | gypsum ceiling | can you manufacture a special colour for me | want a ral colour tile |
    air conditioner | thatched roof | bamboo screens | glass skylight | sandwich panel roof | prefabricated house |
    container house | kerb stones | garden lights | chimney fan | bbq grill bricks | decorative stone wall panels |
    plastic tiles | spanish tiles in metal | gi sheets | swimming pool mosaic | sell tile adhesive and grout | power tools |
    wooden rafters and battens | steel trusses | roof paint | solar fan | 3endkom mazareeb | fi alwa7 shamsiyye la kahraba |
    do you keep pvc pipes | bricks for barbecue | brick for bbq corner in garden | bbq area bricks heat proof`,
  none: `
    what is the weather today | will it rain tomorrow | who won the match | who is the president of america | tell me a joke |
    what is 5 plus 7 | how do i cook biryani | recommend a restaurant in dubai | book a flight to london | rent a car |
    i need a plumber | ac repair | house cleaning service | painter for my villa walls | best school in sharjah |
    how do i get a golden visa | visa status check | bitcoin price | stock market today | gold rate today | dirham to rupee rate |
    what time is it | what day is today | translate this to french | write me a poem | write code in python | are you chatgpt |
    do you love me | i am bored | sing a song | who built burj khalifa | when does ramadan start | prayer times | when is eid |
    near hospital | doctor appointment for teeth | i have headache | buy iphone | laptop repair | netflix | football world cup |
    cricket score | game | lottery | petrol price | traffic on sheikh zayed road | metro timing | pay my dewa bill |
    dewa bill online payment | salik recharge | police number | ambulance | apartments for rent | villa for sale in al ain |
    mortgage loan | car insurance | health insurance | wedding hall | flower delivery | pizza delivery | grocery | pet shop |
    cat food | asdfgh | qwerty | blah blah | aaa | xyz abc | 12345 | test | test test | hmm | what | why | really |
    i dont understand | you are stupid | you are funny | how old are you | what is your name | do you eat | are you married |
    meaning of life | capital of france | history of rome | how far is the moon | climate change opinion | electrician needed |
    pest control | move furniture | curtains shop | sofa | interior designer | swimming pool construction company |
    landscaping company | garden maintenance | security cameras | elevator | build me a house cost of land |
    aaj mausam kaisa hai | cricket match kaun jeeta | gana sunao | khana kya banau | train ticket | hotel booking in muscat |
    best beach | movie times | how to lose weight | gym near me | math homework | essay about water | what is love |
    political news | war news | election results | oil price | driving licence renewal | passport renewal | emirates id |
    school holidays | university admission | english course | nurse job in hospital | how do i start a business |
    company formation | tax advice | lawyer | court case | washing machine repair | internet is slow | wifi password | youtube |
    facebook login | my phone is broken | sim card | charge my tesla | dinosaurs | horse racing | fishing trip |
    dates and coffee | shoes size 42 | buy a watch | perfume | tile game | brick game download | roof top restaurant |
    solar system planets | eclipse date | sun block cream | how is the weather in dubai | is it going to be hot tomorrow |
    who is the prime minister | which team won yesterday | tell me something funny | can you do my homework |
    what's the best restaurant nearby | can you book me a hotel | how much is a ticket to cairo | where can i rent a car |
    i need someone to fix my ac | i need a plumber to fix my tap | do you do cleaning | can you paint my house |
    do you do electrical work | can you build a swimming pool | i need an interior designer | do you fix windows |
    do you move furniture | is dubai expensive to live in | how do i get a visa for uae | how do i renew my visa |
    how do i open a bank account | can you lend me money | what is the exchange rate | what is the price of gold |
    how do i invest in stocks | what's the time now | what's the date today | can you translate something |
    can you write a letter for me | what language are you written in | who made you | are you intelligent | do you like me |
    i feel sad | i'm lonely | let's play a game | sing me a song | what is your favourite colour | do you sleep |
    what is the tallest building in the world | how many people live in dubai | how long is the flight to london |
    when is the next public holiday | when does school start | what time is maghrib | where is the nearest mosque |
    where is a hospital | i'm sick what should i take | how to treat a cold | where can i buy a phone | which laptop is best |
    how do i fix my car | where can i get petrol | how do i pay my electricity bill | my electricity was cut off |
    how do i contact dewa | what's the police phone number | i lost my passport | houses for rent | how much is rent in sharjah |
    sell my house | i want to buy land | do you sell cars | do you sell phones | do you sell clothes | do you sell food |
    can i order pizza | do you sell flowers | do you sell furniture | how do i make bread | how do i make tea |
    what should i eat today | best movie to watch | who sings this song | football results | is real madrid playing today |
    how do i learn english | best university | how old is the universe | why is the sky blue | how do birds fly |
    what is quantum physics | who wrote hamlet | what is the population of india | is there life on mars |
    what's the meaning of my dream | what is my horoscope | will i be rich | marry me | send nudes | f you | you idiot | shut up |
    lol | haha | ok cool story | idk | nothing | just looking | nvm | ??? | hjkl | sdfsdf | qwe qwe | zzzz | 999 | abc |
    one two three | foo bar | lalala | my name is john | i live in dubai | i have a dog | my cat is ill | can dogs eat rice |
    buy a bird cage | what is your religion | are you a man or woman | do you know siri | open the door | turn on the lights |
    call my mother | remind me tomorrow | set an alarm | what did i say before | repeat that | go away |
    what's the temperature outside | is there a sandstorm coming | how do i get to the airport | which bus goes to dubai |
    what's on tv | tell me a story | what is your opinion about politics | who is the ruler of sharjah |
    what happened in the news | how do i change a tyre | how to grow tomatoes | what's a good diet | can you recommend a doctor |
    my tooth hurts | what is the best car | i want to buy a used car | can you sell my furniture | can you clean my carpet |
    i need a babysitter | do you have a maid | i need a loan | how do i save money in the bank | which crypto should i buy |
    how do i learn guitar | give me a recipe | order me a burger | what is 12 times 12 | solve this equation |
    what is the square root of 81 | spell necessary | who discovered america | when did world war 2 end | what is photosynthesis |
    do aliens exist | do you believe in god | how do i fix my marriage | i'm in love | what should i name my baby |
    plan my holiday | best time to visit japan | cheap flights | is the mall open | where can i park downtown |
    what's the fine for speeding | how do i cancel my gym membership | my neighbour is noisy | how do i fix my washing machine |
    my fridge is not cold | plumber near me | i need a carpenter for my kitchen cabinets | can you repair my door |
    wall painting service | can you install a cctv | do you build houses | architect needed to design my home | sofa cleaning |
    car wash | barber | hotel near the beach | tennis court booking | gold price | usd to aed | stock price of emaar |
    salary in uae | labour law | ministry of labour | traffic fine check | birth certificate | translate birth certificate |
    marriage certificate attestation | how to apply for driving licence | visa for my wife | overstay fine | sim card offers |
    internet package etisalat | wifi not working | charge my phone | how do i delete my facebook | instagram followers | hack |
    password of neighbour wifi | can you keep a secret | i hate you | you are useless | good boy | meow | blablabla | asd asd |
    jkl | uuuu | 777 | ok google | hey siri | alexa play music | banana | elephants | red car | blue sky | green tea |
    black coffee | white shirt | brown bread | roof of my mouth | solar eclipse | brick lane london | tile of scrabble |
    heater for my car | water park tickets | sun cream | hot yoga | wall street news | stone age | clay pot cooking |
    price of petrol | price of a ticket to india | how much is an iphone | how much is a visa | open my account in bank |
    delivery of food | sample essay | warranty of my phone | certificate of english course | job in police | size of the moon |
    weight loss | lifetime movie | which bus goes from ajman to dubai and when | bus timing union metro |
    when does the next train leave | train times | cricket match kab hai | kaun jeeta match | ipl score | football score today |
    will there be fog on sunday | rain forecast for friday | is it raining in dubai | does the shop next door have it |
    is carrefour open | does ikea have this in stock | what does danube charge | other shop's stock |
    phone number of another customer | who bought from you in my street, his number | where does your boss live |
    manager's home address | how much does your manager earn | what salary do your staff take | my back hurts what medicine |
    my knee hurts | which tablet for headache | my blood pressure is high | blood sugar level normal | sugar test report |
    high fever what to do | rash on my skin | is chickenpox contagious | my son has a cough | my dog is sick | my cat has fleas |
    vet for my dog | hair falls out which shampoo | hair dye fading | face cream for pale skin | shoe size chart |
    what size is eu 40 in uk | ring size | dress size | write an essay for grade 6 | 300 words about pollution |
    homework on area of circle | physics homework on pressure and heat | explain gravity for class 8 |
    area of a circle with radius 3 | block a number on my phone | block my card | lost my sim | stolen phone |
    block someone on snapchat | unlock my iphone | cheapest flight to delhi | flight to manila this week | bus ticket price |
    train to mumbai | bride for my brother | groom wanted | matrimonial match | find me a wife |
    attestation of degree certificate | birth certificate copy | death certificate | marriage certificate |
    police clearance certificate | spare parts for toyota | car battery replacement | parts for my bmw | engine noise in my car |
    car leaks oil | my car ac is not cold | visit visa fees | visa extension | tourist visa for my mother |
    reset my dewa password | forgot my gmail password | etisalat login problem | bank app not opening |
    my facebook account is hacked | gold rate 22 carat | dollar rate | petrol price this month | how much rent for one bedroom |
    electricity connection for new flat | sewa bill | my laptop is overheating | phone battery heats up | fan not working |
    light bulb broken | tile puzzle | block game high score | minecraft bricks | roof of the mouth burnt | tile app tracker |
    heater of my car | solar storm news | clay court tennis | pitch deck template | cricket pitch report | drawing classes |
    catalogue of perfume | delivery boy job at talabat | noon delivery late | my amazon order | where is my dhl parcel |
    talabat refund | weight of my baby | how to gain weight | life insurance | warranty of my car | sample ballot |
    care home for my father | fire brigade number | fire in my building | pressure cooker recipe | fix my marriage |
    leak in my kitchen sink | toilet leaking | tap dripping in bathroom sink | how much can your truck carry | tons per truck |
    load of a pickup truck`,
};
