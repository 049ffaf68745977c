/**
 * Words that stand for each other in a question: “how heavy is duna” asks what “how heavy is plana” asks. Spelt as
 * `foldedWords` leaves them.
 */
export const WORD_KINDS: Readonly<Record<string, string>> = {
  '@colour':
    'red blue green brown white black grey gray beige maroon yellow pink orange terracotta anthracite cream احمر ازرق اخضر بني ابيض اسود رمادي بيج عنابي اصفر برتقالي كحلي حمرا بيضا سودا',
  '@profile':
    'duna virtus plana portoghese marsigliese meridional curva lusa romana roman دونا فيرتوس بلانا بورتوغيز مارسيليا مارسيلي كورفا روماني',
  '@maker': 'braas bmi cobert ceipo cejatel yamama paloma isiklar monier براس كوبرت يمام بالوما ايشكلار',
  '@heater': 'cmg sigma سيجما سيغما',
  '@country':
    'italy italian spain spanish portugal portuguese china chinese turkey turkish india indian europe european ايطالي اسباني تركي صيني ايطاليا اسبانيا تركيا صين برتغالي برتغال',
  '@place':
    'dubai sharjah ajman fujairah dhabi ain rak khaimah quwain uae emirates liwa دبي شارق عجمان فجير ابوظبي عين خيم قيوين امار ليوا',
  '@abroad':
    'oman qatar saudi bahrain kuwait iraq kenya africa maldive yemen muscat doha riyadh jordan عمان قطر سعودي بحرين كويت عراق اردن يمن مسقط دوح رياض افريقيا',
};
