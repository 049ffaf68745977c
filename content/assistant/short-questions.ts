import type { Topic } from './keywords';
import type { Rule } from './questions';

/*
 * Questions of buyers as they are typed in a hurry: in few words, as a complaint, or beside the point of what we sell.
 * Found as those of ./questions.
 */

const asked = (subject: Topic, ...words: readonly string[]): Rule<Topic> => [
  subject,
  words.flatMap((row) => row.split('|')),
];

/** Before ./questions: a word of theirs would answer these beside the point. */
export const ASKED_FIRST: readonly Rule<Topic>[] = [
  // A photo is asked about before what is done with it, and what is called off before what is called on.
  asked(
    'erase',
    'is my photo|is my picture|my photo&uploaded|my picture&uploaded|photo&stay|photo&private|photo&your server',
  ),
  asked(
    'contact',
    'cancel&appointment|cancel&visit|change&appointment|postpone|reschedul|appointment&another day|appointment&another time',
  ),
  asked('history', 'years since you|how many years since'),
  asked('notListed', 'drip edge|drip irrigation|buy back|buy my old|buy old tile|buy used'),
  asked(
    'visit',
    'pay for&estimate|pay for&visit|pay for&appointment|estimate visit|free visit|visit charge|charge for visit',
  ),
  asked('stock', 'you keep|keep ready|ready stock|readily available|keep&stock'),
  asked('drawings', '3d block|cad block'),
  asked('simulator', 'see&on my house|see&on my villa|see&on my home|look on my house|look on my villa'),
  asked('products', 'have different colo|in different colo'),
  asked('price', 'need&quotation|want&quotation|urgent&quotation|quotation&urgent'),
  asked(
    'complaint',
    'came&different colo|came&wrong colo|are different colo|order came but|arrived but|came but',
  ),
  asked('order', 'change the delivery|change delivery|change my delivery'),
  asked('visit', 'send a guy|send guy|send a man|send your man|send a person|send your guy|see my roof'),
  asked('locations', 'tiles in person|see&in person|see it in person|see the tiles somewhere'),
  asked('heaterFault', 'hot water takes|hot water take|long&hot water'),
  asked('dataSheet', 'specs |spec for|spec of|technical spec'),
  // What is asked goes before what is counted.
  asked(
    'price',
    '=how much tile|=how much tiles|=how much brick|=how much bricks|=how much block|=how much blocks',
  ),
  asked(
    'price',
    'how much tile&cost|how much brick&cost|how much block&cost|how much paver&cost|how much piece&cost',
    'how much tile&price|how much brick&price|how much block&price|how much paver&price|how much piece&price',
  ),
  asked(
    'quantity',
    'how much tile|how much brick|how much block|how much paver|how much piece|how much pcs',
    'tile how much needed|tiles how much needed',
  ),
  asked('warranty', 'how many&warrant|how many&guarant'),
  asked('lifetime', 'how many years&last'),
  asked('order', 'minimum&quantity|min&quantity|min order'),
  asked('samples', 'free sample|sample to |samples to |sample for my office'),
  asked(
    'capacity',
    'collectors in |collector&system 2|collector&system 3|collector&system 5|collector&system 7|collector&system 1',
    'collector area of|area of system|area of the system',
  ),
  // A tank may leak wherever it stands, and is sized for whom it serves.
  asked('heaterFault', 'tank&leak|tank&repair|repair&tank|fix&tank|tank&broken|tank&not work'),
  asked(
    'heaterSize',
    'tank&person|tank&people|tank&family|tank&member|tank&shower|tank&gym|tank&bathroom|tank&hotel|tank&hostel',
    'boiler&people|boiler&person|boiler&family|solar for&person|solar for&people|solar for&family|family&which solar',
    'litre&people|litre&person|liter&people|liter&person|litre&enough|liter&enough|l enough for',
  ),
  asked('dataSheet', 'tds of |tds for '),
  asked(
    'care',
    'ppm |tds water|tds in |tds level|tds limit|tds ok|tds is ok|high tds|which tds|my tds|water&hardness|tank&hardness',
    'heater&hardness|water is&hard |hard water|limescale|tank&scale|heater&scale|collector&scale|water&scale',
  ),
  asked(
    'heat',
    'degree&temperature|degree&heat |degree&hot |degree&sun |degree&summer|degree&resist|degree&withstand',
  ),
  asked(
    'pitch',
    'degree&roof|deg roof|degree&slope|deg slope|roof&deg |slope&deg |degree tile|degree which tile',
  ),
  asked('notListed', 'panels for electric|panel for electric|panel&electricity|panels to make electric'),
  asked(
    'dealer',
    'we are supplier|we are a supplier|we are manufacturer|we are a manufacturer|we manufacture|sell you our',
    'want to sell you|offer our |offer you our|introduce our|register as&supplier|become&supplier',
    'become your supplier|supplier registration',
  ),
  asked(
    'order',
    'where is my material|where is my brick|where are my|where is my goods|where my|transferred&where|paid&where',
    'paid&nothing|paid&no material|paid&no tile|paid&no brick|paid&not come|paid&not receiv|paid&not arriv|paid but',
    'can i cancel|can we cancel|want to cancel|cancel my|wrong quantity|change the quantity|change my quantity',
    'after i send|after sending|happens after i|happens next',
  ),
  asked(
    'complaint',
    'sold me&crack|sold me&broken|sold me&damage|sold us&crack|sold us&broken|gave me&crack|gave me&broken|gave us&broken',
    'turn up|driver&dropped|driver&damage|driver&broke|dropped&pallet|order&missing|order&incomplete',
    'came with half|came half|half empty|short delivery|pieces missing|tiles missing&deliver|bricks missing&deliver',
    'never pick|never answer|never repl|never call|nobody came|no one came|nobody show|no one show|did not show up',
    'didn t show up|no one contact|nobody contact|no one got back|nobody got back|still nothing',
  ),
  asked('price', 'price list|pricelist|rate list'),
  // “How many” of something else than tiles
  asked('visit', 'days&install|weeks&install|long&install|days to lay|how long to lay|days&roof work'),
  asked(
    'warranty',
    'years warrant|year warrant|years guarant|year guarant|years of warrant|years of guarant|long&warrant',
  ),
  asked('complaint', 'days&return'),
  asked(
    'delivery',
    'how many days|how many weeks|how many day |days to get|days to reach|days to arrive|when ready|ready when',
  ),
  asked('brands', 'how many brand|how many manufactur|how many supplier'),
  asked(
    'products',
    'how many colo|how many shade|how many design|how many type|how many kind|how many profile',
  ),
  asked(
    'locations',
    'how many branch|how many shop|how many store|how many showroom|how many warehouse|how many office',
  ),
  asked('locations', 'po box|p o box|postal address'),
  asked(
    'history',
    'how many employ|how many staff|how many people work|how many years you|how many years are you',
  ),
  asked('history', 'how many years have you|how many year you|how many years in'),
  asked(
    'pictures',
    'how many project|how many villas have you|how many roofs have you|how many houses have you',
  ),
  asked('samples', 'how many sample'),
  asked(
    'complaint',
    'break during|breaks during|broke during|broken during|damaged during|damage during|break in transport|break on the way',
    'broke on the way|breakage|wrong shade|different shade|wrong colour|wrong color|not same colour|not same color',
    'no body contact|no body call|no body came|form&nobody',
  ),
  asked(
    'leak',
    'rain water enter|rain water com|rain water inside|rain water leak|water entering|water enters|storm&leak',
    'after&storm|last&storm|water&ridge|rain&enter|tiles flew|tile flew|water&coming&roof|water&comes&roof|rain&coming inside',
    'rain&from roof|rain&from the roof',
  ),
  asked(
    'heaterFault',
    'heater&bang|solar&bang|tank&bang|heater&sound|tank&sound|heater&knock|heater&vibrat|heater&humming|heater&steam',
    'heater&not giv|solar&not giv|not giving hot|not coming hot|hot water not com|not enough hot|less hot water',
  ),
  asked(
    'instalments',
    'payment&after deliver|payment be done|pay&after deliver|pay after|payment&before deliver|deposit amount|much deposit',
    'deposit require|pay deposit|a deposit|american express|amex |how many payment|how many instal',
  ),
  asked(
    'simulator',
    'upload&house|upload&villa|upload&my roof|upload&my home|photo&house&change|picture&house&change|save my design',
    'save&design|share&design|send&design|saved design',
  ),
  asked(
    'price',
    'vat include|include vat|including vat|with vat|plus vat|vat extra|inclusive of vat|excluding vat|price&vat|vat&price',
    'difference in price|price difference|loading charge|hidden charge|additional charge',
  ),
  asked('order', 'small order|small quantity|smallest order'),
  asked('price', 'extra charge'),
  asked(
    'password',
    'reset email|reset link|email&not receiv|did not get&email|didn t get&email|not getting&email|confirmation email',
    'spam folder|my inbox',
  ),
  asked(
    'account',
    'change my email|change email|update my email|change&email&account|update my profile|edit my profile|edit profile',
    'change my name|change my phone|update my phone|change my number|update my number|change my username',
  ),
  asked(
    'erase',
    'cookie|about privacy|third part|share my number|share my data|share my detail|share my email|share my info',
    'share my phone|sell my|close my account|close&account|deactivate|is my data|who sees my|who can see my',
  ),
  asked(
    'heaterSize',
    'heater&person|heater&persons|hot water for&room|hot water for&staff|hot water for&people|hot water for&person',
    'hot water for&worker|enough for&person|enough for&people|enough for&family',
  ),
  asked(
    'laying',
    'gap between|gap&batten|batten size|size&batten|waterproofing below|waterproofing under|waterproofing&under',
    'waterproofing&below|need waterproofing|waterproofing need',
  ),
  asked(
    'strength',
    'load rating|load class|for trucks|heavy vehicle|heavy traffic|load bearing|loading capacity',
  ),
  asked(
    'heat',
    'absorb heat|absorb less heat|absorb&heat|ac bill|a c bill|aircon bill|cooling bill|reduce&ac |house hot',
  ),
  asked('lifetime', 'dull|losing colour|losing color|lost colour|lost color|discolo|colour gone|color gone'),
  asked('care', 'white mark|white patch|white salt|white stain|salt&brick|salt&tile'),
  // The site itself does not work
  asked(
    'contact',
    'website&not |site not |your site&slow|website&slow|website&down|app not |app&crash|not loading|simulator&not work|simulator&not open',
    'simulator&stuck|calculator&not work|calculator&not open|upload&not work|upload&fail|page not found|error 404|not opening',
  ),
  asked('samples', 'deliver&sample|sample&deliver|send&sample'),
  asked('jobs', 'intern |interns|trainee|apprentice'),
  asked('contact', 'amc |maintenance contract|service contract'),
  asked(
    'delivery',
    'ship a|container to|bring it to|bring them to|bring the tiles|bring the bricks|bring to my',
  ),
  asked('weight', 'weight how '),
  asked(
    'heaterFault',
    'hot water comes only|hot water only in|hot water only for|solar&smell|heater&smell|tank&smell|water&smell',
    'tank&noise|solar&noise|heater&noise|pump&noise|heater&rusty|tank&rusty|rusty water|water&rusty',
    'heater&not hot|solar&not hot|heater&cold|water&cold|cold water|lukewarm|not getting hot',
  ),
];

/** After ./questions, and before the words of the groups. */
export const ASKED_LAST: readonly Rule<Topic>[] = [
  asked('savings', 'return on invest|roi '),
  asked('laying', 'return pipe|return line'),
  asked('complaint', 'return |returns |returned |give back|giving back|send back'),
  asked(
    'price',
    '=sale|on sale |any sale |sale going|sale today|sale now|sale season|season sale|promo|=clearance|clearance sale',
    'clearance offer|stock clearance|bargain',
  ),
  asked('jobs', 'cv |my resume|send resume'),
  asked('match', 'ral |ral1|ral2|ral3|ral4|ral5|ral6|ral7|ral8|ral9'),
  asked(
    'history',
    'why buy from|why buy you|why choose you|why should i buy|why should we buy|why should i choose|what makes you',
    'why you not|why your company',
  ),
  asked('sunless', 'kw element|element inside|electric element'),
  asked(
    'dataSheet',
    'how many kw|how many kilowatt|how many watt|sigma&kw |sigma&power|system&kw |power of system|power of the system',
  ),
  asked('capacity', 'sigma model|model of sigma|models of sigma'),
  asked(
    'complaint',
    'left over|leftover|take back|extra tile|extra brick|exchange|goods damaged|damaged goods|damaged in',
    'broken in transport|broken on arrival|not satisfied|cheated|fraud|scam|worst |rude |bad quality',
    'poor quality|nobody repl|nobody respon|nobody call|no one repl|no one call|no one respon|not answering',
    'not picking|don t answer|do not answer|doesn t answer',
  ),
  asked(
    'order',
    'still waiting|when will i get|when will i receive|when will my|order&late|order&delay|delivery&late',
    'not come yet|not yet come|not yet received|not delivered|change my order|where is my order|where is my tile',
  ),
  asked(
    'instalments',
    'how to pay|how can i pay|how do i pay|how should i pay|mode of payment|payment mode|payment method',
    'method of payment|ways to pay|payment option|visa card|mastercard|debit card|letter of credit|lc ',
    'pdc |post dated|down payment|accept cash|take cash|take card|take visa|take credit',
    'pay&card|card payment|=card|=cards|swipe|card machine|card at |cards at |cards accept|bitcoin|crypto',
  ),
  asked(
    'certificate',
    'comply|complian|conform|en 1304|en 771|en 13|astm|bs en|bs standard|british standard|european standard',
    'which standard|what standard|dcl |esma |ecas |moiat|quality mark|adqcc|trakhees|safat|lab test',
  ),
  asked(
    'dealer',
    'wholesale|become&agent|be your agent|business partner|wholesale partner|collaborat|cooperat',
  ),
  asked(
    'contact',
    'robot|bot |chatbot|chat bot|chatgpt|real person|live agent|live chat|customer service|customer care',
    'call back|callback|who is answering|am i talking|somebody to talk',
  ),
  asked(
    'leak',
    'fix the roof|to fix roof|fix my|fix our|who&fix&roof|who&fix&tile|who can fix|who&repair|repair tile|tile repair',
    'roof is damaged|damaged roof|roof damage|tile&flew|tile&fell|tile&fall|tile&blown|tile&blew|tile&loose',
    'tile&broke |loose tile|roof problem|wet ceiling|ceiling&wet|seepage|water inside|water&ceiling',
    'water from&roof|raining inside|rain inside|water enter|damp ',
  ),
  asked(
    'visit',
    'installer|who install|who can install|who do&install|fixing also|give fixing|labour for|labor for|technician',
    'full roof|complete roof for|whole roof|entire roof|roof for my|roofing for my|villa project|come check',
    'check my roof|look at my roof|someone come|somebody come|send team|send your team',
    'days&install|long&install|time&install|roofing work|do you fix|fixing team|fixers',
  ),
  asked(
    'spareParts',
    'vacuum tube|glass tube|tube&broken|safety valve|relief valve|gasket|sensor|expansion vessel|circulating pump',
  ),
  asked(
    'circulation',
    'thermosiphon&pump|thermosiphon&better|thermosiphon or|or thermosiphon|pump&better|or pump|pump or',
  ),
  asked(
    'strength',
    'r value|k value|lambda|hardness|emissiv|porosity|permeab',
    'wind |winds |windy|hurricane|cyclone|gust|shamal|sand storm|dust storm|uv |earthquake|seismic',
    'thermal resist|thermal mass|pieces&pallet',
  ),
  asked('weight', 'load calculation|dead load|structural load|structure load|load per|load of&tile'),
  asked(
    'drawings',
    'autocad|auto cad|archicad|lumion|3ds|3d max|enscape|rhino|vray|v ray|hatch pattern|hatch for|hatches|hatching|shop drawing|detail drawing',
  ),
  asked('samples', 'colour card|color card|colour chart|color chart|shade card'),
  asked(
    'care',
    'stain |stains |staining|white powder|scaling|lime scale|calcium|dirty|dirt |polish',
    'bird dropping|pressure wash|black spots',
  ),
  asked(
    'laying',
    'mortar colour|mortar color|mortar mix|pointing|bond pattern|stretcher|english bond|flemish',
  ),
  asked(
    'compareTiles',
    'is stronger|stronger than|suggest&tile|suggest&brick|suggest&colour|suggest&color|recommend&tile',
    'look good|looks good|goes with|go with my|suit my|suits my|difference in|mix two|mix&colour|mix&color|two colours on|two colors on',
    'recommend&brick|recommend&colour|recommend&color|which tile is good|which tile is strong|which tile is suit|which tile for|which tile should',
    'which brick is good|which brick is strong|which brick for|clay or|or clay|or cement|or concrete|or metal|compare ',
  ),
  asked(
    'password',
    'verification|login problem|log in problem|sign in problem|code not|account locked|account blocked',
  ),
  asked(
    'history',
    'your owner|owner name|name of owner|owner of the|owner of your|owner of this|your boss|chairman|founder',
    'managing director|your manager',
  ),
  asked(
    'pictures',
    'reference list|project list|list of project|client list|your clients|past work|your work',
  ),
  asked('contact', 'hindi|urdu|malayalam|tagalog|speak english|tiktok|linkedin|youtube|snapchat'),
  asked('locations', 'office where|any store|have a store|have store|your store|store near|nearest store'),
  asked(
    'erase',
    'photo&kept|photo&stored|keep my photo|store my photo|stop sending|stop email|stop calling|stop mailing',
  ),
  asked('quantity', 'roof area|area of roof|area of my roof|calculate&tile|calculate&brick|calculate&block'),
  asked(
    'compareTiles',
    'which tile i need|which tile do i need|which tile i should|don t know which|dont know which|not sure which|can t decide',
    'cant decide|cannot decide|help&choose|help&choosing|help&select|help me pick|how to choose',
  ),
  asked(
    'delivery',
    '=qatar|=oman|=bahrain|=kuwait|=doha|=muscat|supply&qatar|supply&oman|supply&bahrain|supply&kuwait|supply&africa|supply&russia',
    'supply&saudi|supply&kenya|sell&qatar|sell&oman|sell&bahrain|sell&kuwait',
  ),
  asked(
    'price',
    'price&urgent|urgent&price|need&price|want&price|urgent rate|best price|give rate|give me rate|give us rate|need rate|send rate',
    'send me rate|your rate|=rate|=the rate|=rate please|rate per|rate for|rate of',
  ),
  asked('price', 'boq|bill of quantit|price list|rate list'),
  asked('contact', 'speak with|speak to|talk to|talk with'),
  asked('stock', 'need&pcs|want&pcs|require&pcs|need&nos |want&nos |need&urgent|want&urgent'),
  asked('pressure', 'pressuri'),
  asked(
    'hours',
    'what time|do you close|when do you open|when open|working time|working hour|office time|lunch break',
  ),
  asked(
    'notListed',
    'tile&bathroom|tile&kitchen|tile&shower|ceramic wall|ceramic tile|mosaic|stone cladding|cladding stone|stone veneer|wall stone|main gate|sliding gate|gate for|garage door',
    'door |doors |plywood|plaster board|plasterboard|gypsum|artificial grass|gi sheet|upvc|pvc ',
    'corrugated|metal sheet|roof sheet|sheet roof|glass wool|rock wool|rockwool|xps |polystyrene|thermocol',
    'false ceiling|parquet|sanitary|granite|terrazzo|vinyl|laminate|carpet|wallpaper|curtain|air condition',
    'scaffold|ready mix|readymix|sell sand|sell paint|buy paint|sell steel|sell wood|sell glass|fiberglass',
    'fibreglass|solar cell|solar light|solar batter|solar electricity|pv |water filter|overhead tank',
    'plastic tank|grp tank|kerb|curb stone|curbstone|60x60|60 x 60|indoor tile|indoor floor|rain water tank|waterproofing',
  ),
];
