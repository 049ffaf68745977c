import type { Examples } from './examples-shape';

/** About this site and what it keeps. */
export const SITE: Examples = {
  simulator: `
    how can i see the tile on my house | roof simulator | can i try colours on a villa | visualise |
    upload my house photo and see tiles | preview of roof | how does the simulator work | design my roof online |
    can i change the roof colour on a picture | virtual try | see how brown tiles look on my villa | 3d villa |
    change wall colour and roof | simulation | apne ghar pe tile dekhna hai | can i save my simulation |
    render my house with your tiles | see it before buying on my own home picture | roof visualizer | mock up of my villa |
    choose texture in simulator | is there a program to try roof colours | why do i need to sign in to simulator |
    how do i download the simulated picture | share my design | see tile on building | how does the roof simulator work |
    can i see how the tiles look on my house | can i try different colours on my villa | where is the simulator |
    can i upload a photo of my house | is there a tool to see the roof before buying |
    how do i change the wall colour in the simulator | do i need to log in to use the simulator | can i save my design |
    can i download the image | i want to see my villa with red tiles | can i see the tile on a picture of my own house |
    can i preview brick on my house | 3d view of tiles on a house | design my villa roof online |
    what villas are in the simulator | can you show me my house with a new roof | how do i use your own roof tool |
    try tiles on my photo | roof design tool | may i try tiles on a picture of my own villa | where can i play with roof colours |
    can i look at a house with different tiles on your site | how do i put my house photo in |
    i would like to see what grey looks like on my roof | show my house with another roof |
    is there any way to preview the brick on a wall | can i change colours of the villa online | how do i start the simulator |
    can the simulator show stone walls | i can't imagine how it will look, can you show me on my house | download my simulation |
    send my simulator picture to my architect | does the simulator cost anything | which villas can i choose in the simulator |
    the 3d house where one changes colours, where is it | i saw a page to recolour a house, can't find it |
    that thing with the villa where you swap the roof | where was the house you can paint online`,
  photoCheck: `
    what does the photo check do | does the roof photo check find leaks | is photo check reliable |
    the photo check said it is not a roof | can ai find cracks in my roof | why was my photo refused | photo analysis accuracy |
    check my roof by picture | does it detect broken tiles | photo check wrong result | what photo is good for roof check |
    can the tool tell what is wrong with my roof | image too small | how accurate is the roof photo tool |
    is the check done by ai | roof picture inspection online | can you diagnose from a photo | what is the roof photo check |
    how does the photo check work | how accurate is the photo check | can you check my roof from a photo |
    can the photo check find cracks | can it see leaks in the picture | why does it say my photo is not a roof |
    my photo was rejected | what kind of photo do i need for the check | is the roof check done by a person or ai |
    can ai check my roof | the check says the photo is too small | does the roof check tell me if tiles are broken |
    is the photo check wrong sometimes | roof check by picture | can you analyze a picture of my roof |
    what does checking the photo tell me | how reliable is your picture check | can your photo tool see damage |
    will the photo check show where it leaks | the tool says there is no roof in my picture |
    my picture is refused in the roof check | which photo should i take for the check |
    does a person look at my photo in the check | is the photo check automatic |
    can a photo show if my tiles are broken, your check | what is roof check |
    it said my roof is damaged after i uploaded a picture, can i trust that |
    can your computer see from a snap what is wrong up there | it told me damaged, is it right |
    how sure is the result of the photo | is the answer about my picture trustworthy |
    if i take a snap of the roof will it know the problem | result of my roof photo, should i believe it |
    upload said not a roof`,
  account: `
    how do i sign up | create an account | register | do i need an account | change my email | update my phone number in profile |
    change username | why should i register | is registration free | edit profile | account banana hai |
    open an account on the site | how to log in first time | where is my profile | what do i get with an account |
    sign up problem | can two people share an account | change my name on account | make new account for my company |
    how do i create an account | do i need to register | how do i register | can i change my email address in my account |
    how do i update my details | how do i change my username | what is an account for | is it free to register |
    where can i edit my profile | i want to sign up | can i use the site without an account |
    how do i change the phone number in my profile | benefits of registering | why do i need an account |
    sign up for company account | how do i log in | where is the login page | can i open an account | what do i need to register |
    how is an account made | i want to register my company on the site | where do i change my details |
    i have a new email, how do i update it | can i change my user name | do i have to pay for an account |
    is an account necessary | where do i log in | my profile | change the phone saved in my profile |
    how do i correct the number in my account | do i have to sign up before using the site | is sign up compulsory to use this`,
  password: `
    i forgot my password | can't log in | login fails | reset password | code did not arrive | verification email not received |
    otp not coming | locked out | password bhool gaya | login nahi ho raha | wrong password message | how to change password |
    i can not access my account | sign in error | no email with code | my code expired | it says invalid credentials |
    email with reset link missing | unable to sign in | need new password | how do i reset my password | i can't log in |
    i did not receive the code | the verification code is not coming | my login doesn't work | it says wrong password |
    how do i change my password | i'm locked out of my account | the code has expired | i don't remember my password |
    no otp received | i didn't get the email to reset | login problem | can't sign in to my account |
    the confirmation email never arrived | lost password | i can't remember my password | i never got the code |
    how do i get a new password | my login is refused | no mail with the code came | i want another password |
    the sign in does not work | your site won't let me in | reset my login | it says code invalid | where can i reset |
    code nahi aaya | login nahi ho pa raha | ma wesel el code`,
  erase: `
    delete my data | what do you do with my photo | privacy policy | do you save my picture | remove my account |
    are my details shared | cookies | unsubscribe | gdpr | who sees my information | is my information secure |
    mera account delete karo | do you sell data | close my account | does the photo leave my phone |
    how long do you keep my enquiry | delete everything about me | stop emails | do you track visitors |
    is the uploaded house picture public | data protection | forget me | erase my enquiry | do you store my phone number |
    how do i delete my account | can you delete my data | what data do you store about me | what do you do with my photos |
    is my photo sent to you | do you keep my pictures | who can see my data | is my personal information safe |
    do you share my data | do you use cookies | how do i unsubscribe from emails | privacy policy please |
    i want to remove my information | how long do you keep my data | do you sell my phone number | where are my photos stored |
    is my photo uploaded to the internet | please erase everything you have on me | is it private |
    i don't want marketing emails | does this chat get saved | who reads these messages | i want my account gone |
    what happens to the photo of my house | do you pass my data to others | which data are kept of me | please delete my photos |
    can you remove my enquiry and number | is this conversation stored | does anyone at your company see my photo |
    cookie settings | stop sending me newsletters | how is my privacy protected | where can i read about privacy |
    how can i have my data erased | take me off your list | please take my number out of your system |
    remove me from your database | who gets to look at the picture of my house i uploaded | family is in the photo, who sees it |
    kids are visible in the picture, is it public | mera number hata do`,
};
