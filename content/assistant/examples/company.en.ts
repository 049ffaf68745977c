import type { Examples } from './examples-shape';

/** About the company and what it has. */
export const COMPANY: Examples = {
  products: `
    what kind of stuff do you have | what all do you sell | tell me about your range | which things can i buy from you |
    full list of your goods | what is available in your company | what building material you deal in |
    can you show me everything | what are you selling | product list | i am new here what do you offer |
    what types of products do you trade | show all categories | items you deal with | give me an overview of your range |
    what can I get from your shop | do you only have roof tiles or other things too | which categories of goods do you carry |
    your main products | what line of business products | what other products besides tiles | aap log kya bechte ho |
    kya kya milta hai aapke paas | shu 3indkum | what else do you sell | what different types of roofing do you have |
    colours and types you have | list of your tile types | how many colours available | what kinds of bricks do you carry |
    could you tell me what goods you stock in general | i'd like to know your product range before visiting |
    what do you guys sell exactly | what sort of products are in your catalogue | do you sell other building stuff |
    we want to know what you can supply us | what materials can you provide for a villa project | what is your business selling |
    anything besides bricks and heaters | list all the things you sell | which building products do you import |
    what are the options in roofing | any new products | what do you supply to contractors | what solar products you have |
    tell me the different tile types you keep | how many types of tiles do you have | how many colours do you have in total |
    what shapes of roof tiles are there | what roofing accessories do you sell | what sort of items can i find at your place |
    i run a small contracting company, what do you have for us | do you stock anything for walls |
    which roof coverings do you sell | tell me everything you supply for houses |
    what goods are available for immediate purchase in general | is tile the only thing you do | what else is in your range |
    can you tell me about your products | product information please | show your range of colours and shapes |
    do you only deal in roofing or walls as well | besides roof stuff is there anything for fences and yards |
    what more do you carry | what else could i find at yours | apart from heaters what have you got`,
  brands: `
    which companies do you represent | whose tiles do you sell | what makes of heater do you carry | name the manufacturers |
    which european factories do you work with | do you deal in braas | is bmi one of your brands | tell me about cejatel |
    who manufactures your bricks | which company makes the heaters | brand names of your tiles |
    list of suppliers you import from | do you carry cobert tiles | are you authorised distributor for sigma |
    which factory makes these | kis company ki tile hai | konsi company ka heater hai | who produces the tiles |
    which italian makers | what brand are the solar heaters | is ceipo your brand | tell me something about isiklar |
    what brands of brick | original brand or copy | are these branded tiles | what manufacturers are available |
    monier or braas do you have | who is the manufacturer of your solar heaters | which brand of roof tile is it |
    from which company do you get the bricks | is it branded | do you have any german brand | tell me the makers you import |
    which factories supply you | are you an agent for cobert in the uae | do you represent la paloma here |
    do you officially distribute bmi | name of the tile manufacturer please | what is cejatel | who is ceipo |
    tell me about yamama | brand of hollow blocks | is sigma a turkish brand or what | which brands can you offer for solar |
    do you sell terreal or wienerberger | do you work with any portuguese manufacturer | list of brands | who are your suppliers |
    which brands can i choose from | what company is behind the tiles | do you sell cobert products |
    are these wienerberger tiles | which manufacturer makes the grey brick | are you official agents for these brands |
    is this an original european brand | list the companies whose bricks you bring |
    i only want a known brand, which do you have | who stands behind your bricks | which maker's mark is on the tile |
    what label do the heaters carry | whose product is this brick | made by which firm |
    call me about ceipo | call me about braas | tell me about cobert`,
  services: `
    what services do you provide | what else do you do besides selling | do you do anything apart from supply | can you help me |
    how can you help | what can you do for me | do you offer installation services | what kind of work do you take |
    do you provide support after sale | tell me your services | services list | i need assistance | do you do roofing services |
    what does your company offer as service | need some help here | is technical support available |
    what assistance do you give architects | do you also provide design help | do you have after sales service |
    kya kya service dete ho | madad chahiye | services for contractors | what services do you offer |
    do you offer any services other than selling tiles | what can your company do for contractors |
    is there any service you provide for home owners | what can you do | do you provide technical support |
    can you assist with my roofing project | what kind of help do you offer | help me please | i need some help |
    do you give advice and design service | can you support our site team | list your services |
    what are your services for architects | do you offer full service | do you have a support team |
    what support do you give after installing | tell me what services i can get | what is included in your services |
    apart from materials what can you do for me | i need support with my project | can your company help a home owner |
    could you help us with our villa | what do you offer to developers |
    i need assistance choosing and installing, what do you provide | help with my roof project please |
    do you only bring the goods or also do the work | after the material is here what else do you take care of |
    what else do you actually do for clients besides supplying | is there anything you do besides delivering material |
    is your work over once it is delivered`,
  volumes: `
    how many tiles do you sell every year | what is your yearly turnover in tiles | how big is your company |
    how large is your warehouse | annual sales | how many heaters have you sold | how much do you sell annually |
    your capacity as a supplier | size of your storage | number of units sold | to which regions do you export |
    company statistics | how much square feet storage | what volumes do you handle | yearly quantity of tiles sold |
    how big is your operation | sales figures | how many solar units each year | is your company big |
    do you have large warehouse capacity | how many tiles per year do you sell | what is your annual sales volume |
    how big are your warehouses | how many solar heaters do you sell in a year | what are your company's sales numbers |
    number of tiles sold in total | how many square feet are your warehouses | what's your turnover |
    how many countries do you export to | tell me some figures about your business | statistics of your company |
    monthly sales quantity | how many square feet of storage do you have | how many tiles have you sold so far |
    what is your market share | your yearly numbers | how many water heaters do you install each year |
    are you a big supplier, how many tiles a year | how many units per annum | how many tiles do you move yearly |
    how big are you as a company | the size of your warehouses in square feet |
    where outside the gulf have you exported, for a prequalification | for our prequalification we need your yearly volumes |
    what regions have you supplied`,
  history: `
    who are you | how old is the company | since what year are you in business | tell me about your company | company background |
    when did you start | are you a new company | how long have you been around | about your firm | who is behind this company |
    who founded it | name of the owner | who runs the company | are you an emirati company | are you trustworthy |
    why should i choose you over others | what makes you better than competitors | your experience in the market |
    company profile | how many years experience you have in roofing | malik kaun hai | company kab shuru hui |
    how many employees | is this a family business | introduce yourself | what is this company |
    are you a trader or manufacturer yourselves | years in business | tell me about yourselves |
    how long have you been in business | when was the company established | when did your company start in uae |
    who owns this company | who is the owner | who is the ceo | is it an old company |
    how many years have you been selling roof tiles | can i trust you | what is your experience with roofing |
    are you local or foreign company | why should we buy from you | what makes you different from other suppliers |
    where did your company begin | is your company well known | company overview | how many people work at your company |
    what is your company about | i never heard about you, who are you | since when are you installing solar heaters |
    could you introduce your company | what year was your company founded | how many years have you been operating |
    is the owner emirati | who manages the company | are you a reliable company | what's the story behind your company |
    do you have a long experience | how long have you dealt in roof tiles | who is your general manager |
    why are you better than the others | do you manufacture or only trade | where does your company come from |
    since how many years are you in business | for how many years does this firm exist | how many years is your company old |
    when was this firm started | is this firm new in the market`,
  papers: `
    your trade license copy | tax registration number | need your trn | vat certificate please | iban for bank transfer |
    bank details of the company | company registration documents | chamber of commerce certificate |
    we want to register you as vendor, send documents | vendor registration papers | commercial licence number |
    send trade licence and vat | supplier prequalification documents | icv certificate | are you a registered company |
    license no | bank account name and number | trn chahiye | we need your company documents for onboarding |
    legal papers of your firm | can you give vat invoice | tax invoice | proof that the company is registered |
    prequalification docs | can you send your trade license | what's your trn number | i need your vat registration |
    please share bank account details for transfer | company documents for vendor registration | what is your tax number |
    can i get your commercial registration | we need trade licence copy to issue lpo | share your bank iban |
    are you licensed in uae | is your company registered for vat | please provide documents to register as supplier |
    swift code and bank name | chamber certificate copy | passport and license copy of owner | invoice with trn |
    kindly share trn and trade license | i need the company's legal documents | please send your vat certificate and bank letter |
    we need to add you to our supplier list, send papers | what is your account number for payment |
    can you send licence copy by email | your company's registration number | is the company vat registered | give me iban |
    certificate of incorporation | need your bank letter | for prequalification send licence and trn`,
  jobs: `
    are you hiring | i am looking for work | any vacancy for sales | i want to join your company | where to send my cv | career |
    do you need drivers | hiring roofers? | job opening | i am civil engineer seeking position | internship possible |
    can i apply for a job | any position for accountant | kaam milega | naukri hai kya | do you have work for mason |
    need job urgently | salesman vacancy | i have 5 years experience in tile work looking for employment | send resume to whom |
    recruitment | hr contact | do you offer training for students | helper job available | freelance work with you |
    visa and job | how can i work with you guys as employee | salary for warehouse keeper | do you have any job openings |
    can i work for you | i am looking for a job in your company | where should i send my resume | is there any vacancy |
    are you recruiting | do you have any openings for engineers | i am a roofer looking for job | any work available for helper |
    i want to apply for sales executive position | need a driver? | i have experience in roof tiles give me job | hiring now? |
    job vacancy pls | how do i apply for a position | is there an internship for students | my brother needs work in warehouse |
    i am a mason from india need job | part time job | what positions are open | is there any work for me |
    i'd like to work as a salesman | do you need workers | i want to send my cv | any openings at the moment |
    do you employ foremen | i can drive a truck, do you need someone | looking for internship in architecture |
    employment opportunities | job for fresh graduate | i have skills in tiling can you hire me | can i join as warehouse helper |
    accountant job | who handles hiring | 3endkom shughol | bedi shughol | kaam mil sakta hai kya | job chahiye bhai driver ka`,
  dealer: `
    i want to be your distributor | can i resell your tiles in oman | reseller program | looking for partnership |
    we are a factory and want to sell to you | agency for kuwait | we manufacture clay tiles in india and want to supply you |
    become an agent | franchise | how to become partner | i own a hardware shop and want to stock your tiles |
    distribution rights | we are exporters from china offering roof tiles | do you need suppliers | dealership chahiye |
    dealer banna hai | b2b partnership | can my company represent you in saudi | wholesale dealer terms |
    would like to propose cooperation | sub dealer in rak | we want to offer our products to you |
    commission for bringing customers | referral partner | i would like to become a dealer | how can i become your distributor |
    we are interested in a distributorship | can we be your agent in qatar | we want to sell your tiles in our shop |
    can my company resell your products | we are a manufacturer looking for a distributor in uae |
    we would like to offer you our products | are you looking for new suppliers | partnership proposal |
    business cooperation with your company | can i get reseller prices and conditions |
    we produce clay bricks in pakistan would you buy | i want to open a branch of your brand | exclusive agency for oman |
    do you give commission to brokers | trade partner application | we supply packaging and would like to work with you |
    our shop in ajman wants to sell your tiles, how do we start | want to become your partner |
    we export stone and would like to sell it through you | could we distribute your bricks in bahrain |
    how do i get a dealership | our factory produces clay tiles, would you be interested | are you open to new dealers |
    we are looking for an agent in the emirates for our bricks | supply offer from a factory in vietnam |
    i can bring you clients for a commission | we want to represent your brands in iraq |
    i represent a brick factory from egypt, who buys for you | i'm from a tile factory abroad, who is in charge of purchasing |
    we are a manufacturer and wish to sell through your firm | who handles purchasing at your company, we make clay products |
    our plant makes heaters, could you be our importer`,
  app: `
    do you have an app | is there a mobile application | app for iphone | download the app | android app link |
    what tools are on this site | online calculators | do you have any software | where is the app store link |
    which digital tools can i use | application for tile design | app download kaise kare | is your app free |
    can i use the tools on my phone | tools for architects on the website | app of your company | apk |
    what can i do with the app | play store | how accurate is your calculator tool | what online tools are there |
    do you have a mobile app | can i download your app | is your app on the play store | is there an iphone app |
    where can i download the application | what tools do you have online | is there an online calculator |
    which tools can i use on this website | does your app work offline | how do i install the app on my phone |
    what does the app do | what calculators are on your site | online tools for designers | tell me the digital tools you have |
    app for android phone | is there an app i can install | where do i get your app | what is your app for |
    does the app run on android | ios app? | do you have a tool for calculating online | what tools does your website offer |
    show me the online tools | can i design on your app | how precise is the calculator on the site | is it on play store |
    anything on the app store to install | is there something for my phone | kya play store pe app hai |
    fi application lal mobile |
    how exact is the calculator | can i trust what the tile calculator says | is the calculation right |
    how accurate is your tile calculator | accuracy of the calculator | is the tile calculator accurate |
    what accuracy has the calculator | which accuracy does the tile calculator have`,
  greeting: `
    hey there | hi how are you | hello team | good day | morning | good evening sir | thank you so much | thanks a lot |
    ok thanks | great thank you | bye | see you | salam alaikum | namaste | assalamu alaikum bhai | hi dear | hey |
    hello anyone there | that was helpful thanks | shukriya | appreciate your help | kaise ho | cheers | nice thanks | ok |
    alright | hala wallah | masa al khair | good afternoon | hi there folks | thx | ty | welcome | no thanks that is all | hello |
    hi | hi good morning | hello sir | good evening | hello how are you doing | hey what's up | thank you |
    thanks for the information | thank you for your help bye | ok thank you very much | goodbye | have a nice day | salam |
    salam how are you | hello good afternoon | hi i am ahmed | nice to meet you | perfect thanks | you are welcome | many thanks |
    hii | helloo | sorry | got it thanks | good night | hello dear | hi sir good day | hey good morning to you |
    hello is anyone here | thanks mate | thank you very much for your quick answer | bye bye | ok bye | good day to you |
    hi guys | wa alaikum salam | eid mubarak | ramadan kareem | great | awesome thanks | ok noted thanks | see you tomorrow |
    hi assistant | gd morning | gud evening | gm | mrng | good mrng sir | gud nite | helo sir | hlo | asalam alekum | tc bye |
    thnx | thankyou so much bro | sabaho | masa el kheir | kifak | keefak`,
};
