import type { Examples } from '@/content/assistant/examples/examples-shape';

/** Of those who ask about the company, buying, the site, and what it has not, in whole sentences. */
export const SALES_TOLD: Examples = {
  products: `
    we are building a majlis and a small villa next year, and before i visit i want to know what all you carry |
    got your card at an expo, what is it you trade in | no price yet, just tell me the families of goods |
    purchase dept makes a list, which items fall under you | besides the top of a house, anything for its walls |
    bhai ghar bana raha hu, kya kya saman milta hai | awel marra adkhol hena, entu betbee3o eh bezabt |
    for homework i need every category a trader like you has | uncle only said you do roofs, so what other things`,
  brands: `
    consultant will reject anything that is a chinese copy, so whose name is stamped on the tiles you bring in |
    spec says braas or equal, which makes do you represent | neighbour swears by a french make, is it among yours |
    there is a stamp under the brick, whose kiln is that | client trusts only a known house, whom do you import |
    my plumber says fakes are around, are yours genuine | dad's roof heater was italian, whose do you bring |
    bazar me nakli bahut hai, aap kis company ka dete ho | el mohandes yes2al meen el masna3 elli 3amal el toob`,
  contact: `
    i have explained my roof to this chat four times already, can somebody who knows the work please talk to me |
    my english is not good for typing, one boy can call me | i pressed send and the enquiry page just stayed white |
    in a meeting till 3, let your engineer ring me after | it is a big villa, i rather explain to a human being |
    form keeps saying mobile is invalid but it is correct | who in your office does hotels, i want to talk to him |
    mesh fahem el robot, 3ayez 7ad bani adam yekallemni | machine se baat nahi karni, kisi insan se karwa do`,
  number: `
    my driver is lost with the trailer near sajaa and he must ring somebody in your yard, what should he dial |
    i hate typing, which digits do i press for sales | site pe hoon, call karne ke liye number likh do |
    landline on the old invoice is dead, what is the new one | our accountant must ring yours, what is the extension |
    i am driving and cant read this, give me a line to call | calling from london, what do i dial with country code |
    3ayez akallemkom abl ma agi, eddeeni nemret el maktab | nothing under contact on my screen, what do i dial`,
  email: `
    the boq and drawings are in a zip of 18 mb and this chat will not take it, into which inbox may i send it |
    i wrote to info and it bounced, what is the right one | 3andi makhattat pdf, ab3ato 3ala ay email law sama7t |
    pls spell the mailbox of your estimator, plans attached | tender is in my outlook, whom do i put in the to field |
    head office must cc your manager on lpo, what is his id | our policy is all in writing, where do i mail the rfq |
    consultant drawing bhejega, usko kaunsi mail id dun | i hate phones, is there an inbox i can write to`,
  whatsapp: `
    i took a video of the roof on my phone, can i just send it on whatsapp instead of filling this long form |
    wife is in manila, she can only chat with you by whatsapp | can you drop the quotation and pin to me on whatsapp |
    calls from egypt cost much, are you people on whatsapp | that green chat app with a phone bubble, are you on it |
    is the mobile on your card also for whatsapp messages | voice notes and two blue ticks, can we talk that way |
    photo mobile me hai, whatsapp ka number do bhejta hu | el form tawil awi, momken netkallem 3al wats a7san`,
  locations: `
    coming from al ain with my wife on saturday to look at colours, where exactly do we have to drive to |
    careem man asks what to put in the map, what do i say | you have someone in abu dhabi or only that one office |
    we live in fujairah, is there one of yours nearer to us | is there a hall to walk into where bricks are laid out |
    went round the roundabout twice, which building are you | own truck comes to load, tell me the road and the gate |
    ana gay men 3ajman, el ma3rad feen bezabt w ganb eh | taxi wala pooch raha hai, dukan kis gali me hai`,
  hours: `
    i finish my duty at six and traffic is heavy, will there still be somebody in the showroom when i come |
    truck reaches your gate at seven am, will anyone be there | my only free day is sunday, is it wasted if i drive |
    in fasting month i can come only after iftar, possible? | is the yard loading on national day or is everyone off |
    till what time can my foreman collect on a saturday | do staff go home for lunch or can i walk in at two |
    law geet ba3d el maghreb ala2i 7ad walla sakkarto | jumme ko namaz ke baad aa jaun to koi milega kya`,
  services: `
    once the pallets are off the truck, do you leave us alone or does somebody of yours guide our masons |
    nobody to fix it for me, do you do the work or only sell | we are three young architects, what help do you give |
    what part of a roofing job would your firm take on | what do you do for a villa owner apart from goods |
    i know nothing of building, how would you assist me | ghar bana raha hu, maal ke ilawa kya madad karte ho |
    entu btrakkbo kaman walla tsallemo el bda3a w temsho | main contractor asks, is it supply only or also fix`,
  volumes: `
    our client fears a small shop cannot feed a compound of 300 villas, so how much do you move in one year |
    form has a box for annual turnover, what shall i put | how many pallets can lie under your roof at one time |
    for a school report, how many heaters sold till today | aap ka godown kitna bada hai, hamara project bada hai |
    what is the largest project you ever handled in pieces | have your tiles gone to other countries, which so far |
    bank asks supplier size, square feet of storage etc | el estesharee yes2al 3an 7agm mabe3atkom el sanawi`,
  history: `
    i must hand over a big deposit and never heard your name before, so tell me who you are and since when |
    dad got tiles in the eighties from such a name, was it you | board wants one paragraph on your firm and its past |
    who stands behind this firm, a local family or foreigners | awel marra asma3 3ankom, el sherka di meen as7abha |
    were you around when the old houses of deira were built | why should a hotel trust you over the big one in dubai |
    paise dene se pehle batao, kab se chal rahi hai company | many firms close in two years, how old are you people`,
  papers: `
    finance will not release the po until your licence and tax certificate are in the system, please send both |
    auditor must see that you are legally registered, proof? | your invoice came without the tax number, what is it |
    we open you as vendor today, which documents can you send | at the bank for the transfer, what account and swift |
    accounts wale licence aur vat certificate mang rahe hain | compliance wants chamber membership before the award |
    el mo7aseb 3ayez el rokhsa el togareya w raqam el 7esab | portal asks for the fifteen tax digits of your firm`,
  jobs: `
    my company closed last month and i have eight years on forklift and stores, is there a place for me with you |
    i graduate in june as architect, can i train with you | to which person do i address my resume for sales team |
    my cousin lays tiles ten years and is free, can he join | is it true you look for an accountant, i saw it online |
    husband drives heavy trucks, do you need one more man | how much do you pay a storekeeper and is visa given |
    bhai visit visa pe hoon, helper ka kaam mil jayega | ana mohandes madani badawwar 3ala forsa, fi makan`,
  dealer: `
    i own a hardware store in nizwa and people ask for clay roofing, can i put your goods on my shelf for a share |
    if i bring you villa owners, what is in it for me | 3andi ma7al fil riyadh, 3ayez akoon mowaze3 lekom |
    our plant makes solar tanks, who there buys from makers | i wish to be your man in kampala for tiles and heaters |
    what terms do shops get who take a container to sell on | can my firm carry your line in qatar with sole rights |
    lahore me aap ka maal bechna hai, agency kaise milegi | we bake bricks in gujarat and look for an importer`,
  app: `
    i am on site all day with only my phone, is there something of yours i can install from the play store |
    searched your name in the apple store, nothing shows up | does it work without internet once it is on my tablet |
    boss wants your icon on his iphone, is there one | which of the calculators here can a student use |
    what digital tools do you have here for architects | counting tool gave me 2300 tiles, how exact is it |
    mobile me daalne wala kuch hai ya sirf website hi hai | fi tatbeeq anazzelo 3al samsung walla bas el mawqe3`,
  greeting: `
    good morning to all of you there, i hope your week has started well and everybody is in good health |
    that is all i wanted about tiles, thank you kindly | sabah el kheir ya gama3a, yarab tekoono bkheir |
    ok sir noted, will come back after eid, bye for now | hi i am from the purchase office, how are you today |
    you answered better than any salesman, god bless you | nice talking to you, take care and enjoy the weekend |
    hello dear, first time i am writing here, good evening | assalam o alaikum bhai jaan, umeed hai aap theek hain`,
  price: `
    my husband thinks clay is only for rich people, for a four bedroom villa what would it come to all in |
    other shop asks 65 for a metre fitted, can you go below | i have only forty thousand for the roof, is it enough |
    boss wants the figure for two heaters fitted by noon | doosri dukan sasta de rahi, aap thoda kam karoge kya |
    put your best on the attached boq, tender closes friday | five brothers build together, what will you knock off |
    what do you ask for a pallet of grey paving ones | el 7abba di b kam law akhadt alfein marra wa7da |
    chhat 200 metre ki hai, total kharcha kitna aayega | is the five percent inside or does it come on top`,
  samples: `
    the owner will not sign anything until he has held the colour in his hand, could you get one to our office |
    submittal needs two bricks on a board, who prepares it | my compound wants a real piece on the committee table |
    do i pay for trial pieces and must they come back | begum ko rang dikhana hai, ek tile ghar bhijwa do |
    am in muscat, courier me a broken corner just for shade | screens always lie on red, post me a small bit of each |
    momken 7etta soghayyara men kol loon ashoofha fil bet | may i take one tile home to hold it against my stone`,
  delivery: `
    my plot is behind the dunes on a sand track of two km, would your lorry come till there with six pallets |
    i only drive a sedan so how do 800 bricks reach my house | can it come in three lots because the lane is narrow |
    roofers start on the tenth, will it be here before that | our farm is in salalah, who clears goods at the border |
    lpo to my gate in ruwais, how many days shall i plan | who takes pallets down, i have no forklift on site |
    site ajman me hai, gaadi ka kiraya alag lagega kya | el bet fel gabal, twaslolo walla lazem ageeb wanet |
    gali tang hai, bada truck nahi aayega, phir kaise laoge | ordering from mombasa, how many weeks is it on the sea`,
  stock: `
    my masons sit idle since yesterday, which red ones are lying in your yard that i can load this very morning |
    other trader said wait for the ship, do you hold it | i need only 90 more of the brown duna, are any left |
    is the 300 litre physically here or still on the sea | confirm that quantity is on the ground before my lpo |
    abhi godown me safed wali kitni padi hai, turant do | i come with a lorry now, are 4000 hollow ones free |
    law geet bokra ala2i 200 7abba gahza walla khelset | somebody took the last pallet, when do more land`,
  order: `
    my wife changed her mind about the colour, can we still switch what we booked on monday to the brown one |
    we agreed on everything, what is the next step to get it | typed 5000 instead of 500, how do i correct it now |
    sent my list last week with a reference, how far is it | no cart or buy button, how does a person purchase here |
    is there a least amount or may i buy just twelve |
    the project is on hold, please scrap what we asked for | maal pasand aa gaya, ab mangwane ke liye kya karna hai |
    ba3at el talab men osboo3 w mafeesh khabar, wesel feen | if i press send on the list, must i really take it`,
  instalments: `
    the owner pays me only when the municipality signs off the roof, could you wait with your money till then |
    i have half in hand, is it fine to give the rest at end | my salary comes on the 28th, can i clear the rest then |
    i live in leeds, may i send the money by wise from here | our terms with suppliers are sixty days, do you accept |
    are post dated cheques of my company welcome with you | does your counter take a visa or do i bring notes |
    abhi paisa kam hai, teen mahine me thoda thoda dun kya | the house loan comes in stages, may i settle likewise |
    addfa3 noss delwa2ty w noss lamma yewsal, yenfa3?`,
  quantity: `
    plan says nine by fourteen with four slopes at thirty degrees, how many pieces do i have to ask you for |
    farm wall is 120 metres long, two high, blocks needed? | mason wants ten percent extra, is so much lost in cuts |
    ridge is 22 metres in all, how many caps would it eat | i have 1800 from before, will it do for 150 m2 porch |
    does one pallet cover a garage of 6 by 6 or two | chhat 40 by 30 foot hai, kitni tile lag jayengi |
    3andi soor tolo 60 metr w 3elewo 2, ye7tag kam tooba | qs wants pieces per square metre for his take off`,
  complaint: `
    opened the third pallet this morning and every second piece has a crack, who is going to put this right |
    you promised tuesday, today is sunday, my crew sits idle | invoice says forty but the driver put down thirty six |
    this is not the red my client signed on the sample | your lorry drove over my new kerb and the man left |
    nobody in sales answers since you took my deposit | jo rang bola wo nahi bheja, ab phone nahi uthate |
    your fitters left my garden full of rubbish, i am upset | das din se jhooth bol rahe ho, maal aaj bhi nahi aaya |
    asked for flat ones and got wavy, come and take back | el bda3a wesalet maksoora w ma7adesh beyrodd 3alaya`,
  warranty: `
    suppose the glass of the collector cracks by itself in the second year, who pays for it then, you or me |
    consultant wants ten years in writing on letterhead | from which day do years count, bill or installation |
    if my own plumber fits the heater, do i lose my cover | el sakhan law baz ba3d sana, fi daman walla adfa3 ana |
    villa is sold next year, does the promise pass to the buyer |
    he said fifteen years by mouth, is it on paper anywhere | is the man's labour free if it breaks or only the part |
    the bill got lost when we moved, am i still covered | teen saal me tank kharab ho jaye to muft me badloge`,
  simulator: `
    my husband cannot imagine grey on top of our house, can we see it on a picture of it before buying |
    where do i put another colour on the model villa here | client loves renders, may i turn the house and zoom |
    can i upload my house front and dress it in your tiles | i like to see brown and red on my own facade on screen |
    can i send the look i made on the 3d house to my mother | want to play with wall stone and roof shades on screen |
    abgha ashoof el garmeed el a7mar 3ala soret beti | apne ghar ki photo pe tile laga ke kaise dekhun`,
  photoCheck: `
    i sent a picture taken from the street and it says there is no roof in it, but it is clearly there |
    page refuses my picture as too small, how big must it be | who looks at the roof picture, a person or a computer |
    it marked a crack where there is shadow, how sure is it | may i show the result of the photo test to my insurer |
    from which side must i shoot the roof to be accepted | would a drone shot do for the roof check or too far |
    meri chhat ki tasveer ko chhat kyun nahi maan raha | raf3t soorat el sat7 w rafadha, leeh mesh 2abelha`,
  account: `
    we are four people in one studio and want to reach the same saved villas, must each of us register |
    my company changed, how to put the new one in my profile | 3ayez asaggel 3al mawqe3 3ashan a7faz tasmeemi, ezzay |
    last week i saved two designs, where do they sit now | i would like to enter with my google, is it possible |
    can i have my own space that remembers my choices | what do i gain if i become a member of this site |
    naya hoon yahan, apni id kaise banau batao zara | is it needed to sign up just to look at tiles`,
  password: `
    it asks for six digits from my mail but nothing ever arrives, and i have looked in the spam folder also |
    i typed it ten times slowly and it still says wrong | my villas are locked away because it wont let me in |
    by the time your mail comes the code has expired | the link to set a new one opens an empty page |
    too many attempts, how long must i wait to sign in | purana wala bhool gaya, login karne ka rasta batao |
    el ramz mesh beyewsalni 3al email w mesh 3aref adkhol | not here for a year and cannot remember what i chose`,
  erase: `
    i uploaded a picture of my house with my children in front, please take it off your system for ever |
    villa is sold, i want nothing of ours left on this site | other shops rang me since, did you pass my mobile on |
    who at your office can see what i type in here | mesh 3ayez ma3loomati teb2a 3andokom, emsa7oha |
    close my profile for good, i am leaving the country | how long are the details of my enquiry kept by you |
    stop sending me offers and strike me off your list | meri photo aur number apne system se hata do bhai`,
  find: `
    looking for that curved red tile of old portuguese houses | need dark grey flat tile for a modern villa, got it? |
    architect drew a long thin white brick, show me such | we need the membrane that goes under tiles, in rolls |
    show me 20 cm blocks with holes for a boundary wall | block with insulation in the middle, do you have it |
    have you a 300 litre cmg solar heater with two panels | mosque in ajman wants glazed green tiles, do you keep |
    want the flexible strip between chimney and tiles | abgha interlock ramadi lel 7osh, 3endkom menna |
    cafe owner wants handmade looking brick for one wall | is there a tile with a small hood that lets air out |
    half round end cap for a hip in terracotta, is it there | i look for a comb that keeps sparrows out at roof edge |
    150 litre ka solar geyser chahiye, hai kya aap ke paas | i want pieces that go along the top where slopes meet |
    kaale rang ki sapat tile dikhao modern ghar ke liye | parking ke liye bhoore paver chahiye, dikha do zara |
    3ayez garmeed bonni zay beyoot espanya, fi 3andokom | for my driveway i want clay pavers in brown, any?`,
  notListed: `
    do you also supply twelve mm steel bars for the slab | want ten mm glass for a balcony rail, do you have it |
    looking for porcelain floor tiles 60 by 60 for the hall | do you have outside wall paint in twenty litre buckets |
    after the bricks we need aluminium windows, sell them? | client wants marble stairs, can you provide the slabs |
    i want solar panels that make electricity for a villa | our old split unit died, do you keep air conditioners |
    need a booster pump of one horsepower, is it with you | gypsum boards and channels for a ceiling, do you have |
    looking for a teak front door to match the red roof | pani ki plastic tanki 1000 litre chahiye, rakhte ho |
    can i get a truck of washed sand with the blocks | 3endkom seramik lel 7ammam walla bas garmeed |
    do you do car park shades from fabric on steel poles | saria aur cement dono aap se ek jagah mil jayega kya |
    lakdi ki almari aur kitchen ka counter bhi dete ho | need bathroom wall tiles in blue ceramic, show me |
    3ayez dehan lel wagha men barra, mawgood 3andokom | roof is done, now i need bags of cement, got any`,
  none: `
    my phone is a brick since the update, how to revive it | car ki chhat pe scratch aa gaya, polish kahan hoti hai |
    who won the match between al ain and al hilal last night | glass of my solar watch is scratched, who polishes it |
    how do i pin the tile of my mail to the start menu | the heater in my car blows cold air on the highway |
    slipped in the shower, my knee is swollen, what to do | which valley in the himalaya is deepest, for homework |
    landlord raised the rent of my flat, is he allowed | excel does not sum my column of quantities, why so |
    aramex parcel from china is stuck in customs, why | which bank gives the cheapest loan for a used car |
    my son plays with lego bricks all day, is it good | aaj india pakistan ka match kitne baje shuru hoga |
    flight to lahore is delayed, do i get money back | roof of my mouth is burnt from karak, what helps |
    tell me something funny, i am tired of site meetings | which school in mirdif has places left for grade two |
    i feel under pressure at work and cannot sleep | ezzay agadded gawaz el safar men el qonsoleya |
    ridge on my thumb nail gets deeper, is it a vitamin | my instagram got hacked, the code goes to his phone |
    what is the capital of mongolia, how cold is it there | what is the price of gold per gram today in the souk |
    any good biryani place near the clay tennis courts | my dog ate a block of chocolate, is that dangerous |
    how to lay the foundation of a good marriage, advice | dentist put in a bridge and a crown, is pain normal |
    samsung fridge still in warranty but they refuse me | i left my bag in a taxi in sharjah, whom do i ring |
    i ordered shoes from noon and got the wrong size | pet me do din se dard hai, kaunsi dawa lun batao |
    mere bete ka admit card download nahi ho raha, kya karun | chicken stock for six people, how much water and salt |
    biwi ke liye sone ki chain leni hai, kahan se lun | is the solar eclipse in august visible from here |
    el match bokra el sa3a kam w 3ala anhi qanah | is it going to rain in dubai on the weekend |
    3arabeety betsakhan fil za7ma, eh el sabab ya tara | write a birthday poem for my mother, she turns 70`,
};
