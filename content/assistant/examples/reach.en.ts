import type { Examples } from './examples-shape';

/** How to reach the company. */
export const REACH: Examples = {
  contact: `
    i need to talk with someone | how do i get in touch | can somebody ring me back | is there a person i can chat with |
    am i chatting with a machine | please get a sales guy to phone me | how to reach your team | put me through to a human |
    i prefer speaking to a real agent | contact details please | are you on instagram | do you have facebook page |
    do you guys speak hindi | can i get help in urdu | your website is broken | page gives error | the form does not submit |
    button on your website doing nothing | i want to move my appointment to next week | need to reschedule the visit |
    cancel the appointment for tomorrow | who can i ask about my project | kisi se baat karni hai | koi insaan hai kya |
    need call from sales team | have somebody contact me | is this ai or human | want to discuss my project with someone |
    which department should i call | leave a message for the engineer | do you speak french | can you reply in arabic |
    site keeps crashing on my phone | the calculator page shows blank | how can i contact you |
    i have a question who can i talk to | can i get a call | please call me on my number | have your sales person call me back |
    i would like to speak with your engineer | can someone explain on phone | human please | agent please |
    let me chat with a real person not bot | who do i contact for a big project | what's the quickest way to reach you |
    are you on linkedin | do you have tiktok | does anyone there speak malayalam | english speaking staff? |
    your website link is not working | images are not loading on your site | i can't send the form it shows an error |
    the website is very slow | need to change the date of the technician visit | i won't be home please postpone the visit |
    can i talk to the manager in charge of projects | who is responsible for sales in abu dhabi | customer care |
    where can i send a message to you | i don't want to talk to a computer | how can one reach your company |
    want to get in contact with the sales dept | can a sales engineer call me today |
    please have someone phone me regarding my villa | let me talk to whoever is in charge | i'd rather speak to a person |
    can i chat live with staff | is there an arabic speaking person | do you have an account on x or instagram |
    this page does not open | error when i press send | the simulator is stuck and won't load on my laptop |
    the tile calculator gives an error | can we shift the appointment to thursday | i want to cancel the visit |
    we have a meeting booked, need other time | who should i contact regarding technical questions |
    can i get contact of an engineer | the send button does not react | the page just keeps loading when i submit |
    nothing happens when i click on send | your web form is stuck | how do i get hold of you | shu el tare2a la etwasal ma3kom |
    bedi e7ki ma3 7ada | kisi insaan se baat karao | aap se kaise contact kare | momken 7ad yekalemni | simulator not loading |
    the roof simulator does not load | roof simulator not opening | calculator not loading`,
  number: `
    what is your telephone | give me the phone no | mobile no pls | which number to dial | landline of the sharjah office |
    your cell number | can i have your hotline | contact no of sales | tel please | share your number | number to ring |
    phone no. of showroom | what digits do i call | aapka number do | number bhejo | mobile number kya hai | raqam el telefon |
    do you have toll free number | office landline | send me a number i can phone | what's ur no | direct line for sales |
    number of the store in dubai | phone of the company | dial which number | what number can i call you on |
    phone number please | do you have a phone | how can i ring you | what is the contact number of your showroom |
    mobile of your salesman | can you give me a number for the warehouse | your telephone number please |
    i need your phone number for delivery driver | number to call for solar heaters | who do i phone and on what number |
    is +971 your number | call centre number | customer service phone | i want to phone you, which number | give number |
    contact number please | what's the phone for the solar department | number of your office |
    is there any phone number i can call on friday | could you text me the phone number | need your mobile | telephone contact |
    phone no do bhai | shu ra2mkon | kam raqamkom | ra2m el telephone`,
  email: `
    what is your email | where can i email you | email id | mail address of the company |
    which address do i send my drawings by mail | give email of sales | your e-mail pls | can i mail my inquiry |
    to what mail should i send boq | official email address | send email where | email address for tenders | aapka email kya hai |
    mail id do | do you have an email | share ur mail | where to send documents by email | e mail id of procurement |
    email for purchase order | inbox address | what is your email address | can i have your mail | where do i email my boq |
    i want to send you a drawing by email | please give email for quotation request | your company mail id pls | sales email |
    email contact | how can i send you an email | do you accept enquiries by email, what address | mail us where | info mail |
    which email for complaints | i would like to write you an email, what is the address |
    what's the mail for sending a cv or drawings | give me your email please | can i have an email to send the plans to |
    e-mail? | is there a mail address for enquiries | please provide email | where do i mail my boq |
    to which mail should the plan go | mail id of your sales | your mailid? | email kya hai | shu el email |
    mail address for boq and drawings | can i mail it to you, where`,
  whatsapp: `
    do you have whatsapp | whats app no | can i whatsapp you | send me on whatsapp | watsapp number pls |
    can i send photo by whatsapp | wtsp | is there a whatsapp | whatsapp par bhejo | whatsapp number do |
    message you on whatsapp | can we chat on whatsapp | share location on whatsapp | i want to send plan in whatsapp |
    whatsup number | waatsapp | on which number is your whatsapp | can you ping me on whatsapp | do you reply on whatsapp |
    whatsapp link | do you use whatsapp | can we talk on whatsapp | what is your whatsapp number |
    is there any whatsapp number to send pictures | whatsapp contact please | i prefer whatsapp | reply me on whatsapp please |
    can you send the catalogue on whatsapp | i will send location on whatsapp ok? | send details whatsapp | wats app |
    whatsapp available? | chat through whatsapp | whatsapp me the price | are you available on whatsapp |
    i sent a message on whatsapp is it your number | what's the number for whatsapp | whatsapp chat possible? |
    can i get the location by whatsapp | do you guys have whats app | send it to my whatsapp | wtsapp me | can i ping u on wtsp |
    3endkom whatsapp | whatsapp pe photo bhej sakta hu | wats up number`,
  locations: `
    how do i get to you | which area are you in | what emirate are you based in | share your location | google maps pin |
    is your shop in industrial area | how to find your office | do you have anything in dubai | any branch close to abu dhabi |
    can i come to your place | can i drop by and have a look | where can i look at the tiles physically |
    place where i can touch the tiles | display centre | address for visiting | nearest outlet to fujairah | which road |
    landmark near your shop | are you based in uae | where abouts are you | dukan kidhar hai | address bhejo |
    aapki shop kaha hai | wain el ma3rad | is there parking | can i pick the goods up myself |
    from where do i collect my material | are your stores open to the public in al ain |
    do you have physical shop or only online | how far are you from ajman | warehouse place |
    how do i reach your showroom by car | want to see materials before buying | po box | where are you located |
    what's the address of your showroom | is there any showroom i can visit | which city is your store in |
    i want to come see the tiles where should i go | do you have a branch in al ain | nearest showroom to me |
    give me directions to the shop | can you send me the map location | where's your head office |
    is the warehouse in sharjah or dubai | can i visit you | do you have any office in abu dhabi |
    where can i see samples in real life | show room location | your place is in which industrial area |
    can my driver collect tiles from your store | self pick up from warehouse possible? | how can my truck come and load |
    do you have a physical store | where exactly is it near which mall | can i walk in without appointment | where is your yard |
    how do i find you | is there a shop in ras al khaimah where i can see bricks | i'd like to come and see the products, where |
    in which part of sharjah are you | do you have a place in dubai where i can see tiles | is your showroom near the airport |
    how do i get there from abu dhabi | where can i come to see brick samples on display | address please |
    what is your exact location | location please | can i load the goods at your warehouse with my own truck |
    can we come pick the tiles up ourselves | any outlet in the northern emirates | are there other branches |
    can i see the tiles in person | where is the display area | i'm in al ain, where is your closest shop |
    is it possible to visit the warehouse | can i park a truck at your store | wein el ma7al bel zabt | fein el ma3rad |
    kidhar hai aapka showroom | map pin please | may i come to the showroom on thursday to look at tiles |
    can we visit the showroom this saturday with the architect | i'll visit you on monday at the showroom, where is it |
    can i pick up with my own truck | self collection from your yard | i will collect with my pickup |
    where do i see the tiles in reality | where can one see real tiles`,
  hours: `
    until when are you open | when do you shut | are you working tomorrow | what are your timings | do you work saturdays |
    is the shop closed on sunday | eid holiday timing | till what time can i come | ramadan timing | are you open right now |
    opening times pls | at what time do you start | is anyone there on friday afternoon | what time does the showroom close |
    working days of the week | can i come at 8 in the evening | are you closed for national day | do you open on weekends |
    kab khulta hai | shop kab tak khuli hai | friday ko khula hai | aaj band hai kya | dawam el jum3a |
    when can i come to the shop | lunch break time | is office working today | evening hours | business hours |
    open on public holidays? | what are your opening hours | what time do you open | what time do you close | are you open today |
    are you open on sundays | is the showroom open on saturday | do you work on friday | what days are you open |
    till when is the showroom open today | when is the best time to visit | opening hours during ramadan | are you closed in eid |
    can i come after 6 pm | can i visit early morning before work | working hours please | do you have a lunch break |
    is anybody there at weekend | office hours | are you open late | closing time | when do you open in the morning |
    at what hour do you close in the evening | is it possible to visit on a sunday | are you there on saturdays |
    what time can i visit your showroom | will you be open during eid | what are the working days | are you open at night |
    do you take a break at noon | can i pass by at 7 pm today | are you closed now | what is the timing of the shop |
    which day is your off day | jumma ko khula hai | itwar ko dukan khulti hai kya | kal dukan khuli hogi |
    shaam ko kitne baje tak khule ho | shop sunday ko band hai kya | el jum3a fat7een | emta bteftah | bteftaho el sabt |
    sa3at el dawam shu | friday morning can i find somebody there`,
};
