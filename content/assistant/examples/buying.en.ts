import type { Examples } from './examples-shape';

/** Of those who want to buy. */
export const BUYING: Examples = {
  price: `
    what does a tile go for | how much would a 300 sqm roof set me back | give me your best price |
    need quotation for 5000 tiles | what is the charge per square meter | rates of clay tiles | can i get a discount |
    is it cheaper if i buy more | how expensive are they | i need an estimate for my villa roof | price list please |
    whats the damage for a whole roof | per piece how much | what would it cost me to do a roof of 200 meters |
    cost of solar heater installed | how much dirhams for one block | any offer this month | is vat included in the price |
    do you have any promotion | kitna paisa lagega | tile ka rate batao | ek tile kitne ki hai | bhai best rate do | aed per m2 |
    cheapest roof tile you got | budget for tile roof 150m2 | unit rate for supply and install | please quote for attached boq |
    send quote | is there wholesale pricing for contractors | cost of labour to lay tiles | how much for sigma 200 litre |
    price of brick per thousand | bikam el garmeed | what are the costs | can you do better on the price |
    your competitor is cheaper | what will i pay for 1000 bricks | i want to know the rates | tender pricing for tiles |
    ballpark figure for tiles | how much is it | what's the price of clay tiles | how much does one square meter of tile cost |
    can you give me a quotation | what is the cost of solar water heater 300 litre with installation | please send me price |
    how much do you charge for roof installation | i want to know the cost of changing my roof to tiles |
    what are your rates per sqm | whats ur best price for 2000 tiles | can you give me a discount for large quantity |
    do you offer discount | any special offers | is there any sale now | i need a price for 400 sqm of portoghese |
    how much for red bricks | cost per tile | are your tiles expensive | what is the cheapest tile you sell |
    is installation included in the price | does the price include vat | do you have different price for contractors |
    i got a lower price from another supplier can you match | kindly quote for 10000 blocks | request for quotation | rfq |
    need your offer for the attached | what would be total cost for villa 5 bedroom roof | how many dirhams per meter |
    price for ridge tiles each | total for 100 sqm | price in dollars | why no prices on the website | where can i see prices |
    can't see the price on the page | show me price | how much would you charge to replace my roof |
    rough estimate for roof of small house | what do you charge per piece |
    how much to do the entire roof with materials and labour | i'd like an offer for 800 sqm of clay tile |
    can i know the price before visiting | please give me a rough price for one square meter |
    is there any reduction for a big project | how much would 5000 bricks be | what's the rate for hollow blocks |
    what will it cost to have the heater fitted | how much for a 200 litre solar heater | do you have a cheaper tile |
    which of your tiles is the cheapest | what's the most affordable brick | need costing for tender |
    cost estimate for my villa please | tell me the unit price | your quotation is too high | can you reduce the price |
    do prices include delivery and vat | how much is the difference in price between the two | price per pallet |
    how much does it cost all together | is it free to get a quote | kindly send your offer | what are the prices |
    how much money for roof of 4 bedroom villa | give discount bro | i want quote on bricks and tiles |
    can you beat my contractor's price | the contractor wants 70000 dirham for the roof, is your price lower |
    someone quoted me 150 per meter, what is yours | adesh se3r el metr | bkam el metr | kitne me padega poora chhat |
    tile ka daam | sasta kaunsa hai | 3ayez se3r |
    which roof tile costs least | cheapest profile of all | what is the most economical tile you have | least expensive covering for a villa |
    how much is a brown tile per m2 | how much per m2 for red ones | which one is the cheapest tile | cheapest tile which`,
  samples: `
    can i have a piece to see | send me a sample | i want to see the colour before i buy |
    could you courier one tile to my office | sample tile for client approval | do you charge for samples | swatches |
    consultant wants physical samples | need material sample submittal | can i take one tile home to check |
    free sample of brick | how many samples am i allowed | sample board | sample bhejo | ek piece dekhne ke liye chahiye |
    how can i order samples | trial piece | a small piece of each colour |
    want to hold the tile in my hand before ordering, can you post one | do you ship samples to saudi |
    can i request swatch of red and brown | mock up sample | architect needs three samples | where do i get samples |
    how long do samples take | is sample free of charge | can i get a sample | do you give free samples |
    how do i get a sample of a tile | i'd like to order some samples | can you send samples to my home |
    can you mail a sample tile to abu dhabi | i want to see sample of brown duna | do i have to pay for samples |
    where do i pick up a sample | can i borrow a tile to compare with my wall | need samples for the consultant's approval |
    i want to see the real colour before ordering can i have one piece | sample request |
    please arrange sample of bricks for our project | how many samples can i get | can i get colour samples |
    we need two samples of each brick | sample delivery time | can you give one tile for testing | sample of la paloma |
    could i have a tile to show my wife | can you drop a sample at our site office |
    i'd like to see and touch the material, send me a piece | the owner wants to see real samples first |
    can i order sample pieces of three colours | do samples cost anything | we need a sample for approval by the engineer |
    how do i ask for samples | may i keep the sample | could you post a brick sample to dubai | sample pieces for mock-up |
    i want one tile of each colour to compare at home | may we hold a piece before approving, can you courier one |
    couple of pieces for the client to look at | tester piece | a free piece to test | one loose tile to check the shade |
    momken 3ayyina | ek tukda sample ke liye | send two pieces by courier for the client | the client wants to touch it`,
  delivery: `
    do you bring it to site | will you transport the tiles | how long until it arrives | can you ship to oman |
    do you send goods to africa | how many days for delivery | is transport included | can it be here by next week |
    shipping charges | what does delivery cost | deliver to al ain? | do you supply outside uae | export to india |
    do you unload the truck | crane offload available | how soon can i get 3000 pieces | time needed from order to site |
    lead time for special colour | can the truck enter a small street | site delivery in liwa | do you send to ras al khaimah |
    delivery kitne din | kab tak pahunchega | ghar tak pahuncha doge | home delivery | freight to bahrain |
    do you have own trucks | shipping to kenya mombasa | can you forklift it to the roof | is delivery free for big orders |
    when would material reach abu dhabi | express delivery | arrange container to djibouti | deliver on friday? |
    tawseel to fujairah | how fast do you ship | do you deliver | do you deliver to my area | can you deliver to site |
    how long does delivery take | when can i get the tiles if i order now | how much is delivery | is delivery free |
    do you deliver to ras al khaimah | do you ship internationally | can you ship tiles to qatar |
    do you export to african countries | do you ship to saudi arabia | can you deliver to oman border |
    what is the delivery time for bricks | how fast is your delivery | lead time | will the driver unload the pallets |
    do you have a crane truck | how are tiles delivered | who pays for transport | can i get delivery tomorrow |
    same day delivery | delivery charges to fujairah | do you send to small islands |
    i need material on site by next month is it possible | how long does import take | shipping time to kenya |
    can you deliver at night | do you deliver on weekends | transport cost to abu dhabi for one truck |
    delivery schedule in batches | can you bring the tiles to my villa | will you deliver to a farm in al dhaid |
    how many days does it take to reach dubai | how much would transport to khor fakkan be | we need it delivered in two lots |
    could you ship a container to mombasa | do you export overseas | can i get it before the end of the month |
    how soon can you deliver | what is the usual waiting time | what's the lead time on spanish tiles |
    does your truck have a crane | can you lift the pallets up to the roof | who unloads | do you deliver outside the country |
    we are in bahrain, can you send to us | arrange shipping to salalah | do i have to arrange my own truck | date of delivery |
    do you deliver in ajman | is there a delivery fee | how long to import special colours | tawseel 3al mawqe3 kam yom |
    betwaslo 3a abu dhabi | kitne din me site pe aa jayega | gaadi me bhej doge | pahunchane ka kharcha`,
  stock: `
    is it available now | do you have it ready | in stock or order | can i pick up 200 pieces today |
    what do you have in the store right now | availability of beige duna | is the grey one out of stock |
    ready stock of 20cm block | have you got 4000 red tiles available | do you keep ridge tiles in stock |
    how many pieces are left | is that colour still available | any tiles available immediately | maal ready hai kya |
    stock me hai | when will it be back in stock | check stock for me | need 1000 nos immediately available? |
    do you hold inventory in uae | is sigma 300 available at present | available ex stock? |
    do i have to wait for import or you have | current stock list | is it in your warehouse already | any leftover stock |
    is this in stock | do you have these tiles in stock | are the grey tiles available now | how many do you have in stock |
    do you have 500 pieces available | is everything in stock or do i have to order | what colours are available immediately |
    can i get it today from stock | which tiles are ready for immediate collection | is la paloma brick available in dubai now |
    when will red tiles be available again | stock availability please | is there enough stock for 300 sqm |
    do you have ready material | is it a stock item or made to order | do you have ceipo terracotta in your warehouse now |
    out of stock? | is the 300 litre heater in stock | do you always keep black tiles | do you have it on hand |
    is the brown one available right away | how soon, do you have it in store or need to import |
    are 1200 pieces of duna available today | what do you have ready to take | is the block in stock at the moment |
    is this colour available | when do you get new stock | which heaters are in stock | can i take 50 tiles today |
    any ready stock of white brick | is it sold out | do you stock it locally |
    we need 2000 red tiles this week, do you have them | is there any lying in your store now | maal pada hai kya |
    mawjood 3endkom | fi stock`,
  order: `
    how can i place an order | i want to buy, what do i do | can i purchase on the website | where do i check my order |
    status of my order | cancel order | what is the moq | is there a minimum purchase | can i buy just ten tiles |
    where's my shipment | my order has not arrived | how do i make a purchase | change the quantity in my order |
    add items to my order | how does the enquiry list work | what happens after i submit the enquiry | checkout not there |
    how do i pay online | invoice for my last order | order kaise kare | mera order kab aayega | order track |
    can i order by phone | ordering process | smallest amount i can order | send me a copy of my invoice |
    i placed order last month no news | is a single pallet ok to order | buy now | delete item from the cart | where is the cart |
    payment made when will the goods be sent | how do i order | how can i buy tiles from you | can i order online |
    i want to order 500 tiles | i would like to purchase bricks how to proceed | what is the minimum order |
    do you sell in small quantities | can i buy only 20 tiles | can i buy one piece | where is my order | has my order shipped |
    when will my order arrive | track order | i want to cancel my order | can i change my order |
    how do i add products to the list | what is the enquiry list for | i submitted an enquiry what next |
    how will i know you received my enquiry | can i pay on the website | do i pay now or later when ordering |
    can i place an order by email | what's the process for buying | how long after enquiry do i get a quote | order confirmation |
    my order is late | remove product from my list | my enquiry list is empty | how do i go about buying |
    i've decided, how do i purchase | i want to place an order for my villa | what should i do to order 300 bricks |
    what is the smallest quantity you sell | can i get just one box | do you sell single tiles |
    i have paid and nothing came yet | we paid two weeks ago and the material is still not here | paise de diye maal nahi mila |
    abhi tak maal nahi mila | material ka kya hua | when will the things i ordered come | please check my order |
    i want to change something in the order i sent | i made a mistake in my enquiry, wrong quantity |
    i want to withdraw my order | how do i put things in the list | does the enquiry list cost anything |
    is sending the list binding | what follows after the enquiry | can i buy directly on the site with a card |
    how do i check out | do you confirm orders by email | delivery address in my order is wrong please change |
    less than a pallet possible? | minimum qty for special colour | moq of coloured bricks | how few can i buy, i need only ten |
    i only need a dozen pieces | minimum how many must i take | i put everything in the list, now what |
    finished choosing, what is next | i want to drop the order i made yesterday | ba3d ma 7attet kel shi bel list shu |
    order cancel karna hai | kam se kam kitne lene padenge | 3ayez alghi el talab | badi otlob |
    paid already but nothing came | i paid and no tiles came | we paid but material did not come`,
  instalments: `
    can i split the payment | do you accept cheque | payment methods | is cash ok | do you accept mastercard | pay later |
    tabby available? | how much advance do i pay | is there deposit | 50 percent advance and rest after delivery ok? |
    credit terms for companies | 30 days credit | do you take apple pay | bank transfer accepted? | easy payment plan |
    emi option | kist pe milega | pay in installments for villa roof | what are your payment terms | can i give pdc cheques |
    do we pay before or after delivery | cash on delivery | lc at sight acceptable | finance options | which cards do you accept |
    kya card chalega | paise kaise dena hai | full payment upfront? | monthly payment | payment schedule |
    do you accept credit cards | can i pay in instalments | can i pay by cheque | can i pay cash | do you take visa |
    can i pay when i receive the tiles | what are the payment options | how can i pay | how do i pay for my order |
    do you offer credit | do you give credit facility to contractors | payment by bank transfer possible? |
    is an advance payment needed | how much deposit do i have to pay | do you accept apple pay or google pay |
    can i pay half now and half later | is there a monthly plan | do you have financing | installment plan with bank |
    do you work with tabby or tamara | buy now pay later | do you accept crypto | can i pay in usd | can i pay with amex |
    payment conditions | is cod possible | do you accept pdc | can my company pay after 60 days | can i settle in parts |
    is payment possible by card at the shop | will you accept a cheque from the company | how does payment work |
    what forms of payment do you take | do i have to pay all in advance | how much down payment is required |
    can we get 45 days credit | could i pay with bank finance | is it possible to pay every month |
    do you take payments online by card | tamara? | can i pay the driver in cash | pay on arrival of goods |
    can we open a credit account | swipe machine available? | paying from abroad by transfer | payment plan for villa owner |
    qist pe mil sakta hai | kiston me de sakte hai | installment pe doge | udhaar milega | momken ta2sit | fi taqseet |
    bel ta2sit | credit card chalta hai | half payment now and rest later ok`,
  quantity: `
    how many pieces do i need | how many for one square meter | calculate tiles for my roof |
    i have a 12 by 15 roof how many tiles | number of bricks for a wall of 40 sqm | how do i work out how many i need |
    can you take off quantities from my drawing | tiles per m2 | blocks needed for boundary wall |
    how many ridge tiles per metre | my roof is 300 sqm tell me tiles required | work out material quantity |
    wastage percentage to add | kitni tile lagegi | 100 gaj chhat me kitni tile | ek meter me kitni eent |
    estimate material needed for hip roof | coverage per tile | how much material for gable roof |
    quantity takeoff from pdf plan | pieces needed for 50 square meters | how much brick do i need for garden wall |
    count of tiles per sqm for duna | nos per square metre | how to measure my roof area | calculate how many blocks |
    roof area calculator | i will send drawings please calculate material | how many tiles do i need for my roof |
    how many tiles per square meter | how many bricks do i need for a wall | how many bricks per m2 |
    how do i calculate the number of tiles | can you calculate the quantity for me |
    i have a 250 sqm roof how many tiles do i need | my wall is 20 meters long and 2 meters high how many blocks |
    number of tiles required for 10x8 m roof | how much area does one tile cover | how many pieces of ridge for 12 meter |
    how many square meters does a pallet cover | is there a calculator for tiles | how much extra should i order for breakage |
    quantity of tiles for villa | i don't know how many i need | can you estimate quantity from my plans |
    what quantity of pavers for 60 sqm driveway | how many hip tiles do i need | how do i measure my roof for tiles |
    calculate the tiles for gable roof 6 by 9 | tell me number of pieces for 35 square meter | how many blocks in one sqm |
    tiles needed for 1000 sq ft roof | how many do i have to buy for 180 square metres |
    i want to tile a roof 14 m long and 7 m wide, how many | how many per metre |
    what number of bricks goes into one square metre | number of hollow blocks for a room of 5x4 |
    please work out how many tiles for my drawing | how do you calculate the amount | could you make a takeoff for us |
    how many ridge pieces for a 9 metre ridge | how many pavers do i need for my garden path |
    i need to know the quantity for my majlis roof | how much material should i order for 90 m2 | how many extra tiles for waste |
    what area does a tile cover | how many clay pavers per sqm | help me count the tiles for my roof | calculate quantity |
    does the calculator tell me how many tiles | kam 7abbe bel metr | kam wa7de bade | kitna tile lagega 200 gaj me |
    kitni eente lagengi | how many do i take for a room roof`,
  complaint: `
    the tiles i received are damaged | i want to complain | wrong goods came | you sent me a different colour |
    nobody is replying to my messages | i want a refund | poor quality | cheated | half of my delivery is missing |
    can i give back the extra tiles | the driver was rude | i am very unhappy with your company |
    i called ten times no one answers | your team did bad work | tiles came cracked | short delivery | i want to send these back |
    return extra bricks | exchange for another colour | not what i ordered | you promised and never came | worst service ever |
    maal kharab aaya | tuta hua maal bheja | paisa wapas karo | koi phone nahi uthata | how do i file a complaint |
    i have an issue with the last shipment | missing pieces in my order | technician was late and did not finish | money back |
    sent enquiry a week ago still no answer | what is your return policy | received broken bricks | unused tiles take back? |
    your salesman lied | i have a complaint | i received broken tiles | some tiles were broken when they arrived |
    i received the wrong colour | the delivery was incomplete | i'm not happy with the service | nobody answers the phone |
    i have been waiting for a reply for days | can i return tiles i did not use | can i return the leftover bricks |
    i would like to return my order | how do i get a refund | do you accept returns | i want my money back |
    the material you supplied is bad quality | your driver damaged my gate | your workers left a mess |
    your installer damaged my wall | the colour is not the same as the sample | heater delivered with a dent |
    i paid for 1000 but got 900 | very disappointed | you have sent less quantity | no one called me back |
    i sent three emails and no response | your staff was rude | this is unacceptable | i am going to report you |
    bricks arrived chipped | can i exchange the tiles | the colour you sent is not what we chose | five pallets were short |
    i was charged for tiles that never arrived in the box | many pieces were cracked when we opened the pallet |
    i'm still waiting for someone to call me back | your people don't respond to calls or mails | bad experience |
    i'd like to talk about a problem with my delivery | can you take the remaining tiles back |
    what if i ordered too many, can i give them back | how can i return goods | the crew broke my gutter and left |
    nobody turned up for the visit | he promised to come at 9 and did not come | we want compensation |
    the bricks have a different shade from the ones before | your product is defective | tiles break in our hands, bad batch |
    i feel cheated | this is the third time i write and no answer | refund please | we got chipped edges on most bricks |
    service is very poor | i will never buy from you again | nobody turned up and nobody says sorry | tile toot ke aayi hai |
    galat maal aaya | wasal maksour | ma 7ada 3am yrod |
    my order came but one pallet is another colour | delivery came and the colour is different | two pallets are not the colour i ordered`,
  warranty: `
    a tile is broken, is that under warranty | one tile is broken who pays | a piece is broken, do i get a new one |
    is there a guarantee | how many years warranty | what does the warranty cover | warranty on tank |
    do you guarantee the tiles | warranty claim | guarantee certificate | is it covered if it cracks |
    are the bricks under warranty | warranty terms for solar heater | guarantee period for collectors |
    how long are you responsible for defects | kitne saal ki warranty | guarantee hai kya | does warranty include labour |
    replacement warranty | do i get a written guarantee | manufacturer warranty length | is the colour guaranteed |
    warranty card | warranty expired after how long | dhaman kam sana | what if it fails after two years is that covered |
    who gives the warranty | is there a warranty | what is the warranty on tiles | how long is the guarantee |
    how many years guarantee do you give on the heater | what warranty do i get | does the solar heater come with warranty |
    is there a warranty on bricks | does warranty cover breakage | do tiles have a guarantee from the manufacturer |
    do you give warranty on installation | how do i claim warranty | is the warranty valid in uae | how long is sigma warranty |
    what is covered by the guarantee | can i get a warranty certificate | do you guarantee colour |
    my heater is 3 years old is it still under warranty | warranty period | warranty conditions |
    guaranteed for how long against leaks | do you give any guarantee | what guarantee comes with the tiles |
    for how many years is the tank guaranteed | in case of defects who is liable | does the maker guarantee the tiles |
    is there a guarantee against colour fading | how do i use my warranty | my heater broke after a year, is it covered |
    do you offer 10 year warranty | guarantee on the installation work | warranty on bricks? | what is guaranteed |
    how long is the product warranty valid | how many year garantee on tank | guaranty kitne saal ki |
    if it splits or leaks after some years do you give a new one free |
    who bears it if a tile cracks by itself after three years | will you replace it free of cost if it fails |
    foc replacement if defective | kam sane daman | daman kam |
    one tile broke after a year | tile has cracked who replaces it | a brick is broken |
    a tile is cracked | one of the tiles is broken`,
};
