import type { ProfileId } from '@/content/catalogue/textures';
import { words } from '@/content/words';

/** What a profile looks like once it is laid: a line for its own page, taken from its drawing. */
export const profileWords = words(
  {
    portoghese:
      'Pan and roll in one piece, drawn as one S: a slope of rounded lines about {depth}\u00a0mm deep, with a clear shadow in each course.',
    marsigliese:
      'A flat tile with two shallow troughs, about {depth}\u00a0mm deep: the slope stays calm, and the joints draw a fine grid.',
    duna: 'Two shallow waves in one piece, about {depth}\u00a0mm deep: softer lines than a full S.',
    meridional:
      'A wide pan with a high round roll, about {depth}\u00a0mm deep: the look of a barrel roof from single interlocking pieces.',
    virtus:
      'A nearly flat tile with one raised edge, about {depth}\u00a0mm deep, for slopes that are read as a plane.',
    curva:
      'Half-round barrel tiles in two layers, pans below and covers above, about {depth}\u00a0mm deep: the traditional barrel roof, with the deepest shadow of our profiles.',
    lusa: 'A generous S with a wide flat pan, about {depth}\u00a0mm deep: few, broad lines down the slope.',
    plana:
      'A flat tile about {depth}\u00a0mm thick, without a roll: the roof becomes one plane with level courses, for modern buildings.',
    roman:
      'A flat pan with a round roll at one side, about {depth}\u00a0mm deep: straight lines with a shadow beside each.',
    wave: 'An even wave, about {depth}\u00a0mm deep, without a hard edge: the light runs over it in soft bands.',
  } satisfies Record<ProfileId, string>,
  {
    ar: {
      portoghese:
        'مجرى وقبة في قطعة واحدة على شكل حرف\u00a0S: سطح من خطوط مستديرة بعمق نحو {depth}\u00a0مم، وظل واضح في كل صف.',
      marsigliese:
        'قرميدة مستوية بمجريين قليلَي العمق، نحو {depth}\u00a0مم: يبقى السقف هادئًا، وترسم الفواصل شبكة دقيقة.',
      duna: 'موجتان خفيفتان في قطعة واحدة بعمق نحو {depth}\u00a0مم: خطوط أنعم من حرف S الكامل.',
      meridional:
        'مجرى عريض وقبة مستديرة مرتفعة بعمق نحو {depth}\u00a0مم: مظهر السقف نصف الأسطواني من قطع مفردة متداخلة.',
      virtus: 'قرميدة شبه مستوية بحافة مرتفعة واحدة، بعمق نحو {depth}\u00a0مم، لأسقف تُرى سطحًا واحدًا.',
      curva:
        'قطع نصف أسطوانية في طبقتين، المجاري في الأسفل والأغطية فوقها، بعمق نحو {depth}\u00a0مم: السقف التقليدي نصف الأسطواني، وأعمق ظل بين أشكالنا.',
      lusa: 'حرف S واسع بمجرى عريض مستوٍ، بعمق نحو {depth}\u00a0مم: خطوط قليلة عريضة على امتداد السقف.',
      plana:
        'قرميدة مستوية بسماكة نحو {depth}\u00a0مم بلا قبة: يصبح السقف سطحًا واحدًا بصفوف أفقية، للمباني الحديثة.',
      roman: 'مجرى مستوٍ وقبة مستديرة على جانب واحد، بعمق نحو {depth}\u00a0مم: خطوط مستقيمة بجانب كل منها ظل.',
      wave: 'موجة متساوية بعمق نحو {depth}\u00a0مم بلا حافة حادة: يمر الضوء فوقها في أشرطة ناعمة.',
    },
  },
);
